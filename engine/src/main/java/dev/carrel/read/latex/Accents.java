package dev.carrel.read.latex;

import java.text.Normalizer;

/// LaTeX's accents and the letters that they make.
final class Accents {
    private static final String COMMANDS = "'`^\"~=.cvuHrkdb";
    private static final String COMBINING = "\u0301\u0300\u0302\u0308\u0303\u0304\u0307\u0327\u030C\u0306\u030B\u030A\u0328\u0323\u0331";

    private Accents() {}

    static boolean isAccent(String command) {
        return command.length() == 1 && COMMANDS.contains(command);
    }

    static String compose(char letter, char accent) {
        String pair = letter + COMBINING.substring(COMMANDS.indexOf(accent), COMMANDS.indexOf(accent) + 1);
        return Normalizer.normalize(pair, Normalizer.Form.NFC);
    }
}
