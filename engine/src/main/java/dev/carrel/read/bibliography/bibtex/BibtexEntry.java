package dev.carrel.read.bibliography.bibtex;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An entry of a BibTeX file as it is written: values still hold LaTeX.
///
/// @param type   in lower case
/// @param key    empty where it has none
/// @param fields by their names in lower case, in the order of the file
/// @param repeated fields whose names an earlier field has; BibTeX passes over them
/// @param line   where it starts, from 1
record BibtexEntry(String type, String key, Map<String, String> fields, List<Repeated> repeated, int line) {
    /// A field that the entry has once more.
    record Repeated(String name, String value) {}

    BibtexEntry {
        fields = new LinkedHashMap<>(fields);
        repeated = List.copyOf(repeated);
    }

    Optional<String> field(String name) {
        return Optional.ofNullable(fields.get(name)).filter(value -> !value.isBlank());
    }

    /// The first of some fields that says something.
    Optional<String> first(String... names) {
        for (String name : names) {
            Optional<String> value = field(name);
            if (value.isPresent()) {
                return value;
            }
        }
        return Optional.empty();
    }
}
