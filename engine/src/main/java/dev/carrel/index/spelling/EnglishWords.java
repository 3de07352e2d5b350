package dev.carrel.index.spelling;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import dev.carrel.base.PackagedFile;

/// The words of English: those of WordNet 3.1 and of BERT's vocabulary, which knows names as well, and what is formed of
/// them. `words.txt` has them in the order of the alphabet, one a line; it is searched as it is, since few questions need it.
public final class EnglishWords {
    private static final int SHORTEST = 4;

    private static final List<String> BEGINNINGS = List.of("un", "non", "re", "over", "under", "pre", "post",
            "anti", "multi", "inter", "sub", "super", "co", "de", "dis", "mis", "micro", "macro", "bio",
            "neuro",
            "immuno", "hyper", "hypo", "trans", "intra", "poly", "mono", "self", "auto", "electro", "photo",
            "cyber", "pseudo", "semi", "meta", "out", "up", "down", "ultra", "mini", "tele", "thermo",
            "hydro",
            "geo", "cardio");

    private final byte[] list;

    private EnglishWords(byte[] list) {
        this.list = list;
    }

    /// Read when the first word is looked up that a library does not hold.
    public static EnglishWords get() {
        return Loaded.WORDS;
    }

    private static final class Loaded {
        private static final EnglishWords WORDS = new EnglishWords(
                PackagedFile.bytes(EnglishWords.class, "words.txt"));
    }

    /// Whether a word in small letters is one of the language: listed, inflected, derived, or with a beginning such as *un-*.
    public boolean contain(String word) {
        return list(word) || Inflections.bases(word).anyMatch(this::hasBeginning);
    }

    /// Whether a word in small letters is listed, or inflected or derived from one that is.
    public boolean list(String word) {
        return Inflections.bases(word).anyMatch(this::isListed);
    }

    private boolean hasBeginning(String word) {
        return BEGINNINGS.stream().anyMatch(beginning -> word.startsWith(beginning)
                && word.length() >= beginning.length() + SHORTEST
                && isListed(word.substring(beginning.length())));
    }

    private boolean isListed(String word) {
        byte[] wanted = word.getBytes(StandardCharsets.UTF_8);
        int low = 0;
        int high = list.length;
        while (low < high) {
            int start = lineStart((low + high) >>> 1);
            int end = lineEnd(start);
            int order = Arrays.compareUnsigned(list, start, end, wanted, 0, wanted.length);
            if (order == 0) {
                return true;
            }
            if (order < 0) {
                low = end + 1;
            } else {
                high = start;
            }
        }
        return false;
    }

    private int lineStart(int within) {
        int start = within;
        while (start > 0 && list[start - 1] != '\n') {
            start--;
        }
        return start;
    }

    private int lineEnd(int start) {
        int end = start;
        while (end < list.length && list[end] != '\n') {
            end++;
        }
        return end;
    }
}
