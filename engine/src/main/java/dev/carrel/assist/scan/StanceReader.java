package dev.carrel.assist.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.assist.chat.ReplyObjects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Reads what a model says of passages. It was asked for JSON of one form; any text is read in which objects with the
/// right members stand, whatever is around them and wherever it breaks off.
final class StanceReader {
    private static final Pattern KEY = Pattern.compile("\\d{1,6}");
    private static final Pattern SHARE = Pattern.compile("\\s*(\\d{1,3}(?:\\.\\d{1,9})?)\\s*(%?)\\s*");
    private static final Pattern EMPTY = Pattern.compile("\\[\\s*]");

    private StanceReader() {}

    /// Empty if the reply has nothing of what was asked for, not even that there is none.
    static Optional<List<StatedStance>> read(String reply) {
        List<StatedStance> stances = new ArrayList<>();
        ReplyObjects.in(reply).forEach(object -> stance(object).ifPresent(stances::add));
        return stances.isEmpty() && !EMPTY.matcher(reply).find() ? Optional.empty() : Optional.of(stances);
    }

    private static Optional<StatedStance> stance(JsonNode node) {
        Matcher key = KEY.matcher(node.path("passage").asString(""));
        Optional<Stance> stance = Stance.of(node.path("verdict").asString(""));
        return stance.isEmpty() || !key.find()
                ? Optional.empty()
                : Optional.of(new StatedStance(key.group(), stance.get(),
                        node.path("sentence").asString("").strip(), share(node.path("confidence"))));
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
