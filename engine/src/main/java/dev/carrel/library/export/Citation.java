package dev.carrel.library.export;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.index.DocumentSummary;
import dev.carrel.read.CleanText;

/// A document as one line of text, to be pasted anywhere: `Author (Year). Title. Venue. DOI`.
public final class Citation {
    /// More names than this are not read.
    private static final int NAMES = 6;

    private Citation() {}

    public static String of(DocumentSummary described) {
        CitedWork document = CitedWork.of("", described);
        Metadata metadata = document.metadata();
        StringBuilder line = new StringBuilder(names(document));
        document.published().ifPresent(date -> line.append(line.isEmpty() ? "" : " ").append("(")
                .append(date.year()).append(")"));
        sentence(line, metadata.title());
        sentence(line, metadata.site() == null ? "" : metadata.site());
        sentence(line, link(metadata).orElse(""));
        return line.toString();
    }

    private static void sentence(StringBuilder line, String text) {
        String clean = CleanText.line(text);
        if (!clean.isEmpty()) {
            boolean ended = line.isEmpty() || ".?!".indexOf(line.charAt(line.length() - 1)) >= 0;
            line.append(line.isEmpty() ? "" : ended ? " " : ". ").append(clean);
        }
    }

    /// Authors, or those who edited it.
    static String names(CitedWork document) {
        List<PersonName> authors = document.authors();
        List<PersonName> editors = document.contributors().getOrDefault("editor", List.of());
        return authors.isEmpty() && !editors.isEmpty()
                ? joined(editors) + (editors.size() == 1 ? " (ed.)" : " (eds.)")
                : joined(authors);
    }

    private static String joined(List<PersonName> people) {
        List<String> names = people.stream().map(PersonName::natural).toList();
        if (names.size() > NAMES) {
            return names.stream().limit(NAMES).collect(Collectors.joining(", ")) + " et al.";
        }
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.getLast();
    }

    /// Where it can be looked at: by its DOI, else at its address, if that is one of the web.
    static Optional<String> link(Metadata metadata) {
        if (metadata.doi() != null) {
            return Optional.of("https://doi.org/" + CleanText.line(metadata.doi()));
        }
        return Optional.ofNullable(metadata.url()).map(CleanText::line)
                .filter(address -> address.matches("(?i)https?://\\S+"));
    }
}
