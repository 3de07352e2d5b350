package dev.carrel.library.export;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.PersonName;
import dev.carrel.read.CleanText;

/// The parts of a citation that every reader reads alike: who made a work, and where it can be looked at.
final class Citation {
    /// More names than this are not read.
    private static final int NAMES = 6;

    private Citation() {}

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

    /// The link to a work: by its DOI, else its address, if that is one of the web.
    static Optional<String> link(Metadata metadata) {
        if (metadata.doi() != null) {
            return Optional.of("https://doi.org/" + metadata.doi());
        }
        return Optional.ofNullable(metadata.url()).map(CleanText::line)
                .filter(address -> address.matches("(?i)https?://\\S+"));
    }
}
