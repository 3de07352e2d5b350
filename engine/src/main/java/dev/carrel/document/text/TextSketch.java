package dev.carrel.document.text;

import java.util.Arrays;

/// A small likeness of a text: two texts have about as many equal marks as their runs of four words overlap.
///
/// This is MinHash in one pass (Li, Owen and Zhang 2012, *One Permutation Hashing*): each run of words has one hash, its
/// low bits choose a bin, and the least hash in a bin is the bin's mark. A share of 0.8 is told within 0.05.
public final class TextSketch {
    public static final int BINS = 64;
    /// Too short to tell anything: notes of one line are alike by chance.
    public static final TextSketch NONE = new TextSketch(new int[0]);

    private static final int RUN = 4;
    private static final int FEWEST = 2 * BINS;

    private final int[] marks;

    private TextSketch(int[] marks) {
        this.marks = marks;
    }

    public static TextSketch of(CharSequence text) {
        Runs runs = new Runs();
        long word = 0;
        int letters = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isLetterOrDigit(c)) {
                word = word * 31 + Character.toLowerCase(c);
                letters++;
            } else if (letters > 0) {
                runs.add(word);
                word = 0;
                letters = 0;
            }
        }
        if (letters > 0) {
            runs.add(word);
        }
        return runs.count >= FEWEST ? new TextSketch(runs.least) : NONE;
    }

    /// A sketch made before.
    public static TextSketch restored(int[] marks) {
        return marks.length == 0 ? NONE : new TextSketch(marks.clone());
    }

    public int[] marks() {
        return marks.clone();
    }

    /// How much of the two texts is the same, from 0 to 1; 0 if one of them tells nothing.
    public double similarity(TextSketch other) {
        int same = 0;
        int filled = 0;
        for (int i = 0; i < Math.min(marks.length, other.marks.length); i++) {
            if (marks[i] != Integer.MAX_VALUE || other.marks[i] != Integer.MAX_VALUE) {
                filled++;
                same += marks[i] == other.marks[i] ? 1 : 0;
            }
        }
        return filled == 0 ? 0 : (double) same / filled;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TextSketch sketch && Arrays.equals(marks, sketch.marks);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(marks);
    }

    /// The runs of words seen so far.
    private static final class Runs {
        private final int[] least = new int[BINS];
        private final long[] last = new long[RUN];
        private int words;
        private int count;

        Runs() {
            Arrays.fill(least, Integer.MAX_VALUE);
        }

        void add(long word) {
            last[words++ % RUN] = word;
            if (words < RUN) {
                return;
            }
            count++;
            long hash = 0;
            for (int i = 0; i < RUN; i++) {
                hash = mixed(hash ^ last[(words + i) % RUN]) + i;
            }
            int bin = (int) (hash & (BINS - 1));
            least[bin] = Math.min(least[bin], (int) (hash >>> 33));
        }

        /// Stafford's variant 13 of the finaliser of MurmurHash3.
        private static long mixed(long value) {
            long z = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
            z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
            return z ^ (z >>> 31);
        }
    }
}
