package dev.carrel.index.lucene;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.ranking.Clause;
import dev.carrel.ranking.Query;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.search.FuzzyTermsEnum;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;

/// Reads a word that occurs nowhere as the nearest one that does: within one edit, from eight letters on within two.
/// People seldom mistake the first letter, so words that share it are looked at first; of equally near words the most
/// frequent is meant.
final class Corrections {
    /// Words of an alphabet: a Chinese word is indexed in pairs of signs, where one edit makes any word of any other.
    /// Whole ones: the letters of `GABRA2` are no word that could be wrong.
    private static final Pattern WORD = Pattern
            .compile("(?<![\\p{L}\\p{M}\\p{N}_])"
                    + "[[\\p{L}\\p{M}]&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]]{4,}"
                    + "(?![\\p{L}\\p{N}_])");
    private static final int LONG_WORD = 8;
    /// Names are misspelled as well, and stand in no text.
    private static final List<String> SPELLINGS = List.of(Fields.WORDS, Fields.AUTHOR);

    private final IndexReader reader;
    private final Analysis analysis;
    private final Compounds compounds;

    Corrections(IndexReader reader, Analysis analysis) {
        this.reader = reader;
        this.analysis = analysis;
        this.compounds = new Compounds(reader, analysis);
    }

    /// Phrases and exclusions mean what they say and are left alone.
    Query correct(Query query) {
        return new Query(query.typed(), query.clauses().stream().map(this::correct).toList(),
                query.conditions());
    }

    private Clause correct(Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> new Clause.Words(WORD.matcher(text).replaceAll(this::correct));
            case Clause.AnyOf(List<Clause> some) ->
                new Clause.AnyOf(some.stream().map(this::correct).toList());
            case Clause.Phrase _,Clause.Without _ -> clause;
        };
    }

    private String correct(MatchResult word) {
        try {
            String typed = word.group();
            List<String> forms = analysis.exact(typed);
            String nearest = forms.isEmpty() || occurs(typed, forms) ? null : nearest(forms.getFirst());
            return Matcher.quoteReplacement(nearest == null ? typed : nearest);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean occurs(String typed, List<String> forms) throws IOException {
        List<String> stems = analysis.stems(typed);
        return stems.isEmpty() || occur(forms, SPELLINGS) || occur(stems, Fields.TEXT)
                || compounds.hold(typed);
    }

    /// Whether a word occurs as a whole, or else all its parts: `useEfect` does not because `use` does.
    private boolean occur(List<String> wholeAndParts, List<String> fields) throws IOException {
        List<String> parts = wholeAndParts.subList(1, wholeAndParts.size());
        if (frequency(wholeAndParts.getFirst(), fields) > 0) {
            return true;
        }
        for (String part : parts) {
            if (frequency(part, fields) == 0) {
                return false;
            }
        }
        return !parts.isEmpty();
    }

    private int frequency(String word, List<String> fields) throws IOException {
        int frequency = 0;
        for (String field : fields) {
            frequency += reader.docFreq(new Term(field, word));
        }
        return frequency;
    }

    private @Nullable String nearest(String word) throws IOException {
        for (int edits = 1; edits <= (word.length() >= LONG_WORD ? 2 : 1); edits++) {
            for (int sameLetters = 1; sameLetters >= 0; sameLetters--) {
                String nearest = mostFrequent(word, edits, sameLetters);
                if (nearest != null) {
                    return nearest;
                }
            }
        }
        return null;
    }

    private @Nullable String mostFrequent(String word, int edits, int sameLetters) throws IOException {
        String best = null;
        int bestFrequency = 0;
        for (String near : near(word, edits, sameLetters)) {
            int frequency = frequency(near, SPELLINGS);
            if (frequency > bestFrequency) {
                best = near;
                bestFrequency = frequency;
            }
        }
        return best;
    }

    /// In the order of the alphabet.
    private SortedSet<String> near(String word, int edits, int sameLetters) throws IOException {
        SortedSet<String> all = new TreeSet<>();
        for (LeafReaderContext leaf : reader.leaves()) {
            for (String field : SPELLINGS) {
                Terms terms = leaf.reader().terms(field);
                if (terms != null) {
                    FuzzyTermsEnum near = new FuzzyTermsEnum(terms, new Term(field, word), edits, sameLetters,
                            true);
                    for (BytesRef term = near.next(); term != null; term = near.next()) {
                        all.add(term.utf8ToString());
                    }
                }
            }
        }
        return all;
    }
}
