package dev.carrel.embed.wordpiece;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/// The pieces a model knows, each with its number. Finds the longest piece that a word goes on with.
///
/// An open-addressing table over one string of lines: it is filled in a few milliseconds, at every start of the
/// program, and a look-up makes no objects. The hash of a piece is a polynomial of its characters, so the hashes of all
/// prefixes of a word come from one pass over it.
public final class WordPieceVocabulary {
    private static final int PRIME = 31;
    private static final int SPREAD = 0x9E3779B9;

    private final String lines;
    private final int[] starts;
    private final int[] table;
    private final int shift;
    private final String continuation;
    private int longest;

    /// @param lines        a piece a line, numbered from 0
    /// @param continuation what marks a piece that goes on a word, as in `##ing`
    public WordPieceVocabulary(String lines, String continuation) {
        this.lines = lines;
        this.continuation = continuation;
        starts = starts(lines);
        int bits = 33 - Integer.numberOfLeadingZeros(Math.max(1, starts.length));
        table = new int[1 << bits];
        shift = 32 - bits;
        for (int id = 0; id < size(); id++) {
            add(id);
        }
    }

    static WordPieceVocabulary of(List<String> pieces, String continuation) {
        return new WordPieceVocabulary(String.join("\n", pieces) + "\n", continuation);
    }

    private static int[] starts(String lines) {
        int[] starts = new int[1024];
        int size = 1;
        for (int end = lines.indexOf('\n'); end >= 0; end = lines.indexOf('\n', end + 1)) {
            starts = size < starts.length ? starts : Arrays.copyOf(starts, size * 2);
            starts[size++] = end + 1;
        }
        return Arrays.copyOf(starts, size);
    }

    private void add(int id) {
        longest = Math.max(longest, length(id));
        int slot = slot(hash(0, lines, starts[id], starts[id] + length(id)));
        while (table[slot] != 0) {
            slot = next(slot);
        }
        table[slot] = id + 1;
    }

    /// How many numbers there are.
    public int size() {
        return starts.length - 1;
    }

    /// All pieces as they were given: what a copy can be made from.
    public String lines() {
        return lines;
    }

    /// The mark of a piece that goes on a word.
    public String continuation() {
        return continuation;
    }

    OptionalInt id(String piece) {
        int id = find(hash(0, piece, 0, piece.length()), "", piece, 0, piece.length());
        return id < 0 ? OptionalInt.empty() : OptionalInt.of(id);
    }

    /// The longest piece at the start of `text[from, to)`, or -1. A piece inside a word is looked up with its mark.
    int longestPrefix(String text, int from, int to) {
        return longestPrefix("", text, from, to);
    }

    int longestContinuation(String text, int from, int to) {
        return longestPrefix(continuation, text, from, to);
    }

    /// How many characters of a text a continuing piece covers.
    int continuationLength(int id) {
        return length(id) - continuation.length();
    }

    int length(int id) {
        return starts[id + 1] - starts[id] - 1;
    }

    private int longestPrefix(String mark, String text, int from, int to) {
        int end = Math.min(to, from + longest);
        int hash = hash(hash(0, mark, 0, mark.length()), text, from, end);
        for (; end > from; end--) {
            int id = find(hash, mark, text, from, end);
            if (id >= 0) {
                return id;
            }
            hash = withoutLast(hash, text.charAt(end - 1));
        }
        return -1;
    }

    private int find(int hash, String mark, String text, int from, int to) {
        for (int slot = slot(hash); table[slot] != 0; slot = next(slot)) {
            int id = table[slot] - 1;
            if (length(id) == mark.length() + to - from && lines.startsWith(mark, starts[id])
                    && lines.regionMatches(starts[id] + mark.length(), text, from, to - from)) {
                return id;
            }
        }
        return -1;
    }

    private static int hash(int hash, String text, int from, int to) {
        int result = hash;
        for (int i = from; i < to; i++) {
            result = result * PRIME + text.charAt(i);
        }
        return result;
    }

    /// The hash of one character less: an odd factor has an inverse modulo 2^32.
    private static int withoutLast(int hash, char last) {
        return (hash - last) * 0xBDEF7BDF;
    }

    private int slot(int hash) {
        return (hash * SPREAD) >>> shift;
    }

    private int next(int slot) {
        return slot + 1 & table.length - 1;
    }
}
