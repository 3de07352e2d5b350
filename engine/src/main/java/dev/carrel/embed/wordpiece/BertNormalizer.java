package dev.carrel.embed.wordpiece;

import java.text.Normalizer;
import java.util.EnumSet;
import java.util.Set;

/// Makes spellings of the same word alike before a text is cut into words: the steps that BERT models are trained with.
public final class BertNormalizer {
    /// A change that can be made to a text, in the order in which they are made.
    public enum Step {
        /// Drops control characters and turns every kind of white space into a blank.
        CLEAN,
        /// Puts blanks around Chinese characters, so that each is a word.
        SPACE_IDEOGRAPHS,
        /// Decomposes letters and drops their marks.
        STRIP_ACCENTS,
        LOWERCASE
    }

    private final boolean cleans;
    private final boolean spaces;
    private final boolean strips;
    private final boolean lowers;
    private final Set<Step> steps;

    public BertNormalizer(Set<Step> steps) {
        this.steps = Set.copyOf(steps);
        cleans = steps.contains(Step.CLEAN);
        spaces = steps.contains(Step.SPACE_IDEOGRAPHS);
        strips = steps.contains(Step.STRIP_ACCENTS);
        lowers = steps.contains(Step.LOWERCASE);
    }

    public Set<Step> steps() {
        return steps.isEmpty() ? Set.of() : EnumSet.copyOf(steps);
    }

    String normalize(String text) {
        StringBuilder cleaned = new StringBuilder(text.length() + 16);
        if (!cleanAscii(text, cleaned)) {
            cleaned.setLength(0);
            text.codePoints().forEach(c -> clean(c, cleaned));
            return stripAndLower(cleaned);
        }
        return cleaned.toString();
    }

    /// Most text is ASCII, which has no marks and no ideographs: one plain loop, and false at the first other character.
    private boolean cleanAscii(String text, StringBuilder cleaned) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x80) {
                return false;
            }
            if (c > ' ' && c < 0x7F) {
                cleaned.append(lowers && c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
            } else {
                clean(c, cleaned);
            }
        }
        return true;
    }

    private void clean(int c, StringBuilder cleaned) {
        if (cleans && CharacterClasses.isDropped(c)) {
            return;
        }
        if (cleans && CharacterClasses.isWhiteSpace(c)) {
            cleaned.append(' ');
        } else if (spaces && CharacterClasses.isIdeograph(c)) {
            cleaned.append(' ').appendCodePoint(c).append(' ');
        } else {
            cleaned.appendCodePoint(c);
        }
    }

    private String stripAndLower(StringBuilder cleaned) {
        CharSequence text = strips ? Normalizer.normalize(cleaned, Normalizer.Form.NFD) : cleaned;
        StringBuilder result = new StringBuilder(text.length());
        text.codePoints().filter(c -> !strips || !CharacterClasses.isMark(c))
                .forEach(c -> appendLowered(c, result));
        return result.toString();
    }

    private void appendLowered(int c, StringBuilder result) {
        if (!lowers) {
            result.appendCodePoint(c);
        } else if (c == 'İ') {
            result.append("i\u0307"); // the only letter whose lower case is two characters
        } else {
            result.appendCodePoint(Character.toLowerCase(c));
        }
    }
}
