package dev.carrel.library.json;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.document.stored.DocumentForm;
import org.jspecify.annotations.Nullable;

/// A reason why something cannot be found: its kind to decide by, its text to show whole or in two parts, and its figures.
final class ReasonJson {
    private ReasonJson() {}

    /// Adds the reason to an object, as a sentence and with its kind.
    static Map<String, @Nullable Object> with(@Nullable Reason reason, @Nullable Object... keysAndValues) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>(Json.object(keysAndValues));
        object.put("reason", reason == null ? null : ReasonText.of(reason));
        object.put("because", reason == null ? null : of(reason));
        return object;
    }

    private static Map<String, @Nullable Object> of(Reason reason) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("kind", reason.kind());
        object.put("text", ReasonText.of(reason));
        ReasonText bare = ReasonText.parts(reason.bare());
        object.put("brief", bare.brief());
        object.put("detail", bare.detail());
        if (reason instanceof Reason.InAttachment(String file, Integer page, _)) {
            object.put("file", file);
            object.put("page", page);
        }
        object.putAll(DocumentForm.figures(reason.bare()));
        return object;
    }
}
