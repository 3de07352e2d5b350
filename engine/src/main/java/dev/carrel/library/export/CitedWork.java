package dev.carrel.library.export;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.document.bibliography.WorkType.Family;
import dev.carrel.document.label.WorkLabels;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.index.CuratedWork;
import dev.carrel.read.CleanText;

/// A work as a bibliography lists it.
///
/// @param key what it is cited by, unlike that of any other work of the library
/// @param otherKeys the keys that its other versions came with
record CitedWork(String key, List<String> otherKeys, CuratedWork work) {
    private static final String AUTHOR = "author";
    private static final String EDITOR = "editor";

    Metadata metadata() {
        return work.metadata();
    }

    /// The tags of its sources and the reader's own.
    List<String> tags() {
        Set<String> known = metadata().tags().stream().map(WorkLabels::normal).collect(Collectors.toSet());
        return Stream.concat(metadata().tags().stream(), work.labels().tags().stream()
                .filter(tag -> !known.contains(WorkLabels.normal(tag)))).toList();
    }

    /// The entries of bibliographies about it, the curated version first.
    List<BibliographyEntry> entries() {
        return work.versions().stream().map(version -> version.metadata().entry()).filter(Objects::nonNull)
                .toList();
    }

    /// The entry that gives its type.
    private Optional<BibliographyEntry> entry() {
        return entries().stream().findFirst();
    }

    /// Whether its curated version is told in the words of a vocabulary.
    boolean isFrom(BibliographyVocabulary vocabulary) {
        return entry().filter(entry -> entry.vocabulary() == vocabulary).isPresent();
    }

    /// The kind of work: as the source told, else what the library takes it for; empty if nobody knows the source's word.
    Optional<WorkType> type() {
        return entry().map(BibliographyEntry::workType)
                .orElseGet(() -> Optional.of(switch (metadata().type()) {
                    case PAPER -> isChapter()
                            ? WorkType.CHAPTER
                            : metadata().site() == null ? WorkType.PREPRINT : WorkType.JOURNAL_ARTICLE;
                    case DOCUMENTATION -> WorkType.DOCUMENTATION;
                    case PAGE -> WorkType.WEB_PAGE;
                    case NOTE -> WorkType.MANUSCRIPT;
                }));
    }

    /// The vocabulary's word for its type: the source's own word, if that is of this vocabulary.
    String type(BibliographyVocabulary vocabulary) {
        return entry().filter(entry -> entry.vocabulary() == vocabulary && !entry.type().isBlank())
                .map(BibliographyEntry::type)
                .orElseGet(() -> type().orElse(WorkType.DOCUMENT).word(vocabulary));
    }

    /// The source's word for its type, if nobody else knows it.
    Optional<String> unknownType() {
        return entry().filter(entry -> entry.workType().isEmpty()).map(BibliographyEntry::type)
                .filter(type -> !type.isBlank());
    }

    /// The genre that tells theses apart where there is one type for all of them.
    Optional<String> genre() {
        return type().map(type -> switch (type) {
            case DOCTORAL_THESIS -> "PhD thesis";
            case MASTERS_THESIS -> "Master’s thesis";
            default -> "";
        }).filter(genre -> !genre.isEmpty());
    }

    Family family() {
        return type().map(WorkType::family).orElse(Family.OTHER);
    }

    static Family family(BibliographyEntry entry) {
        return entry.workType().map(WorkType::family).orElse(Family.OTHER);
    }

    /// Those who wrote it. Editors who only stand in for authors in the library are named as what they are.
    List<PersonName> authors() {
        return people(metadata().authors().equals(named(EDITOR)) ? List.of() : metadata().authors());
    }

    /// Everybody else, by what they did.
    Map<String, List<PersonName>> contributors() {
        Map<String, List<PersonName>> byRole = new TreeMap<>();
        metadata().contributors()
                .forEach(each -> byRole.computeIfAbsent(each.role(), role -> people(named(role))));
        return byRole;
    }

    /// Everybody as the library names them, the authors first.
    Map<String, List<PersonName>> described() {
        Map<String, List<PersonName>> byRole = new LinkedHashMap<>();
        if (!authors().isEmpty()) {
            byRole.put(AUTHOR, authors());
        }
        contributors().forEach(byRole::putIfAbsent);
        return byRole;
    }

    private List<String> named(String role) {
        return metadata().contributors().stream().filter(each -> each.role().equals(role))
                .map(Contributor::name).toList();
    }

    private static List<PersonName> people(List<String> names) {
        return names.stream().filter(name -> !name.isBlank()).map(CleanText::line).map(PersonName::of)
                .toList();
    }

    /// When it was published, as far as a source told.
    Optional<PublicationDate> published() {
        return isDatedByCapture() || metadata().year() == null
                ? Optional.empty()
                : Optional.of(PublicationDate.of(metadata().year().value(), metadata().published()));
    }

    /// When a page that bears no date was looked at.
    Optional<String> accessed() {
        return isDatedByCapture() ? Optional.ofNullable(metadata().published()) : Optional.empty();
    }

    private boolean isDatedByCapture() {
        return CapturedPage.TOLD.equals(metadata().told().get("published"));
    }

    /// A paper in a book that somebody edited; journals name no editors.
    private boolean isChapter() {
        return metadata().type() == DocumentType.PAPER && metadata().site() != null && !authors().isEmpty()
                && (!named(EDITOR).isEmpty() || !named("book author").isEmpty());
    }
}
