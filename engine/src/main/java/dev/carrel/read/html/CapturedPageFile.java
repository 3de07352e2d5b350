package dev.carrel.read.html;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.origin.CapturedPage;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A captured page as a file: what the browser told of it in a comment on the first line, then the page as it was, in
/// UTF-8 whatever it says of itself. Any browser shows such a file.
public final class CapturedPageFile {
    private static final Pattern FIRST_LINE = Pattern.compile("<!-- carrel (\\{[^\\n]*\\}) -->\\n");

    private CapturedPageFile() {}

    public static byte[] written(CapturedPage page) {
        Map<String, String> told = new TreeMap<>(
                Map.of("address", page.address(), "title", page.title(), "time",
                        page.time().toString(), "occasion", page.occasion().word()));
        // Whatever a title holds, it cannot end the comment.
        String line = JsonMapper.shared().writeValueAsString(told).replace("<", "\\u003c")
                .replace(">", "\\u003e").replace("-", "\\u002d");
        return ("<!-- carrel " + line + " -->\n" + page.html()).getBytes(StandardCharsets.UTF_8);
    }

    /// The browser's facts about the page in a file, without the page.
    ///
    /// @throws UnreadableException if it is another file
    public static CapturedPage told(Path file) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            String first = lines.readLine();
            return parsed(((first == null ? "" : first) + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (CharacterCodingException damaged) {
            throw new UnreadableException(new Reason.Mistaken(Reason.Mistaken.For.NO_CAPTURED_PAGE));
        }
    }

    /// @throws UnreadableException if it is another file
    public static CapturedPage parsed(byte[] bytes) throws UnreadableException {
        String text = new String(bytes, StandardCharsets.UTF_8);
        Matcher first = FIRST_LINE.matcher(text);
        if (!first.lookingAt()) {
            throw new UnreadableException(new Reason.Mistaken(Reason.Mistaken.For.NO_CAPTURED_PAGE));
        }
        try {
            JsonNode told = JsonMapper.shared().readTree(first.group(1));
            return new CapturedPage(told.path("address").asString(""), told.path("title").asString(""),
                    text.substring(first.end()), Instant.parse(told.path("time").asString("")),
                    CapturedPage.Occasion.named(told.path("occasion").asString(""))
                            .orElse(CapturedPage.Occasion.CHOSEN));
        } catch (JacksonException | DateTimeException damaged) {
            throw new UnreadableException(new Reason.Mistaken(Reason.Mistaken.For.NO_CAPTURED_PAGE));
        }
    }
}
