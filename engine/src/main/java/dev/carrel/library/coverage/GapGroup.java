package dev.carrel.library.coverage;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;

/// One reason why something cannot be found, with all that it concerns.
public record GapGroup(CoverageGap gap, List<Member> members) {
    public GapGroup {
        members = List.copyOf(members);
    }

    /// A document of which the rest can be found, an attachment of one, or something that could not be read at all.
    ///
    /// @param part the attachment that it is about; empty if it is about the document or the file itself
    public record Member(Kind kind, Origin origin, String part, int pages) {
        /// The sort of gap that it is.
        public enum Kind {
            DOCUMENT, ATTACHMENT, NOT_READ
        }

        private static Member of(Failure failure) {
            return new Member(switch (failure.extent()) {
                case WHOLE -> Kind.NOT_READ;
                case PART -> Kind.ATTACHMENT;
            }, failure.origin(), "", 0);
        }

        private boolean isAttachment() { return kind == Kind.ATTACHMENT; }
    }

    private record Told(Reason reason, Member member) {}

    /// All of a library, the most frequent reason first. An attachment that failed is told by its document.
    public static List<GapGroup> of(List<Failure> failures, List<Coverage> documents) {
        Map<String, List<Told>> groups = new LinkedHashMap<>();
        Set<Reason> parts = failures.stream().filter(failure -> failure.extent() == Failure.Extent.PART)
                .map(Failure::reason).collect(Collectors.toSet());
        failures.forEach(failure -> add(groups, new Told(failure.reason(), Member.of(failure))));
        documents.forEach(document -> CoverageGap.of(document)
                .forEach(gap -> add(groups, told(gap, document.origin(), parts))));
        return groups.values().stream().map(GapGroup::of)
                .sorted(Comparator.comparingInt((GapGroup group) -> group.gap.documents()).reversed()
                        .thenComparing(group -> ReasonText.of(group.gap.reason())))
                .toList();
    }

    private static void add(Map<String, List<Told>> groups, Told told) {
        groups.computeIfAbsent(CoverageGap.alike(told.reason), _ -> new ArrayList<>()).add(told);
    }

    /// A document tells which of its attachments it is about.
    private static Told told(CoverageGap gap, Origin origin, Set<Reason> parts) {
        return gap.pages() == 0 && gap.reason() instanceof Reason.InAttachment(String file, _, Reason reason)
                && parts.contains(reason)
                        ? new Told(reason, new Member(Member.Kind.DOCUMENT, origin, file, 0))
                        : new Told(gap.reason(),
                                new Member(Member.Kind.DOCUMENT, origin, "", gap.pages()));
    }

    private static GapGroup of(List<Told> told) {
        Set<String> sources = told.stream().map(Told::member).filter(member -> !member.part.isEmpty())
                .map(member -> member.origin.source()).collect(Collectors.toSet());
        List<Member> members = told.stream().map(Told::member)
                .filter(member -> !member.isAttachment() || !sources.contains(member.origin.source()))
                .toList();
        Set<DocumentId> documents = members.stream().map(member -> member.origin.id())
                .collect(Collectors.toSet());
        return new GapGroup(new CoverageGap(told.getFirst().reason, documents.size(),
                members.stream().mapToInt(Member::pages).sum()), members);
    }
}
