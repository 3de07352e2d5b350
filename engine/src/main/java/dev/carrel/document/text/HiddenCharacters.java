package dev.carrel.document.text;

import java.lang.Character.UnicodeScript;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Characters that have no shape and no width. Scripts that join their letters need some of them, and emoji do; anywhere else they
/// only part words that look whole, turn text around, or spell what nobody sees.
public final class HiddenCharacters {
    private static final int NON_JOINER = 0x200C;
    private static final int JOINER = 0x200D;
    private static final int SPACE = 0x200B;
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
        for (int i = 0; i < all.length; i++) {
            if (!isOne(all[i]) || isNeeded(all, i)) {
                kept.appendCodePoint(all[i]);
            }
        }
        return kept.toString();
    }

    /// The texts that they spell: in tags, which are ASCII out of sight, or byte by byte in variations of nothing.
    public static List<String> spelled(String text) {
        if (!areIn(text)) {
            return List.of();
        }
        int[] all = text.codePoints().toArray();
        List<String> found = new ArrayList<>();
        add(found, tags(all));
        add(found, variations(all));
        return found;
    }

    private static void add(List<String> found, String spelled) {
        if (spelled.codePoints().anyMatch(Character::isLetterOrDigit)) {
            found.add(spelled.strip());
        }
    }

    private static String tags(int[] all) {
        StringBuilder spelled = new StringBuilder();
        for (int i = 0; i < all.length; i++) {
            if (isTag(all[i]) && !isInFlag(all, i)) {
                int letter = all[i] - FIRST_TAG;
                spelled.append(letter >= ' ' && letter < 0x7F ? String.valueOf((char) letter) : " ");
            }
        }
        return spelled.toString();
    }

    private static String variations(int[] all) {
        ByteBuffer bytes = ByteBuffer.allocate(all.length);
        for (int i = 0; i < all.length; i++) {
            if (isVariation(all[i]) && run(all, i) >= FEWEST_VARIATIONS) {
                bytes.put((byte) (all[i] >= 0xE0100 ? all[i] - 0xE0100 + 16 : all[i] - 0xFE00));
            }
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(bytes.flip()).toString();
        } catch (CharacterCodingException _) {
            return "";
        }
    }

    private static boolean isOne(int c) {
        return (c >= 0x200B && c <= 0x200F) || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F)
                || c == 0xFEFF || c == 0x061C || c == 0x180E || isTag(c) || isVariation(c);
    }

    private static boolean isTag(int c) {
        return c >= FIRST_TAG && c <= LAST_TAG;
    }

    private static boolean isVariation(int c) {
        return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
    }

    private static boolean isNeeded(int[] all, int at) {
        return switch (all[at]) {
            case NON_JOINER -> isOf(JOINING, all, at - 1);
            case JOINER -> isOf(JOINING, all, at - 1) || isEmoji(all, at);
            case SPACE -> isOf(UNSPACED, all, at - 1) && isOf(UNSPACED, all, at + 1);
            case 0x180E -> isOf(JOINING, all, at - 1);
            default -> isVariation(all[at]) ? run(all, at) == 1 && at > 0 : isTag(all[at]) && isInFlag(all, at);
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

    /// How many variations stand side by side.
    private static int run(int[] all, int at) {
        int from = at;
        while (from > 0 && isVariation(all[from - 1])) {
            from--;
        }
        int to = at;
        while (to + 1 < all.length && isVariation(all[to + 1])) {
            to++;
        }
        return to - from + 1;
    }

    private static boolean isInFlag(int[] all, int at) {
        int from = at;
        while (from > 0 && isTag(all[from - 1])) {
            from--;
        }
        if (from == 0 || all[from - 1] != BLACK_FLAG) {
            return false;
        }
        StringBuilder name = new StringBuilder();
        for (int i = from; i < all.length && isTag(all[i]) && all[i] != LAST_TAG; i++) {
            name.append((char) (all[i] - FIRST_TAG));
        }
        return FLAGS.contains(name.toString()) && at <= from + name.length();
    }
}
