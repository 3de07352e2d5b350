package dev.carrel.ranking.query;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A part of what is asked for in the text itself.
public sealed interface Clause {
    /// Plain words. By themselves each adds to the score where it occurs; inside other clauses all must stand in the text, in
    /// any inflection.
    record Words(String text) implements Clause {}

    /// Must stand in the text word for word; a word of it may be a wildcard.
    record Phrase(String text) implements Clause {}

    /// Words or phrases that stand near each other, in any order if they are two. Any of them may be a wildcard.
    ///
    /// @param distance how many words there may be between them
    record Near(List<String> parts, int distance) implements Clause {
        public Near {
            parts = List.copyOf(parts);
        }
    }

    /// A word that is spelled like this: `*` is any number of letters, `?` is one.
    record Wildcard(String pattern) implements Clause {
        private static final Pattern FORM = Pattern.compile("(?!.*[*?][.–-])[\\p{L}\\p{M}\\p{N}*]"
                + "[\\p{L}\\p{M}\\p{N}*?._’'–-]*[\\p{L}\\p{M}\\p{N}*]");
        private static final int FEWEST_LETTERS = 3;
        /// With more of them, matching takes too long.
        private static final int MOST_STARS = 3;
        private static final int LONGEST = 60;
        private static final Pattern BETWEEN_WORDS = Pattern.compile("\\s+");

        /// Whether a word has wildcards, and letters enough to be told from others. A question mark at its end asks.
        public static boolean isPattern(String word) {
            return word.length() <= LONGEST && FORM.matcher(word).matches()
                    && (word.indexOf('*') >= 0 || word.indexOf('?') >= 0)
                    && word.chars().filter(c -> c == '*').count() <= MOST_STARS
                    && word.codePoints().anyMatch(Character::isLetter)
                    && word.codePoints().filter(Character::isLetterOrDigit).count() >= FEWEST_LETTERS;
        }

        /// The wildcards among the words of a text.
        public static Stream<String> patterns(String text) {
            return BETWEEN_WORDS.splitAsStream(text).filter(Wildcard::isPattern);
        }
    }

    /// Must stand in this part of a document.
    record InField(Field field, Clause clause) implements Clause {}

    /// A condition among clauses about the text.
    record Where(Condition condition) implements Clause {}

    /// Must not stand in the text.
    record Not(Clause clause) implements Clause {}

    /// At least one of these must be fulfilled.
    record AnyOf(List<Clause> alternatives) implements Clause {
        public AnyOf {
            alternatives = List.copyOf(alternatives);
        }
    }

    /// Each of these must be fulfilled.
    record AllOf(List<Clause> clauses) implements Clause {
        public AllOf {
            clauses = List.copyOf(clauses);
        }
    }

    /// A part of a document that words can be looked for in.
    enum Field {
        TITLE, ABSTRACT
    }
}
