package dev.carrel.read.html;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import dev.carrel.read.CleanText;
import org.apache.james.mime4j.MimeException;
import org.apache.james.mime4j.stream.EntityState;
import org.apache.james.mime4j.stream.MimeConfig;
import org.apache.james.mime4j.stream.MimeTokenStream;
import org.apache.james.mime4j.stream.NameValuePair;
import org.apache.james.mime4j.stream.RawField;
import org.apache.james.mime4j.stream.RawFieldParser;
import org.jspecify.annotations.Nullable;

/// A message with a web page in it, walked through until the page is found.
final class SavedMessage {
    /// Addresses in headers may be as long as pages; more headers than this nobody writes.
    private static final MimeConfig LIMITS = new MimeConfig.Builder().setMaxLineLen(-1)
            .setMaxHeaderLen(1 << 20)
            .setMaxHeaderCount(1000).build();
    /// Parts are read through those around them, so each level costs time at every byte.
    private static final int DEEPEST = 5;

    private final MimeTokenStream tokens = new MimeTokenStream(LIMITS);
    /// Those of the part that is being read, by their names in small letters.
    private final Map<String, RawField> headers = new HashMap<>();
    private String address = "";
    private int depth;

    private SavedMessage(InputStream message) {
        tokens.parse(message);
    }

    /// A web page as it was saved, which is not compared with others.
    @SuppressWarnings("ArrayRecordComponent")
    record Page(byte[] content, HtmlReader.Saved saved) {}

    /// The first part that is a page, however deep; empty where there is none or the message is none.
    static Optional<Page> page(byte[] message) throws IOException {
        try {
            return new SavedMessage(withoutBlankStart(message)).page();
        } catch (MimeException broken) {
            return Optional.empty();
        }
    }

    private static InputStream withoutBlankStart(byte[] message) {
        int from = 0;
        while (from < message.length && Character.isWhitespace(message[from])) {
            from++;
        }
        return new ByteArrayInputStream(message, from, message.length - from);
    }

    private Optional<Page> page() throws IOException, MimeException {
        for (EntityState state = tokens.getState(); state != EntityState.T_END_OF_STREAM; state = tokens
                .next()) {
            switch (state) {
                case T_START_HEADER -> headers.clear();
                case T_FIELD ->
                    headers.putIfAbsent(tokens.getField().getNameLowerCase(), (RawField) tokens.getField());
                case T_END_HEADER ->
                    address = address.isEmpty() ? header("snapshot-content-location") : address;
                case T_START_MULTIPART -> depth++;
                case T_END_MULTIPART -> depth--;
                default -> {
                }
            }
            if (depth > DEEPEST) {
                return Optional.empty();
            }
            if (state == EntityState.T_BODY && isPage(tokens.getBodyDescriptor().getMimeType())) {
                return Optional.of(new Page(tokens.getDecodedInputStream().readAllBytes(), saved()));
            }
        }
        return Optional.empty();
    }

    private static boolean isPage(String type) {
        return type.startsWith("text/html") || type.startsWith("application/xhtml");
    }

    private HtmlReader.Saved saved() {
        return new HtmlReader.Saved(charset(), address.isEmpty() ? header("content-location") : address);
    }

    private String header(String name) {
        RawField field = headers.get(name);
        return field == null ? "" : CleanText.line(field.getBody());
    }

    /// The encoding that the part names; the page itself may name another.
    private @Nullable String charset() {
        RawField type = headers.get("content-type");
        try {
            return type == null
                    ? null
                    : RawFieldParser.DEFAULT.parseRawBody(type).getParams().stream()
                            .filter(parameter -> parameter.getName().equalsIgnoreCase("charset"))
                            .map(NameValuePair::getValue).map(Charset::forName).map(Charset::name).findFirst()
                            .orElse(null);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return null;
        }
    }
}
