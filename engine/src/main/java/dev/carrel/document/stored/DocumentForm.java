package dev.carrel.document.stored;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;

/// Documents and reasons as JSON that can be read back.
public final class DocumentForm {
    /// A reason is stored with its kind, which tells how the rest is to be read.
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    private interface WithKind {}

    private static final JsonMapper MAPPER = JsonMapper.builder().addMixIn(Reason.class, WithKind.class)
            .registerSubtypes(kinds()).build();

    private DocumentForm() {}

    private static NamedType[] kinds() {
        return Stream.of(Reason.class.getPermittedSubclasses())
                .map(kind -> new NamedType(kind, Reason.word(kind))).toArray(NamedType[]::new);
    }

    /// By way of a string: half a surrogate pair is then a question mark, where writing bytes would fail.
    public static byte[] bytes(Document document) {
        return MAPPER.writeValueAsString(document).getBytes(StandardCharsets.UTF_8);
    }

    public static Document document(byte[] written) {
        return MAPPER.readValue(written, Document.class);
    }

    public static String text(Reason reason) {
        return MAPPER.writerFor(Reason.class).writeValueAsString(reason);
    }

    public static Reason reason(String written) {
        return MAPPER.readValue(written, Reason.class);
    }

    /// The details of a reason that are numbers, by their names.
    public static Map<String, Number> figures(Reason reason) {
        Map<String, Number> figures = new LinkedHashMap<>();
        MAPPER.readTree(text(reason)).forEachEntry((name, value) -> {
            if (value.isNumber()) {
                figures.put(name, value.numberValue());
            }
        });
        return figures;
    }
}
