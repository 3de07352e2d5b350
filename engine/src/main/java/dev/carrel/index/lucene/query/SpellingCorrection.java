package dev.carrel.index.lucene.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.Compounds;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.spelling.EnglishWords;
import dev.carrel.index.spelling.Misspelling;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;
import org.jspecify.annotations.Nullable;

/// Reads a word that occurs nowhere as the nearest one that does: within one edit, from nine letters on within two, where a
/// reader would think of it ([Misspelling]). A word of the language is no mistake, though this library lacks it: `cats` is not meant to be *cast*.
///
/// People seldom mistake the first letter, so words that share it are looked at first, and those that do not only if the
/// word is long enough to be known by the rest; no rare name is meant then, or *zotero* would be *Otero*. A word in capitals among
/// others is the name of something, and right. Of equally near words one is meant that has the same letters (in another order,
/// or one of them doubled), then the most frequent.
public final class SpellingCorrection {
    /// Words of an alphabet: a Chinese word is indexed in pairs of signs, where one edit makes any word of any other.
    /// Whole ones: the letters of `GABRA2` are no word that could be wrong. What was typed as the name of a field is none either.
    private static final Pattern WORD = Pattern
            .compile("(?<![\\p{L}\\p{M}\\p{N}_])"
                    + "[[\\p{L}\\p{M}]&&[^\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}]]{4,}"
                    + "(?![\\p{L}\\p{N}_]|:\\S)");
    private static final int LONG_WORD = 9;
    /// A word of so many letters is known by all but its first.
    private static final int TELLING_WORD = 6;
    /// A word that stands in so many passages is no chance name.
    private static final int COMMON = 5;
    private static final List<String> TEXTS = List.of(FieldNames.WORDS);
    /// Names are misspelled as well, and stand in no text.
    private static final List<String> SPELLINGS = List.of(FieldNames.WORDS, FieldNames.AUTHOR);

    private final IndexTerms terms;
    private final Analysis analysis;
    private final Compounds compounds;

    public SpellingCorrection(IndexTerms terms, Analysis analysis) {
        this.terms = terms;
        this.analysis = analysis;
        this.compounds = new Compounds(terms, analysis);
    }

    /// Phrases and exclusions mean what they say and are left alone.
    public Query correct(Query query) throws IOException {
        List<IndexTerms.Nearby> wanted = new ArrayList<>();
        for (String word : words(query)) {
            if (!isRight(word)) {
                wanted.addAll(nearby(analysis.exact(word).getFirst()));
            }
        }
        terms.expectNear(wanted);
        return query.with(query.clauses().stream().map(this::correct).toList());
    }

    /// What will be looked for if those words do not occur that are neither of the language nor stand in others.
    public List<IndexTerms.Nearby> expected(Query query) {
        return words(query).stream().filter(word -> !compounds.hold(word)).map(analysis::exact)
                .filter(forms -> !forms.isEmpty() && !EnglishWords.get().list(forms.getFirst()))
                .flatMap(forms -> nearby(forms.getFirst()).stream()).toList();
    }

    private static List<String> words(Query query) {
        return query.clauses().stream().flatMap(SpellingCorrection::words).distinct().toList();
    }

    private static Stream<String> words(Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) ->
                WORD.matcher(text).results().map(MatchResult::group).filter(word -> !isName(word, text));
            case Clause.AnyOf(List<Clause> some) -> some.stream().flatMap(SpellingCorrection::words);
            case Clause.AllOf(List<Clause> all) -> all.stream().flatMap(SpellingCorrection::words);
            case Clause.InField(var _, Clause inner) -> words(inner);
            case Clause.Phrase _,Clause.Near _,Clause.Wildcard _,Clause.Where _,Clause.Not _ ->
                Stream.empty();
        };
    }

    private Clause correct(Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> new Clause.Words(WORD.matcher(text)
                    .replaceAll(word -> isName(word.group(), text) ? word.group() : correct(word)));
            case Clause.AnyOf(List<Clause> some) ->
                new Clause.AnyOf(some.stream().map(this::correct).toList());
            case Clause.AllOf(List<Clause> all) -> new Clause.AllOf(all.stream().map(this::correct).toList());
            case Clause.InField(var field, Clause inner) -> new Clause.InField(field, correct(inner));
            case Clause.Phrase _,Clause.Near _,Clause.Wildcard _,Clause.Where _,Clause.Not _ -> clause;
        };
    }

    private static boolean isName(String word, String text) {
        return isInCapitals(word) && (word.length() == text.length() || !isInCapitals(text));
    }

    private static boolean isInCapitals(String text) {
        return text.equals(text.toUpperCase(Locale.ROOT)) && !text.equals(text.toLowerCase(Locale.ROOT));
    }

    private String correct(MatchResult word) {
        try {
            String typed = word.group();
            String nearest = isRight(typed) ? null : nearest(analysis.exact(typed).getFirst());
            return Matcher.quoteReplacement(nearest == null ? typed : nearest);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean isRight(String typed) throws IOException {
        List<String> forms = analysis.exact(typed);
        return forms.isEmpty() || occurs(typed, forms) || EnglishWords.get().list(forms.getFirst());
    }

    private boolean occurs(String typed, List<String> forms) throws IOException {
        List<String> stems = analysis.stems(typed);
        return stems.isEmpty() || occur(forms, SPELLINGS) || occur(stems, FieldNames.TEXT)
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
            frequency += terms.frequency(field, word);
        }
        return frequency;
    }

    /// A word that might be formed with a beginning such as *electro-* is likely right: only a common one that is one letter away is
    /// meant instead, as *electrolyte* by `electrolite`.
    private @Nullable String nearest(String word) throws IOException {
        if (EnglishWords.get().contain(word)) {
            return mostLikely(frequentAndListed(plausible(near(word, 1, 1, TEXTS), word)), word);
        }
        String nearest = mostLikely(plausible(near(word, 1, 1, SPELLINGS), word), word);
        if (nearest == null && word.length() >= TELLING_WORD) {
            nearest = mostLikely(common(plausible(near(word, 1, 0, TEXTS), word)), word);
        }
        return nearest == null && word.length() >= LONG_WORD
                ? mostLikely(common(near(word, 2, 1, TEXTS)), word)
                : nearest;
    }

    /// All that may be looked for before it is known which word is meant.
    private static List<IndexTerms.Nearby> nearby(String word) {
        if (EnglishWords.get().contain(word)) {
            return nearby(word, 1, 1, TEXTS);
        }
        List<IndexTerms.Nearby> all = new ArrayList<>(nearby(word, 1, 1, SPELLINGS));
        if (word.length() >= TELLING_WORD) {
            all.addAll(nearby(word, 1, 0, TEXTS));
        }
        if (word.length() >= LONG_WORD) {
            all.addAll(nearby(word, 2, 1, TEXTS));
        }
        return all;
    }

    private static List<IndexTerms.Nearby> nearby(String word, int edits, int sameLetters,
            List<String> fields) {
        return fields.stream().map(field -> new IndexTerms.Nearby(field, word, edits, sameLetters)).toList();
    }

    private static SortedSet<String> plausible(SortedSet<String> words, String word) {
        return words.stream().filter(near -> new Misspelling(word, near).isPlausible())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private SortedSet<String> frequentAndListed(SortedSet<String> words) throws IOException {
        SortedSet<String> ordinary = new TreeSet<>();
        for (String word : words) {
            if (EnglishWords.get().list(word) && frequency(word, TEXTS) >= COMMON) {
                ordinary.add(word);
            }
        }
        return ordinary;
    }

    /// Those of the language, and those that this library often has.
    private SortedSet<String> common(SortedSet<String> words) throws IOException {
        SortedSet<String> common = new TreeSet<>();
        for (String word : words) {
            if (EnglishWords.get().contain(word) || frequency(word, TEXTS) >= COMMON) {
                common.add(word);
            }
        }
        return common;
    }

    private @Nullable String mostLikely(SortedSet<String> words, String word) throws IOException {
        String best = null;
        int bestFrequency = 0;
        boolean bestIsSlip = false;
        for (String near : words) {
            int frequency = frequency(near, SPELLINGS);
            boolean slip = new Misspelling(word, near).isSlip();
            if (slip == bestIsSlip ? frequency > bestFrequency : slip) {
                best = near;
                bestFrequency = frequency;
                bestIsSlip = slip;
            }
        }
        return best;
    }

    /// In the order of the alphabet.
    private SortedSet<String> near(String word, int edits, int sameLetters, List<String> fields)
            throws IOException {
        SortedSet<String> all = new TreeSet<>();
        for (IndexTerms.Nearby each : nearby(word, edits, sameLetters, fields)) {
            all.addAll(terms.near(each));
        }
        return all;
    }
}
