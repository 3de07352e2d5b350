package dev.carrel.index.lucene;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
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
/// Of equally near words the most frequent is meant.
final class Corrections {
    /// Words of an alphabet: a Chinese word is indexed in pairs of signs, where one edit makes any word of any other.
    /// Whole ones: the letters of `GABRA2` are no word that could be wrong.
    private static final Pattern WORD = Pattern
            .compile("(?<![\\p{L}\\p{M}\\p{N}_])"
                    + "[[\\p{L}\\p{M}]&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]]{4,}"
                    + "(?![\\p{L}\\p{N}_])");
    private static final int LONG_WORD = 8;

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
        for (String form : forms) {
            if (reader.docFreq(new Term(Fields.WORDS, form)) > 0) {
                return true;
            }
        }
        for (String stem : analysis.stems(typed)) {
            for (String field : Fields.TEXT) {
                if (reader.docFreq(new Term(field, stem)) > 0) {
                    return true;
                }
            }
        }
        return analysis.stems(typed).isEmpty() || compounds.hold(typed);
    }

    private @Nullable String nearest(String word) throws IOException {
        for (int edits = 1; edits <= (word.length() >= LONG_WORD ? 2 : 1); edits++) {
            String nearest = mostFrequent(word, edits);
            if (nearest != null) {
                return nearest;
            }
        }
        return null;
    }

    private @Nullable String mostFrequent(String word, int edits) throws IOException {
        String best = null;
        int bestFrequency = 0;
        for (LeafReaderContext leaf : reader.leaves()) {
            Terms terms = leaf.reader().terms(Fields.WORDS);
            if (terms == null) {
                continue;
            }
            FuzzyTermsEnum near = new FuzzyTermsEnum(terms, new Term(Fields.WORDS, word), edits, 1, true);
            for (BytesRef term = near.next(); term != null; term = near.next()) {
                String text = term.utf8ToString();
                int frequency = reader.docFreq(new Term(Fields.WORDS, text));
                if (frequency > bestFrequency
                        || (frequency == bestFrequency && best != null && text.compareTo(best) < 0)) {
                    best = text;
                    bestFrequency = frequency;
                }
            }
        }
        return best;
    }
}
