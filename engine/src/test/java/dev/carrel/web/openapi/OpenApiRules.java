package dev.carrel.web.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import tools.jackson.databind.JsonNode;

/// What OpenAPI 3.1 demands of a description, as far as ours has it: members that must be there, names that must be
/// alone, references that must lead somewhere.
///
/// @see <a href="https://spec.openapis.org/oas/v3.1.0">The specification</a>
public final class OpenApiRules {
    private static final Set<String> METHODS = Set.of("get", "put", "post", "delete", "options", "head",
            "patch",
            "trace");
    private static final Set<String> TOP = Set.of("openapi", "info", "jsonSchemaDialect", "servers", "paths",
            "webhooks", "components", "security", "tags", "externalDocs");
    private static final Set<String> OF_OPERATIONS = Set.of("tags", "summary", "description", "externalDocs",
            "operationId", "parameters", "requestBody", "responses", "callbacks", "deprecated", "security",
            "servers");
    private static final Pattern NAME = Pattern.compile("\\{([^}]+)}");

    private final JsonNode description;
    private final List<String> broken = new ArrayList<>();
    private final Set<String> ids = new TreeSet<>();

    private OpenApiRules(JsonNode description) {
        this.description = description;
    }

    /// What is wrong with a description, in sentences.
    public static List<String> broken(JsonNode description) {
        OpenApiRules rules = new OpenApiRules(description);
        rules.top();
        description.path("paths").properties().forEach(path -> rules.path(path.getKey(), path.getValue()));
        rules.references(description);
        return rules.broken;
    }

    private void demand(boolean fulfilled, String rule) {
        if (!fulfilled) {
            broken.add(rule);
        }
    }

    private void top() {
        demand(description.path("openapi").asString("").matches("3\\.1\\.\\d+"), "openapi is 3.1.x");
        demand(description.path("info").path("title").isString(), "info has a title");
        demand(description.path("info").path("version").isString(), "info has a version");
        demand(TOP.containsAll(description.propertyNames()), "there are no other members at the top");
    }

    private void path(String path, JsonNode item) {
        demand(path.startsWith("/"), path + " begins with a slash");
        item.properties().forEach(operation -> {
            demand(METHODS.contains(operation.getKey()), path + " has methods only");
            operation(operation.getKey() + " " + path, path, operation.getValue());
        });
    }

    private void operation(String place, String path, JsonNode operation) {
        demand(OF_OPERATIONS.containsAll(operation.propertyNames()), place + " has known members only");
        demand(ids.add(operation.path("operationId").asString("")), place + " has an id of its own");
        Set<String> inPath = new TreeSet<>();
        operation.path("parameters").forEach(parameter -> {
            parameter(place, parameter);
            if (parameter.path("in").asString("").equals("path")) {
                inPath.add(parameter.path("name").asString());
                demand(parameter.path("required").asBoolean(),
                        place + ": what stands in the path is required");
            }
        });
        Set<String> named = new TreeSet<>();
        for (Matcher names = NAME.matcher(path); names.find();) {
            named.add(names.group(1));
        }
        demand(named.equals(inPath), place + " describes the names in its path");
        if (operation.has("requestBody")) {
            content(place + " body", operation.path("requestBody"));
        }
        demand(!operation.path("responses").isEmpty(), place + " has responses");
        operation.path("responses").properties().forEach(response -> {
            demand(response.getKey().matches("[1-5](\\d\\d|XX)|default"), place + " has codes as responses");
            demand(response.getValue().path("description").isString(), place + ": responses are described");
            content(place + " " + response.getKey(), response.getValue());
        });
    }

    private void parameter(String place, JsonNode parameter) {
        demand(parameter.path("name").isString(), place + ": parameters have names");
        demand(Set.of("query", "path", "header", "cookie").contains(parameter.path("in").asString("")),
                place + ": parameters have a place");
        demand(parameter.path("schema").isObject(), place + ": parameters have a schema");
    }

    private void content(String place, JsonNode holder) {
        demand(!holder.path("content").isEmpty(), place + " has content");
        holder.path("content").properties().forEach(media -> {
            demand(media.getKey().matches("[a-z]+/[a-z0-9.+*-]+(;.*)?"), place + " has a media type");
            demand(media.getValue().path("schema").isObject(), place + " has a schema");
        });
    }

    private void references(JsonNode node) {
        if (node.path("$ref").isString()) {
            String reference = node.path("$ref").asString();
            demand(reference.startsWith("#/") && !description.at(reference.substring(1)).isMissingNode(),
                    reference + " leads somewhere");
        }
        node.forEach(this::references);
    }
}
