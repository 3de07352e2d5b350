package dev.carrel.read.tika;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

import org.apache.tika.parser.txt.CharsetDetector;
import org.apache.tika.parser.txt.CharsetMatch;

/// Recognises the old encodings of scripts that are not Latin by how often their letters follow each other.
public final class Encodings {
    private static final int LOOKED_AT = 16 * 1024;
    /// Of a hundred. Below it, guesses on short western texts go wrong.
    private static final int SURE = 30;
    private static final Pattern OTHER_SCRIPTS = Pattern.compile(
            "Shift_JIS|EUC-(JP|KR)|GB18030|Big5|ISO-2022-(JP|KR|CN)|KOI8-R|windows-125[13-6]|ISO-8859-[5678]");

    private Encodings() {}

    /// The encoding, if the bytes are surely no western text.
    public static Optional<Charset> of(byte[] bytes) {
        byte[] start = Arrays.copyOf(bytes, Math.min(bytes.length, LOOKED_AT));
        return isInRuns(start) ? shown(start).or(() -> shown(withoutLatin(start))) : Optional.empty();
    }

    /// In western text, letters with accents stand alone among others; elsewhere whole words lie beyond ASCII.
    private static boolean isInRuns(byte[] start) {
        int beyond = 0;
        int together = 0;
        for (int i = 0; i < start.length; i++) {
            boolean neighbour = (i > 0 && start[i - 1] < 0) || (i + 1 < start.length && start[i + 1] < 0);
            beyond += start[i] < 0 ? 1 : 0;
            together += start[i] < 0 && neighbour ? 1 : 0;
        }
        return together >= 8 && together * 10 > beyond * 6;
    }

    private static Optional<Charset> shown(byte[] start) {
        CharsetDetector detector = new CharsetDetector();
        detector.setText(start);
        CharsetMatch best = detector.detect();
        return best != null && best.getConfidence() >= SURE && isOtherScript(best.getName())
                ? Optional.of(Charset.forName(best.getName()))
                : Optional.empty();
    }

    /// Markup is Latin whatever the text is, and would decide.
    private static byte[] withoutLatin(byte[] start) {
        byte[] rest = start.clone();
        for (int i = 0; i < rest.length; i++) {
            rest[i] = rest[i] >= 0 ? (byte) ' ' : rest[i];
        }
        return rest;
    }

    private static boolean isOtherScript(String name) {
        return OTHER_SCRIPTS.matcher(name).matches() && Charset.isSupported(name);
    }
}
