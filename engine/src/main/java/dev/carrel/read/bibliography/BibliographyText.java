package dev.carrel.read.bibliography;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.CleanText;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;

/// The text of a bibliography in the encoding that it has, or says it has: JabRef and BibDesk write it on top.
public final class BibliographyText {
    private static final Pattern HEADER = Pattern
            .compile("(?i)%+\\s*(?:This file .*\\R%+\\s*)?Encoding:\\s*([\\w:-]+)"
                    + "|string encoding [^(\\n]*\\(([^)\\n]+)\\)");
    private static final int TOP = 2000;

    private BibliographyText() {}

    public static String of(Path file) throws IOException {
        byte[] bytes = Input.of(file).bytes();
        if (bytes.length == 0) {
            throw new UnreadableException(new Reason.Empty());
        }
        Optional<Charset> named = isUtf8WithAccents(bytes) ? Optional.empty() : named(bytes);
        String text = named.isPresent()
                ? new String(bytes, named.get())
                : Input.of(String.valueOf(file.getFileName()), bytes).text();
        return CleanText.withLineFeeds(text);
    }

    private static Optional<Charset> named(byte[] bytes) {
        String top = new String(bytes, 0, Math.min(TOP, bytes.length), StandardCharsets.ISO_8859_1);
        Matcher header = HEADER.matcher(top);
        if (top.indexOf('\0') >= 0 || !header.find()) {
            return Optional.empty();
        }
        String name = header.group(1) != null ? header.group(1) : header.group(2);
        return charset(name.strip()).filter(charset -> !charset.equals(StandardCharsets.US_ASCII)
                && !charset.equals(StandardCharsets.UTF_8) && !charset.name().startsWith("UTF-16"));
    }

    private static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name.equalsIgnoreCase("MacRoman") ? "x-MacRoman" : name));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return name.toLowerCase(Locale.ROOT).contains("mac os roman")
                    ? Optional.of(Charset.forName("x-MacRoman"))
                    : Optional.empty();
        }
    }

    /// Text in another encoding hardly ever is valid UTF-8 by chance, whatever a header says that was copied along.
    private static boolean isUtf8WithAccents(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(bytes))
                    .toString();
            return text.chars().anyMatch(c -> c > 127);
        } catch (java.nio.charset.CharacterCodingException other) {
            return false;
        }
    }
}
