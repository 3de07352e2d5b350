package dev.carrel.read.zotero.profile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The preferences in a profile's `prefs.js` and `user.js`: lines of `user_pref("name", value);`.
final class Preferences {
    private static final Pattern LINE = Pattern
            .compile(
                    "(?m)^\\s*user_pref\\(\\s*\"([^\"]+)\"\\s*,\\s*(?:\"((?:[^\"\\\\]|\\\\.)*+)\"|([^)\"]*?))\\s*\\)");
    private static final Pattern ESCAPE = Pattern
            .compile("\\\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(.))", Pattern.DOTALL);

    private final Map<String, String> values = new HashMap<>();

    private Preferences() {}

    /// None for a profile that has no such file, or none that can be read.
    static Preferences in(Path profile) {
        Preferences preferences = new Preferences();
        for (String name : List.of("prefs.js", "user.js")) {
            preferences.read(profile.resolve(name));
        }
        return preferences;
    }

    private void read(Path file) {
        try {
            if (Files.isRegularFile(file)) {
                Matcher line = LINE.matcher(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
                while (line.find()) {
                    values.put(line.group(1),
                            line.group(2) == null ? line.group(3) : unescaped(line.group(2)));
                }
            }
        } catch (IOException unreadable) {
            System.getLogger(Preferences.class.getName()).log(System.Logger.Level.DEBUG, file.toString(),
                    unreadable);
        }
    }

    private static String unescaped(String text) {
        return ESCAPE.matcher(text).replaceAll(escape -> Matcher.quoteReplacement(character(escape)));
    }

    private static String character(MatchResult escape) {
        String code = escape.group(1) == null ? escape.group(2) : escape.group(1);
        if (code != null) {
            return String.valueOf((char) Integer.parseInt(code, 16));
        }
        return switch (escape.group(3)) {
            case "n" -> "\n";
            case "t" -> "\t";
            case "r" -> "\r";
            default -> escape.group(3);
        };
    }

    /// Where the person has put the data directory, if it is not in the usual place.
    Optional<Path> dataDirectory() {
        return "false".equals(values.get("extensions.zotero.useDataDir"))
                ? Optional.empty()
                : path("extensions.zotero.dataDir");
    }

    Optional<Path> base() {
        return path("extensions.zotero.baseAttachmentPath");
    }

    private Optional<Path> path(String name) {
        try {
            return Optional.ofNullable(values.get(name)).filter(value -> !value.isBlank()).map(Path::of);
        } catch (InvalidPathException ofAnotherSystem) {
            return Optional.empty();
        }
    }
}
