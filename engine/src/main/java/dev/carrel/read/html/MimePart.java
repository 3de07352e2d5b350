package dev.carrel.read.html;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// A message or a part of one, after RFC 2045: headers, a blank line, a body. Bytes are held as Latin-1 text, which
/// keeps every one of them.
record MimePart(Map<String, String> headers, String body) {
    private static final Pattern HEADER = Pattern.compile("([\\w-]+):[ \t]*(.*)");
    private static final int MAX_NESTING = 5;

    static MimePart of(byte[] bytes) {
        return of(new String(bytes, StandardCharsets.ISO_8859_1).replace("\r\n", "\n"));
    }

    private static MimePart of(String text) {
        String stripped = text.stripLeading();
        int blank = stripped.indexOf("\n\n");
        String head = blank < 0 ? stripped : stripped.substring(0, blank);
        return new MimePart(headers(head), blank < 0 ? "" : stripped.substring(blank + 2));
    }

    private static Map<String, String> headers(String head) {
        Map<String, String> headers = new HashMap<>();
        for (String line : head.replaceAll("\n[ \t]+", " ").split("\n")) {
            Matcher header = HEADER.matcher(line);
            if (header.matches()) {
                headers.putIfAbsent(header.group(1).toLowerCase(Locale.ROOT), header.group(2).strip());
            }
        }
        return headers;
    }

    /// Empty where it is not there.
    String header(String name) {
        return headers.getOrDefault(name, "");
    }

    /// The web page in it: the first part that is one, however deep.
    Optional<MimePart> page() {
        return page(0);
    }

    private Optional<MimePart> page(int nesting) {
        String type = header("content-type").toLowerCase(Locale.ROOT);
        if (type.startsWith("multipart/") && nesting < MAX_NESTING) {
            return parts().stream().flatMap(part -> part.page(nesting + 1).stream()).findFirst();
        }
        boolean page = type.startsWith("text/html") || type.startsWith("application/xhtml");
        return page ? Optional.of(this) : Optional.empty();
    }

    private List<MimePart> parts() {
        List<MimePart> parts = new ArrayList<>();
        Optional<String> boundary = parameter("boundary");
        if (boundary.isEmpty()) {
            return parts;
        }
        String[] pieces = ("\n" + body).split("\n--" + Pattern.quote(boundary.get()));
        for (int i = 1; i < pieces.length && !pieces[i].startsWith("--"); i++) {
            parts.add(of(pieces[i]));
        }
        return parts;
    }

    private Optional<String> parameter(String name) {
        Matcher found = Pattern.compile("(?i)[;\\s]" + name + "\\s*=\\s*(?:\"([^\"]*)\"|([^;\\s]+))")
                .matcher(header("content-type"));
        return found.find()
                ? Optional.of(found.group(1) != null ? found.group(1) : found.group(2))
                : Optional.empty();
    }

    /// The encoding that the part names; the page itself may name another.
    @Nullable
    String charset() {
        try {
            return parameter("charset").map(Charset::forName).map(Charset::name).orElse(null);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return null;
        }
    }

    byte[] content() {
        return switch (header("content-transfer-encoding").toLowerCase(Locale.ROOT)) {
            case "base64" -> base64();
            case "quoted-printable" -> quotedPrintable();
            default -> body.getBytes(StandardCharsets.ISO_8859_1);
        };
    }

    /// A damaged character ends the content.
    private byte[] base64() {
        String digits = body.replaceAll("[^A-Za-z0-9+/]", "");
        return Base64.getDecoder()
                .decode(digits.substring(0, digits.length() - (digits.length() % 4 == 1 ? 1 : 0)));
    }

    private byte[] quotedPrintable() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(body.length());
        for (int i = 0; i < body.length(); i++) {
            char c = body.charAt(i);
            if (c == '=' && i + 2 < body.length() && isHex(body, i + 1)) {
                bytes.write(Integer.parseInt(body.substring(i + 1, i + 3), 16));
                i += 2;
            } else if (c == '=' && i + 1 < body.length() && body.charAt(i + 1) == '\n') {
                i++;
            } else {
                bytes.write(c);
            }
        }
        return bytes.toByteArray();
    }

    private static boolean isHex(String text, int at) {
        return Character.digit(text.charAt(at), 16) >= 0 && Character.digit(text.charAt(at + 1), 16) >= 0;
    }
}
