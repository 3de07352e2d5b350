package dev.carrel.assist.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads what a model says of passages. It was asked for JSON of one form; any text is read in which objects with the
/// right members stand, whatever is around them and wherever it breaks off.
final class StanceReader {
    private static final Pattern KEY = Pattern.compile("\\d{1,6}");
    private static final Pattern SHARE = Pattern.compile("\\s*(\\d{1,3}(?:\\.\\d{1,9})?)\\s*(%?)\\s*");
    private static final Pattern EMPTY = Pattern.compile("\\[\\s*]");
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS, JsonReadFeature.ALLOW_TRAILING_COMMA,
                    JsonReadFeature.ALLOW_SINGLE_QUOTES,
                    JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
            .build();

    private StanceReader() {}

    /// Empty if the reply has nothing of what was asked for, not even that there is none.
    static Optional<List<StatedStance>> read(String reply) {
        List<StatedStance> stances = new ArrayList<>();
        objects(reply).forEach(object -> stance(object).ifPresent(stances::add));
        return stances.isEmpty() && !EMPTY.matcher(reply).find() ? Optional.empty() : Optional.of(stances);
    }

    /// The objects that hold no others, from the last opening brace before each closing one.
    private static List<String> objects(String reply) {
        List<String> objects = new ArrayList<>();
        int open = -1;
        boolean quoted = false;
        for (int i = 0; i < reply.length(); i++) {
            char letter = reply.charAt(i);
            if (quoted) {
                i += letter == '\\' ? 1 : 0;
                quoted = letter != '"';
            } else if (letter == '{') {
                open = i;
            } else if (letter == '"') {
                quoted = open >= 0;
            } else if (letter == '}' && open >= 0) {
                objects.add(reply.substring(open, i + 1));
                open = -1;
            }
        }
        return objects;
    }

    private static Optional<StatedStance> stance(String object) {
        try {
            JsonNode node = JSON.readTree(object);
            Matcher key = KEY.matcher(node.path("passage").asString(""));
            Optional<Stance> stance = Stance.of(node.path("verdict").asString(""));
            return stance.isEmpty() || !key.find()
                    ? Optional.empty()
                    : Optional.of(new StatedStance(key.group(), stance.get(),
                            node.path("sentence").asString("").strip(), share(node.path("confidence"))));
        } catch (JacksonException e) {
            return Optional.empty();
        }
    }

    private static @Nullable Double share(JsonNode node) {
        Matcher share = SHARE.matcher(node.asString(""));
        if (!share.matches()) {
            return null;
        }
        double value = Double.parseDouble(share.group(1)) / (share.group(2).isEmpty() ? 1 : 100);
        return value <= 1 ? value : null;
    }
}
