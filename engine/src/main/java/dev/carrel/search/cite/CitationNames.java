package dev.carrel.search.cite;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Metadata;
import dev.carrel.index.DocumentSummary;

/// The names that the documents of one answer are cited by: the cite key, else author and year, else the beginning of
/// the title, else the id. Documents that would have the same name get letters, in the order of their ids.
public final class CitationNames {
    private static final int TITLE = 40;
    private static final int SHORT_ID = 8;

    private final Map<DocumentId, String> names = new HashMap<>();

    private CitationNames() {}

    public static CitationNames of(Collection<DocumentSummary> documents) {
        Map<String, TreeSet<DocumentId>> alike = new TreeMap<>();
        documents.forEach(document -> alike.computeIfAbsent(name(document), _ -> new TreeSet<>())
                .add(document.origin().id()));
        CitationNames citing = new CitationNames();
        alike.forEach(citing::add);
        return citing;
    }

    private void add(String name, Collection<DocumentId> ids) {
        int number = 0;
        for (DocumentId id : ids) {
            names.put(id, ids.size() == 1 ? name : lettered(name, number++));
        }
    }

    private static String lettered(String name, int number) {
        String letter = number < 26 ? String.valueOf((char) ('a' + number)) : "-" + (number + 1);
        return Character.isDigit(name.charAt(name.length() - 1)) ? name + letter : name + " " + letter;
    }

    public String name(DocumentId id) {
        return Objects.requireNonNull(names.get(id), () -> "not of this answer: " + id);
    }

    /// `[smith2023, p. 4 ¶2]`.
    public String citation(DocumentId id, PageSpot from, PageSpot to) {
        return "[" + name(id) + ", " + from.to(to) + "]";
    }

    private static String name(DocumentSummary document) {
        Metadata metadata = document.metadata();
        if (metadata.citekey() != null) {
            return plain(metadata.citekey());
        }
        String year = metadata.year() == null ? "" : " " + metadata.year();
        String authors = authors(metadata.authors());
        String name = plain(authors.isEmpty() ? beginning(metadata.title()) : authors);
        return name.isEmpty() ? document.origin().id().value().substring(0, SHORT_ID) : name + year;
    }

    private static String authors(List<String> authors) {
        List<String> surnames = authors.stream().map(Surname::of).filter(name -> !name.isBlank()).toList();
        return switch (surnames.size()) {
            case 0 -> "";
            case 1 -> surnames.getFirst();
            case 2 -> surnames.getFirst() + " & " + surnames.getLast();
            default -> surnames.getFirst() + " et al.";
        };
    }

    /// As many whole words as are short enough, or the beginning of a first one that is not.
    private static String beginning(String title) {
        String plain = plain(title);
        if (plain.length() <= TITLE) {
            return plain;
        }
        int blank = plain.lastIndexOf(' ', TITLE);
        return blank > 0
                ? plain.substring(0, blank) + "…"
                : plain.substring(0, plain.offsetByCodePoints(0, TITLE / 2)) + "…";
    }

    /// On one line and without the brackets that a citation stands in.
    private static String plain(String text) {
        return text.replaceAll("[\\[\\]\\p{Cntrl}]", " ").replaceAll("\\s+", " ").strip();
    }
}
