package dev.carrel.citation.mark;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.Reference;

/// `[@smith2019; @lee2020]` and `@smith2019` in Markdown, `[smith2019,lee2020]` where LaTeX said `\cite`, `[Smi01]` where the list
/// prints such labels.
final class Keys implements MarkForm {
    private static final Pattern AT = Pattern
            .compile("(?<![\\p{L}\\p{N}])@([\\p{L}\\p{N}_][\\p{L}\\p{N}_:.#$%&+?<>~/-]{0,80})");
    private static final Pattern BRACKETS = Pattern.compile("\\[([^\\[\\]]{1,200})\\]");
    private static final Pattern LABEL = Pattern.compile("^\\s*\\[([^\\[\\]]{2,24})\\]");
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final Map<String, Integer> entries = new HashMap<>();

    Keys(List<Reference> references) {
        for (int i = 0; i < references.size(); i++) {
            Matcher label = LABEL.matcher(references.get(i).text());
            int entry = i;
            Stream.of(references.get(i).key(), label.find() ? label.group(1).strip() : null)
                    .filter(Objects::nonNull).filter(key -> !NUMBER.matcher(key).matches())
                    .forEach(key -> entries.putIfAbsent(key, entry));
        }
    }

    @Override
    public List<CitationMark> in(String paragraph) {
        return entries.isEmpty()
                ? List.of()
                : Stream.concat(BRACKETS.matcher(paragraph).results().map(this::bracketed),
                        AT.matcher(paragraph).results().map(this::at))
                        .filter(mark -> !mark.references().isEmpty()).toList();
    }

    /// All that is in the brackets is keys, or none is.
    private CitationMark bracketed(MatchResult found) {
        List<String> parts = Stream.of(found.group(1).split("[,;]")).map(String::strip).toList();
        return new CitationMark(found.start(), found.end(), entries.keySet().containsAll(parts)
                ? parts.stream().map(part -> Objects.requireNonNull(entries.get(part))).distinct().toList()
                : List.of());
    }

    /// A key may end with a full stop that is the sentence's.
    private CitationMark at(MatchResult found) {
        String key = found.group(1).replaceFirst("[^\\p{L}\\p{N}_]+$", "");
        Integer entry = entries.get(key);
        return new CitationMark(found.start(), found.start(1) + key.length(),
                entry == null ? List.of() : List.of(entry));
    }
}
