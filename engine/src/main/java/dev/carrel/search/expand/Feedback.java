package dev.carrel.search.expand;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.PassageId;
import dev.carrel.index.Found;
import dev.carrel.index.Snapshot;
import dev.carrel.index.TextTerms;
import dev.carrel.ranking.Query;

/// Words that the best passages share and the rest of the library does not: pseudo relevance feedback in the manner of
/// Rocchio, J. J., "Relevance feedback in information retrieval", 1971.
final class Feedback {
    private static final int MOST_WORDS = 4;
    private static final int SHORTEST = 3;
    /// A word of one passage alone tells of that passage, not of the question.
    private static final int SHARED = 2;

    private final TextTerms terms;

    Feedback(TextTerms terms) {
        this.terms = terms;
    }

    /// @param count of passages that hold it
    private record Word(String form, String typed, int count) {
        Word and(Word other) {
            return new Word(form, typed, count + other.count);
        }
    }

    List<String> words(Query query, Snapshot snapshot, List<PassageId> best) throws IOException {
        Map<String, Word> shared = shared(snapshot.passages(best));
        terms.of(query.words()).forEach(term -> shared.remove(term.form()));
        shared.values().removeIf(word -> word.count() < SHARED);
        Map<String, Integer> frequencies = snapshot.frequencies(shared.keySet());
        int passages = snapshot.statistics().passages();
        return shared.values().stream()
                .sorted(Comparator.comparingDouble((Word word) -> weight(word, frequencies, passages))
                        .reversed()
                        .thenComparing(Word::form))
                .limit(MOST_WORDS).map(Word::typed).toList();
    }

    private static double weight(Word word, Map<String, Integer> frequencies, int passages) {
        int frequency = frequencies.getOrDefault(word.form(), 0);
        return word.count() * Math.log1p((passages - frequency + 0.5) / (frequency + 0.5));
    }

    private Map<String, Word> shared(List<Found> passages) {
        Map<String, Word> words = new HashMap<>();
        for (Found found : passages) {
            String text = found.passage().text();
            Set<String> seen = new HashSet<>();
            for (TextTerms.Term term : terms.asked(text)) {
                String typed = text.substring(term.start(), term.end()).toLowerCase(Locale.ROOT);
                if (isWord(typed) && seen.add(term.form())) {
                    words.merge(term.form(), new Word(term.form(), typed, 1), Word::and);
                }
            }
        }
        return words;
    }

    private static boolean isWord(String typed) {
        return typed.length() >= SHORTEST && typed.codePoints().allMatch(Character::isLetter);
    }
}
