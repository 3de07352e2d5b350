package dev.carrel.library.export;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import dev.carrel.document.CapturedPage;
import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.index.Described;
import dev.carrel.read.CleanText;

/// A document as a bibliography lists it.
///
/// @param key what it is cited by, unlike that of any other document of the library
record Cited(String key, Described described) {
    private static final String EDITOR = "editor";

    Metadata metadata() {
        return described.metadata();
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
                : Optional.of(PublicationDate.of(metadata().year(), metadata().published()));
    }

    /// When a page that bears no date was looked at.
    Optional<String> accessed() {
        return isDatedByCapture() ? Optional.ofNullable(metadata().published()) : Optional.empty();
    }

    private boolean isDatedByCapture() {
        return CapturedPage.TOLD.equals(metadata().told().get("published"));
    }

    /// A paper in a book that somebody edited; journals name no editors.
    boolean isChapter() {
        return metadata().type() == DocumentType.PAPER && metadata().site() != null && !authors().isEmpty()
                && (!named(EDITOR).isEmpty() || !named("book author").isEmpty());
    }
}
