package dev.carrel.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

import com.networknt.schema.Error;
import dev.carrel.testing.StrictSchema;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What the server says about itself, and whether its answers keep to it.
final class Described {
    /// @param method in capital letters
    record Operation(String id, String method, String path, JsonNode node) {
        /// The one answer that it gives when all goes well.
        int status() {
            return node.path("responses").propertyNames().stream().filter(code -> !code.equals("default"))
                    .map(Integer::parseInt).findFirst().orElseThrow();
        }

        String mediaType() {
            return content(String.valueOf(status())).propertyNames().iterator().next();
        }

        private JsonNode content(String code) {
            return node.path("responses").path(code).path("content");
        }
    }

    private final JsonNode description;
    private final Map<String, Operation> operations = new TreeMap<>();

    Described(JsonNode description) {
        this.description = description;
        description.path("paths").properties().forEach(path -> path.getValue().properties().forEach(each -> {
            String id = each.getValue().path("operationId").asString();
            operations.put(id,
                    new Operation(id, each.getKey().toUpperCase(Locale.ROOT), path.getKey(),
                            each.getValue()));
        }));
    }

    JsonNode description() {
        return description;
    }

    Operation operation(String id) {
        return Objects.requireNonNull(operations.get(id), id);
    }

    Map<String, Operation> operations() {
        return operations;
    }

    /// Where an answer is not what the operation promises.
    List<Error> violations(String operation, JsonNode answer) {
        Operation described = operation(operation);
        return violations(described.content(String.valueOf(described.status())).path("application/json")
                .path("schema"), answer);
    }

    /// Where a refusal is not what every operation promises.
    List<Error> violations(JsonNode refusal) {
        return violations(operation("search").content("default").path("application/json").path("schema"),
                refusal);
    }

    private List<Error> violations(JsonNode schema, JsonNode answer) {
        // References lead into the whole description, so its shapes stand beside the schema.
        ObjectNode whole = ((ObjectNode) schema.deepCopy());
        whole.set("components", description.path("components"));
        return StrictSchema.violations(whole, answer);
    }
}
