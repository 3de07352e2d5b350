package dev.carrel.assist.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.assist.check.CheckedSentence.Status;
import dev.carrel.assist.check.claim.Carrying;
import dev.carrel.assist.check.claim.SourceText;
import dev.carrel.assist.check.claim.Word;
import dev.carrel.assist.check.claim.WordReader;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.text.TextSpan;
import dev.carrel.index.FoundPassage;

/// Checks one sentence after the other against the same passages.
final class SentenceCheck {
    /// Fewer words say nothing that could be wrong, so nothing that could be checked.
    private static final int LEAST = 2;
    private static final int MOST_SUPPORTS = 3;
    /// Where one clause of a sentence may end and another begin.
    private static final Pattern JOINT = Pattern
            .compile(";\\s{1,9}|,?\\s{1,9}(?:and|but|while|whereas|although)\\s{1,9}");
    private static final int MOST_JOINTS = 8;
    /// A longer text is no sentence.
    private static final int LONGEST = 20_000;
    private static final int MOST_QUOTES = 20;
    private static final Pattern ELLIPSIS = Pattern
            .compile("[\\[(]?\\s{0,9}(?:…|\\.\\s?\\.\\s?\\.)\\s{0,9}[\\])]?");

    private final List<Carrying> given;
    private final Map<String, PassageId> keys;
    private final QuoteCheck quotes;
    private final WordReader reader;
    private final Disagreement disagreement;

    SentenceCheck(List<List<FoundPassage>> runs, Map<String, PassageId> keys, QuoteCheck quotes,
            WordReader reader) {
        List<SourceText> sources = runs.stream().map(run -> new SourceText(run, reader)).toList();
        this.given = sources.stream().map(Carrying::new).toList();
        this.keys = keys;
        this.quotes = quotes;
        this.reader = reader;
        this.disagreement = new Disagreement(sources, reader);
    }

    /// A sentence whose quotations have been verified.
    ///
    /// @param text    as it may be shown
    /// @param outside what it says besides its quotations
    private record Verified(String text, String outside, List<QuoteCheck.Verified> quotes) {
        boolean isStruck() { return quotes.stream().anyMatch(quote -> quote.places().isEmpty()); }

        List<CheckedQuote> checked() {
            return quotes.stream().map(QuoteCheck.Verified::quote).toList();
        }
    }

    CheckedSentence check(DraftSentence sentence) throws IOException {
        if (sentence.text().length() > LONGEST) {
            return new CheckedSentence(sentence.text(), Status.UNSUPPORTED, List.of(), List.of(), Set.of());
        }
        Verified verified = verified(sentence.text());
        if (verified.isStruck()) {
            return new CheckedSentence(verified.text, Status.STRUCK, List.of(), verified.checked(), Set.of());
        }
        List<Support> supports = supports(verified, cited(sentence));
        return supports.isEmpty()
                ? new CheckedSentence(verified.text, Status.UNSUPPORTED, List.of(), verified.checked(),
                        disagreement.of(verified.text))
                : new CheckedSentence(verified.text, Status.CHECKED, supports, verified.checked(), Set.of());
    }

    /// All of it is said to stand on a page.
    CheckedSentence quotation(DraftSentence quote) throws IOException {
        QuoteCheck.Verified verified = quotes.verify(quote.text());
        List<QuoteCheck.Verified> alone = List.of(verified);
        if (verified.places().isEmpty()) {
            return new CheckedSentence(quote.text(), Status.STRUCK, List.of(), List.of(verified.quote()),
                    disagreement.of(quote.text()));
        }
        List<Support> supports = quoted(alone, where(alone), cited(quote));
        return new CheckedSentence(verified.shown(),
                supports.isEmpty() ? Status.UNSUPPORTED : Status.CHECKED, supports,
                List.of(verified.quote()), Set.of());
    }

    private Set<PassageId> cited(DraftSentence sentence) {
        return sentence.keys().stream().filter(keys::containsKey)
                .map(key -> Objects.requireNonNull(keys.get(key)))
                .collect(Collectors.toSet());
    }

    private Verified verified(String text) throws IOException {
        StringBuilder shown = new StringBuilder();
        StringBuilder outside = new StringBuilder();
        List<QuoteCheck.Verified> found = new ArrayList<>();
        int at = 0;
        for (TextSpan span : QuotedSpans.of(text)) {
            String said = span.in(text).strip();
            QuoteCheck.Verified quote = found.size() < MOST_QUOTES
                    ? quotes.verify(said)
                    : QuoteCheck.absent(said);
            found.add(quote);
            shown.append(text, at, span.start()).append(quote.shown());
            outside.append(text, at, span.start()).append(' ');
            at = span.end();
        }
        return new Verified(shown.append(text, at, text.length()).toString(),
                outside.append(text, at, text.length()).toString(), found);
    }

    private List<Support> supports(Verified verified, Set<PassageId> cited) {
        List<Carrying> where = where(verified.quotes);
        if (!verified.quotes.isEmpty() && isOnlyFrame(verified.outside)) {
            return quoted(verified.quotes, where, cited);
        }
        return ReportingFrame.without(verified.text).stream()
                .map(claim -> claimed(claim, where, cited)).filter(supports -> !supports.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    private boolean isOnlyFrame(String outside) {
        return reader.read(ReportingFrame.without(outside).getLast()).stream().allMatch(Word::isFree);
    }

    /// The texts of documents that hold every quotation, those that were not given last.
    private List<Carrying> where(List<QuoteCheck.Verified> verified) {
        List<Carrying> where = new ArrayList<>(given);
        for (QuoteCheck.Verified quote : verified) {
            Set<DocumentId> documents = quote.documents();
            quote.places().stream().filter(place -> !isGiven(place))
                    .forEach(place -> where.add(new Carrying(new SourceText(List.of(place), reader))));
            where.removeIf(carrying -> !documents.contains(carrying.source().document())
                    && !QuoteCheck.standsIn(carrying.source().passages(), quote));
        }
        return where;
    }

    private boolean isGiven(FoundPassage place) {
        return given.stream().flatMap(carrying -> carrying.source().passages().stream())
                .anyMatch(found -> found.passage().id().equals(place.passage().id()));
    }

    /// Each quotation where it stands, whole.
    private List<Support> quoted(List<QuoteCheck.Verified> verified, List<Carrying> where,
            Set<PassageId> cited) {
        Set<Support> supports = new LinkedHashSet<>();
        for (QuoteCheck.Verified quote : verified) {
            for (String part : ELLIPSIS.split(quote.shown())) {
                List<Word> words = reader.read(part);
                List<Support> carried = carried(words, Carrying.Extent.WORDS, where, cited);
                if (carried.isEmpty() && !words.stream().allMatch(Word::isFree)) {
                    return List.of();
                }
                carried.stream().limit(1).forEach(supports::add);
            }
        }
        return List.copyOf(supports);
    }

    private List<Support> claimed(String claim, List<Carrying> where, Set<PassageId> cited) {
        List<Word> words = reader.read(claim);
        if (words.stream().filter(word -> !word.isFree()).count() < LEAST) {
            return List.of();
        }
        List<Support> whole = carried(words, Carrying.Extent.CLAUSE, where, cited);
        return whole.isEmpty() ? inTwo(claim, where, cited) : whole;
    }

    /// Two clauses that two sentences carry, each from its beginning.
    private List<Support> inTwo(String claim, List<Carrying> where, Set<PassageId> cited) {
        Matcher joint = JOINT.matcher(claim);
        for (int i = 0; i < MOST_JOINTS && joint.find(); i++) {
            List<Support> first = opening(claim.substring(0, joint.start()), where, cited);
            List<Support> second = first.isEmpty()
                    ? List.of()
                    : opening(claim.substring(joint.end()), where, cited);
            if (!second.isEmpty()) {
                return Stream.of(first.getFirst(), second.getFirst()).distinct().toList();
            }
        }
        return List.of();
    }

    private List<Support> opening(String clause, List<Carrying> where, Set<PassageId> cited) {
        List<Word> words = reader.read(clause);
        return words.stream().filter(word -> !word.isFree()).count() < LEAST
                ? List.of()
                : carried(words, Carrying.Extent.OPENING, where, cited);
    }

    /// The places where least is left out; of these first what the model cited.
    private static List<Support> carried(List<Word> words, Carrying.Extent extent, List<Carrying> where,
            Set<PassageId> cited) {
        List<Carrying.Found> found = where.stream().map(carrying -> carrying.find(words, extent))
                .flatMap(Optional::stream).toList();
        int least = found.stream().mapToInt(Carrying.Found::omitted).min().orElse(0);
        return found.stream().filter(each -> each.omitted() == least)
                .map(each -> new Support(each.passage(), each.sentence()))
                .sorted(Comparator.comparing(support -> !cited.contains(support.found().passage().id())))
                .limit(MOST_SUPPORTS).toList();
    }
}
