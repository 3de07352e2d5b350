package dev.carrel.testing;

import java.util.List;
import java.util.Map;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.carrel.library.shape.Definitions;
import dev.carrel.library.shape.Shape;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Holds answers against what describes them, and lets no member pass that is not described.
public final class StrictSchema {
    private static final SchemaRegistry REGISTRY = SchemaRegistry
            .withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private StrictSchema() {}

    /// Where an answer is not what its schema says.
    public static List<Error> violations(JsonNode schema, JsonNode answer) {
        return REGISTRY.getSchema(closed(schema)).validate(answer);
    }

    /// Where an answer contradicts a schema that need not name everything.
    public static List<Error> contradictions(JsonNode schema, JsonNode answer) {
        return REGISTRY.getSchema(schema).validate(answer);
    }

    /// Where an answer is not what its shape says.
    public static List<Error> violations(Shape<?> shape, JsonNode answer) {
        Definitions definitions = new Definitions("#/$defs/");
        JsonNode schema = JsonMapper.shared().valueToTree(
                Map.of("allOf", List.of(shape.schema(definitions)), "$defs", definitions.all()));
        return violations(schema, answer);
    }

    private static JsonNode closed(JsonNode schema) {
        JsonNode closed = schema.deepCopy();
        close(closed);
        return closed;
    }

    private static void close(JsonNode schema) {
        if (schema instanceof ObjectNode object && object.path("properties").isObject()
                && !object.has("additionalProperties")) {
            object.put("additionalProperties", false);
        }
        schema.forEach(StrictSchema::close);
    }
}
