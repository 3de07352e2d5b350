package dev.carrel.read.bibliography.ris;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.DocumentType;
import dev.carrel.document.bibliography.BibliographyEntry;
import dev.carrel.document.bibliography.BibliographyVocabulary;
import dev.carrel.document.bibliography.Creator;
import dev.carrel.document.bibliography.EntryField;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.CleanText;
import dev.carrel.read.bibliography.BibliographyWork;
import dev.carrel.read.bibliography.LinkedFile;
import dev.carrel.read.bibliography.PublishedDate;
import dev.carrel.read.tex.TexInText;

/// The meaning of a RIS entry's tags, in the order of trust.
final class RisWork {
    private static final Set<String> PAGES = Set.of("ELEC", "ICOMM", "WEB", "BLOG");
    private static final Set<String> BOOKS = Set.of("BOOK", "EBOOK", "EDBOOK", "UNPB");

    private static final Set<String> PEOPLE = Set.of("AU", "A1", "A2", "ED", "A3", "A4", "TA");

    private record Tagged(String tag, String value) {}

    private final String type;
    private final List<Tagged> values = new ArrayList<>();

    RisWork(String type) {
        this.type = type;
    }

    void add(String tag, String value) {
        values.add(new Tagged(tag, value));
    }

    /// A wrapped line; a blank one parts paragraphs.
    void goOn(String line) {
        if (!values.isEmpty()) {
            Tagged last = values.removeLast();
            values.add(new Tagged(last.tag(), last.value() + "\n" + line));
        }
    }

    BibliographyWork work() {
        BibliographyWork work = new BibliographyWork(first("ID"),
                PAGES.contains(type) ? DocumentType.PAGE : DocumentType.PAPER);
        all("TI", "T1", "CT").map(TexInText::shown).forEach(work::title);
        if (BOOKS.contains(type)) {
            all("BT", "T2").forEach(work::title);
        }
        all("BT", "ST", "T2").forEach(work::title);
        people(work);
        work.published(published());
        all("DO", "M3", "UR", "L3", "N1").forEach(work::doi);
        all("UR", "LK", "L2", "L3").forEach(value -> value.lines().forEach(work::url));
        all("AB", "N2").forEach(work::summary);
        all("JF", "JO", "T2", "JA", "J2", "J1", "BT", "PB").forEach(work::site);
        all("KW").forEach(words -> work.tags(List.of(words.split("\\s*[;\n]\\s*"))));
        all("N1", "RN", "PA").forEach(work::note);
        return work.entry(told());
    }

    private BibliographyEntry told() {
        List<Creator> creators = new ArrayList<>();
        for (Tagged value : values) {
            if (PEOPLE.contains(value.tag())) {
                value.value().lines().filter(name -> !name.isBlank())
                        .forEach(name -> creators.add(new Creator(value.tag(), person(name))));
            }
        }
        return new BibliographyEntry(BibliographyVocabulary.RIS, type, values.stream()
                .map(value -> EntryField.of(value.tag(), CleanText.clean(value.value()).strip(),
                        CleanText.printable(value.value()).strip()))
                .toList(),
                creators);
    }

    /// The year that is told first, to the day if another tag knows it.
    private PublishedDate published() {
        List<PublishedDate> dates = all("PY", "Y1", "DA").map(PublishedDate::of)
                .filter(date -> date.year() != null)
                .toList();
        return dates.stream().filter(date -> Objects.equals(date.year(), dates.getFirst().year()))
                .max(Comparator.comparingInt(date -> String.valueOf(date.day()).length()))
                .orElse(PublishedDate.UNKNOWN);
    }

    private void people(BibliographyWork work) {
        work.authors(names("AU", "A1"));
        work.contributors("editor", names("A2", "ED")).contributors("series editor", names("A3"));
        work.contributors("translator", names("A4", "TA"));
        work.authorsAmong(List.of("editor", "series editor", "translator"));
    }

    private List<String> names(String... tags) {
        return all(tags).flatMap(name -> name.lines())
                .map(name -> name.contains(",") ? person(name).natural() : CleanText.line(name)).distinct()
                .toList();
    }

    /// `Last, First, Suffix`; without a comma as it stands.
    private static PersonName person(String written) {
        String[] parts = CleanText.line(written).split("\\s*,\\s*");
        return switch (parts.length) {
            case 0, 1 -> PersonName.of(written.strip().replaceFirst(",$", ""));
            case 2 -> PersonName.of(parts[0], parts[1], "");
            default -> PersonName.of(parts[0], parts[1], parts[2]);
        };
    }

    List<LinkedFile> files() {
        return all("L1", "L4", "L2").flatMap(value -> value.lines().flatMap(RisWork::paths))
                .map(path -> LinkedFile.of(path, path.replace("%20", " "))).toList();
    }

    /// EndNote puts several into one tag.
    private static Stream<String> paths(String line) {
        return Stream.of(line.split("\\s*;\\s*")).map(String::strip).filter(path -> !path.isEmpty());
    }

    private String first(String tag) {
        return all(tag).findFirst().orElse("");
    }

    private Stream<String> all(String... tags) {
        return Stream.of(tags).flatMap(tag -> values.stream().filter(value -> value.tag().equals(tag)))
                .map(Tagged::value).filter(value -> !value.isBlank());
    }
}
