package dev.carrel.document.bibliography;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// All that a bibliography or reference manager tells about a work, in its own words.
///
/// @param type     the source's own word: `inproceedings`, `CONF`, `paper-conference`, `conferencePaper`; also one that
///                 nobody else knows
/// @param fields   in the order of the source, those that hold names among them
/// @param creators everybody who is named, in order, taken apart into the parts of their names
public record BibliographyEntry(BibliographyVocabulary vocabulary, String type, List<EntryField> fields,
        List<Creator> creators) {
    public BibliographyEntry {
        fields = List.copyOf(fields);
        creators = List.copyOf(creators);
    }

    /// The kind of work, where the source's word for it is known.
    public Optional<WorkType> workType() {
        return WorkType.of(vocabulary, type);
    }

    /// The text of the first field of this name that says something.
    public Optional<String> text(String name) {
        return fields.stream().filter(field -> field.name().equals(name) && !field.text().isBlank())
                .map(EntryField::text).findFirst();
    }

    /// Fields of one name joined, for being shown.
    public Map<String, String> shown() {
        return fields.stream().filter(field -> !field.text().isBlank())
                .collect(Collectors.toMap(EntryField::name, EntryField::text,
                        (first, next) -> first + "; " + next, LinkedHashMap::new));
    }
}
