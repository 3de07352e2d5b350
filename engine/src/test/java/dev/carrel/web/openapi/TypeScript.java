package dev.carrel.web.openapi;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import tools.jackson.databind.JsonNode;

/// The types of answers in the words of TypeScript, for the app's own checks.
final class TypeScript {
    private static final String HEAD = """
            // The types of the server's answers, made from the description of each; only the compiler reads this file.
            // `./test -Dtest=DescriptionTest -Dgolden.update=true` writes it anew.

            declare namespace Api {
            """;

    private TypeScript() {}

    /// @param schemas by name
    static String of(JsonNode schemas) {
        Map<String, JsonNode> sorted = new TreeMap<>();
        schemas.properties().forEach(each -> sorted.put(each.getKey(), each.getValue()));
        return sorted.entrySet().stream().map(each -> type(each.getKey(), each.getValue()))
                .collect(Collectors.joining("\n", HEAD, "}\n"));
    }

    private static String type(String name, JsonNode schema) {
        return schema.path("properties").properties().stream()
                .map(member -> member(member.getKey(), member.getValue(),
                        isRequired(member.getKey(), schema)))
                .collect(Collectors.joining("", "  interface " + name + " {\n", "  }\n"));
    }

    private static boolean isRequired(String member, JsonNode schema) {
        return schema.path("required").valueStream().anyMatch(each -> each.asString().equals(member));
    }

    private static String member(String name, JsonNode schema, boolean required) {
        String about = schema.path("description").asString("");
        return (about.isEmpty() ? "" : "    /** " + about + " */\n") + "    " + name + (required ? "" : "?")
                + ": " + type(schema) + ";\n";
    }

    private static String type(JsonNode schema) {
        if (schema.has("$ref")) {
            return schema.path("$ref").asString().replaceFirst(".*/", "");
        }
        if (schema.has("enum")) {
            return schema.path("enum").valueStream().map(word -> "'" + word.asString() + "'")
                    .collect(Collectors.joining(" | "));
        }
        if (schema.has("anyOf")) {
            return schema.path("anyOf").valueStream().map(TypeScript::type)
                    .collect(Collectors.joining(" | "));
        }
        return switch (schema.path("type").asString()) {
            case "array" -> list(type(schema.path("items")));
            case "object" -> "Record<string, " + type(schema.path("additionalProperties")) + ">";
            case "integer" -> "number";
            case String plain -> plain;
        };
    }

    private static String list(String each) {
        return (each.contains(" | ") ? "(" + each + ")" : each) + "[]";
    }
}
