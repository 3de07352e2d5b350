package dev.carrel.mcp.tool;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.Metadata;
import dev.carrel.document.origin.Origin;
import dev.carrel.library.parameter.JsonSchema;
import org.jspecify.annotations.Nullable;

/// One result as connectors of research assistants require it: id, title and address first, then all that the library says
/// of it.
final class ConnectorResult {
    private ConnectorResult() {}

    static Map<String, @Nullable Object> of(Metadata metadata, Origin origin, @Nullable Object tree) {
        Map<String, @Nullable Object> result = new LinkedHashMap<>();
        result.put("id", origin.id().value());
        result.put("title", metadata.title());
        result.put("url", DocumentUrl.of(metadata, origin));
        result.putAll(copy(tree));
        return result;
    }

    /// With its text, or that of its passage, cut to so many characters, and a mark that it was.
    static Map<String, @Nullable Object> cut(Map<String, @Nullable Object> result, int most) {
        if (result.get("passage") instanceof Map<?, ?> passage) {
            result.put("passage", cut(copy(passage), most));
        }
        if (result.get("text") instanceof String text && text.length() > most) {
            result.put("text", CharacterBudget.cut(text, most));
            result.put("cut", true);
            // Its place was in the whole text.
            result.replace("sentence", null);
        }
        return result;
    }

    private static Map<String, @Nullable Object> copy(@Nullable Object tree) {
        Map<String, @Nullable Object> copy = new LinkedHashMap<>();
        if (tree instanceof Map<?, ?> map) {
            map.forEach((key, value) -> copy.put((String) key, value));
        }
        return copy;
    }

    /// The members of a list in a tree.
    static List<?> list(Map<String, @Nullable Object> tree, String key) {
        return tree.get(key) instanceof List<?> list ? list : List.of();
    }

    /// The schema of every list of results.
    static Map<String, Object> schema() {
        return JsonSchema.list(
                JsonSchema.object("id", JsonSchema.TEXT, "title", JsonSchema.TEXT, "url", JsonSchema.TEXT));
    }
}
