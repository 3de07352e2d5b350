package dev.carrel.document.text;

import java.io.ByteArrayOutputStream;
import java.lang.Character.UnicodeScript;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.Stream;

/// Characters that have no shape and no width. Scripts that join their letters need some of them, and emoji do; anywhere else they
/// only part words that look whole, turn text around, or spell what nobody sees.
public final class HiddenCharacters {
    private static final int NON_JOINER = 0x200C;
    private static final int JOINER = 0x200D;
    private static final int SPACE = 0x200B;
    private static final int MONGOLIAN_SEPARATOR = 0x180E;
    private static final int FIRST_VARIATION = 0xFE00;
    private static final int FIRST_MORE = 0xE0100;
    private static final int BLACK_FLAG = 0x1F3F4;
    private static final int FIRST_TAG = 0xE0000;
    private static final int LAST_TAG = 0xE007F;
    /// The flags of England, Scotland and Wales are the only ones that are spelled.
    private static final Set<String> FLAGS = Set.of("gbeng", "gbsct", "gbwls");
    /// A sign has one variation; bytes are spelled in runs of them.
    private static final int FEWEST_VARIATIONS = 4;

    private static final Set<UnicodeScript> JOINING = EnumSet.of(UnicodeScript.ARABIC, UnicodeScript.SYRIAC,
            UnicodeScript.NKO, UnicodeScript.MANDAIC, UnicodeScript.MONGOLIAN, UnicodeScript.DEVANAGARI,
            UnicodeScript.BENGALI, UnicodeScript.GURMUKHI, UnicodeScript.GUJARATI, UnicodeScript.ORIYA,
            UnicodeScript.TAMIL, UnicodeScript.TELUGU, UnicodeScript.KANNADA, UnicodeScript.MALAYALAM,
            UnicodeScript.SINHALA, UnicodeScript.KHMER, UnicodeScript.MYANMAR, UnicodeScript.TIBETAN,
            UnicodeScript.BALINESE, UnicodeScript.JAVANESE, UnicodeScript.THAANA, UnicodeScript.INHERITED);
    /// Scripts without spaces between words.
    private static final Set<UnicodeScript> UNSPACED = EnumSet.of(UnicodeScript.THAI, UnicodeScript.LAO,
            UnicodeScript.KHMER, UnicodeScript.MYANMAR, UnicodeScript.TIBETAN, UnicodeScript.JAVANESE,
            UnicodeScript.BALINESE);

    private HiddenCharacters() {}

    /// Whether a text may hold some; cheap, since most do not.
    public static boolean areIn(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 0x061C && isOne(Character.isHighSurrogate(c) ? text.codePointAt(i) : c)) {
                return true;
            }
        }
        return false;
    }

    /// The text without them, except where its script needs them.
    public static String without(String text) {
        if (!areIn(text)) {
            return text;
        }
        int[] all = text.codePoints().toArray();
        StringBuilder kept = new StringBuilder(text.length());
        for (int i = 0; i < all.length;) {
            int end = runEnd(all, i);
            if (isKept(all, i, end)) {
                kept.append(new String(all, i, end - i));
            }
            i = end;
        }
        return kept.toString();
    }

    /// The texts that they spell: in tags, which are ASCII out of sight, or byte by byte in variations of nothing.
    public static List<String> spelled(String text) {
        if (!areIn(text)) {
            return List.of();
        }
        int[] all = text.codePoints().toArray();
        StringBuilder tags = new StringBuilder();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < all.length;) {
            int end = runEnd(all, i);
            if (isTag(all[i]) && !isKept(all, i, end)) {
                tags.append(' ').append(tagged(all, i, end));
            } else if (isVariation(all[i]) && end - i >= FEWEST_VARIATIONS) {
                Arrays.stream(all, i, end).map(HiddenCharacters::variationByte).forEach(bytes::write);
            }
            i = end;
        }
        return Stream.of(tags.toString(), decoded(bytes.toByteArray())).map(String::strip)
                .filter(words -> words.codePoints().anyMatch(Character::isLetterOrDigit)).toList();
    }

    /// Tags and variations come in runs; all else alone.
    private static int runEnd(int[] all, int from) {
        IntPredicate alike = isTag(all[from])
                ? HiddenCharacters::isTag
                : isVariation(all[from]) ? HiddenCharacters::isVariation : _ -> false;
        int end = from + 1;
        while (end < all.length && alike.test(all[end])) {
            end++;
        }
        return end;
    }

    private static boolean isKept(int[] all, int from, int end) {
        if (isTag(all[from])) {
            return from > 0 && all[from - 1] == BLACK_FLAG && all[end - 1] == LAST_TAG
                    && FLAGS.contains(tagged(all, from, end - 1));
        }
        if (isVariation(all[from])) {
            return end - from == 1 && from > 0;
        }
        return !isOne(all[from]) || isNeeded(all, from);
    }

    private static String tagged(int[] all, int from, int end) {
        StringBuilder spelled = new StringBuilder();
        Arrays.stream(all, from, end).map(tag -> tag - FIRST_TAG)
                .forEach(letter -> spelled.append(letter >= ' ' && letter < 0x7F ? (char) letter : ' '));
        return spelled.toString();
    }

    private static int variationByte(int variation) {
        return variation >= FIRST_MORE ? variation - FIRST_MORE + 16 : variation - FIRST_VARIATION;
    }

    private static String decoded(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException _) {
            return "";
        }
    }

    private static boolean isOne(int c) {
        return (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F)
                || c == 0xFEFF || c == 0x061C || c == MONGOLIAN_SEPARATOR || isTag(c) || isVariation(c);
    }

    private static boolean isTag(int c) {
        return c >= FIRST_TAG && c <= LAST_TAG;
    }

    private static boolean isVariation(int c) {
        return (c >= FIRST_VARIATION && c <= 0xFE0F) || (c >= FIRST_MORE && c <= 0xE01EF);
    }

    private static boolean isNeeded(int[] all, int at) {
        return switch (all[at]) {
            case NON_JOINER, MONGOLIAN_SEPARATOR -> isOf(JOINING, all, at - 1);
            case JOINER -> isOf(JOINING, all, at - 1) || isEmoji(all, at);
            case SPACE -> isOf(UNSPACED, all, at - 1) && isOf(UNSPACED, all, at + 1);
            default -> false;
        };
    }

    private static boolean isOf(Set<UnicodeScript> scripts, int[] all, int at) {
        return at >= 0 && at < all.length && scripts.contains(UnicodeScript.of(all[at]))
                && (Character.isLetter(all[at]) || Character.getType(all[at]) == Character.NON_SPACING_MARK
                        || Character.getType(all[at]) == Character.COMBINING_SPACING_MARK);
    }

    /// Between two pictures: a family is its members, joined.
    private static boolean isEmoji(int[] all, int at) {
        return at > 0 && at + 1 < all.length && Character.isExtendedPictographic(all[at + 1])
                && (Character.isExtendedPictographic(all[at - 1]) || Character.isEmojiModifier(all[at - 1])
                        || isVariation(all[at - 1]));
    }
}
