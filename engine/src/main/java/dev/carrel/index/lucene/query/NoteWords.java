package dev.carrel.index.lucene.query;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.ranking.query.Clause;

/// The words that a note has to hold, in any order and any form. A note is short, and there are some thousands at most, so
/// that each is taken apart when it is asked for.
///
/// @param stems    of the words
/// @param patterns of those with stars
record NoteWords(Analysis analysis, Set<String> stems, List<Pattern> patterns) {
    static NoteWords of(String text, Analysis analysis) {
        List<String> words = Stream.of(text.split("\\s+")).filter(word -> !word.isEmpty()).toList();
        return new NoteWords(analysis,
                words.stream().filter(word -> !Clause.Wildcard.isPattern(word))
                        .flatMap(word -> analysis.stems(word).stream()).collect(Collectors.toSet()),
                words.stream().filter(Clause.Wildcard::isPattern).map(NoteWords::pattern).toList());
    }

    private static Pattern pattern(String word) {
        return Pattern.compile(word.codePoints().mapToObj(c -> switch (c) {
            case '*' -> ".*";
            case '?' -> ".";
            default -> Pattern.quote(Character.toString(c));
        }).collect(Collectors.joining()), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    boolean standIn(String note) {
        return new HashSet<>(analysis.stems(note)).containsAll(stems) && patterns.stream().allMatch(
                pattern -> analysis.sequence(note).stream()
                        .anyMatch(word -> pattern.matcher(word).matches()));
    }
}
