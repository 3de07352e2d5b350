package dev.carrel.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

import dev.carrel.testing.RandomText;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Calls that the server's own description allows, and calls that it does not: wrong types, giant numbers, half letters,
/// unbalanced quotes, other people's query languages, nesting without end. What names places on the machine names only
/// those that it was given.
final class RandomCalls {
    private static final int LONGEST = 30_000;
    private static final int DEEPEST = 3_000;
    /// Names of places, which must not be just anywhere.
    private static final Set<String> PLACES = Set.of("paths", "directory", "zotero");
    /// What makes a job long.
    private static final Set<String> SHORTENED = Set.of("questions", "rankings");
    private static final List<String> NASTY = List.of("", " ", "\0", "\u0007\u001b[2J", "😀", "👩‍🔬👩‍🔬",
            "\ud83d",
            "\udc00x", "\"", "\"\"\"", "((((((((", "a OR", "OR", "-", "--", "NOT", "AND OR NOT", ":", "year:",
            "year:..",
            "year:9999999999..1", "author:\"", "in:(", "source:*", "*", "?", "a*b?c~2^9", "[* TO *]", "{!x}",
            "\\", "\\u0000",
            "%", "%zz", "%00", "..", "../../etc/passwd", "..%2f..%2fetc%2fpasswd", "' OR '1'='1",
            "'; DROP TABLE x; --",
            "<script>alert(1)</script>", "{{7*7}}", "${jndi:ldap://127.0.0.1/x}", "\r\nX-Injected: yes",
            "null", "undefined",
            "NaN", "Infinity", "1e309", "-0", "0x10", "true", "[]", "{}", "\u202e\u2066", "İıſK", "ﷺ",
            "a\u0301\u0301\u0301",
            "\ufeff", "\uffff", "+-&&||!(){}[]^\"~*?:\\/");
    private static final List<Object> NUMBERS = List.of(0, -1, 1, 50, 1000, 1001, Integer.MAX_VALUE,
            Integer.MIN_VALUE,
            Long.MAX_VALUE, 1e308, -1e308, 0.5, 1e-300, 2.5);

    /// @param head everything before the body
    @SuppressWarnings("ArrayRecordComponent")
    record Made(String operation, String head, byte[] body) {
        @Override
        public String toString() {
            String text = new String(body, StandardCharsets.UTF_8);
            return operation + ": " + head + text.substring(0, Math.min(text.length(), 2000));
        }
    }

    private final Random random;
    private final RandomText text;
    private final List<String> ids;
    private final List<String> places;

    /// @param ids    of documents, passages, sources and jobs that are there
    /// @param places that may be added
    RandomCalls(Random random, List<String> ids, List<String> places) {
        this.random = random;
        this.text = new RandomText(random);
        this.ids = List.copyOf(ids);
        this.places = List.copyOf(places);
    }

    Made of(Described.Operation operation, Wire wire) {
        String target = path(operation.path()) + query(operation);
        JsonNode schema = operation.node().at("/requestBody/content/application~1json/schema");
        byte[] body = schema.isMissingNode() && !oneIn(20) ? new byte[0] : body(schema);
        String method = oneIn(40)
                ? pick(List.of("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS"))
                : operation.method();
        Wire told = wire.with("Content-Type", oneIn(15)
                ? pick(List.of("", "text/plain", "application/jsonx", "multipart/form-data", "é"))
                : "application/json");
        return new Made(operation.id(), told.head(method, target, body.length), body);
    }

    /// A message for the models' protocol.
    Made message(Wire wire) {
        Map<String, @Nullable Object> message = new LinkedHashMap<>();
        message.put("jsonrpc", oneIn(10) ? json(2) : "2.0");
        message.put("id", oneIn(5) ? json(2) : random.nextInt());
        message.put("method", oneIn(5)
                ? string()
                : pick(List.of("initialize", "tools/list", "tools/call", "ping", "resources/list",
                        "resources/read")));
        message.put("params",
                oneIn(3)
                        ? json(3)
                        : Map.of("name", pick(List.of("search", "fetch", "context", "similar",
                                "verify_quote", "library", "none")), "arguments", arguments(), "uri",
                                string()));
        byte[] body = oneIn(10) ? garbage() : bytes(message);
        return new Made("mcp",
                wire.with("Content-Type", "application/json").head("POST", "/mcp", body.length), body);
    }

    private Map<String, @Nullable Object> arguments() {
        Map<String, @Nullable Object> arguments = new LinkedHashMap<>();
        for (String name : List.of("query", "id", "quote", "text", "limit", "documents", "cursor")) {
            if (random.nextBoolean()) {
                arguments.put(name, oneIn(3) ? json(2) : name.equals("limit") ? pick(NUMBERS) : string());
            }
        }
        return arguments;
    }

    private boolean oneIn(int many) {
        return random.nextInt(many) == 0;
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private String string() {
        return switch (random.nextInt(8)) {
            case 0 -> pick(ids);
            case 1 -> text.anything(random.nextInt(40));
            case 2 -> text.sentence(1 + random.nextInt(8));
            case 3 -> oneIn(8) ? pick(NASTY).repeat(200) : text.signs(1 + random.nextInt(20));
            case 4 -> oneIn(10) ? text.letters(1 + random.nextInt(LONGEST)) : text.word();
            default -> pick(NASTY);
        };
    }

    private String path(String template) {
        StringBuilder path = new StringBuilder();
        for (String segment : template.substring(1).split("/")) {
            path.append('/').append(!segment.startsWith("{")
                    ? segment
                    : template.contains("/jobs/") && !oneIn(3) ? String.valueOf(random.nextInt(40)) : name());
        }
        return oneIn(50)
                ? path + pick(List.of("/", "//", "/..", ";x=y", "%2F", "/%2e%2e/"))
                : path.toString();
    }

    /// Never nothing, which would be another route.
    private String name() {
        String name = random.nextBoolean() ? pick(ids) : string();
        return name.isEmpty() ? "x" : encoded(name);
    }

    private String query(Described.Operation operation) {
        List<String> parts = new ArrayList<>();
        operation.node().path("parameters").forEach(parameter -> {
            boolean isQuestion = parameter.path("name").asString().equals("q");
            if (parameter.path("in").asString().equals("query") && oneIn(isQuestion ? 1 : 4)) {
                int times = oneIn(10) ? 1 + random.nextInt(8) : 1;
                for (int i = 0; i < times; i++) {
                    parts.add(parameter.path("name").asString() + "="
                            + encoded(word(parameter.path("schema"))));
                }
            }
        });
        // Its answer has no end, so it is asked wrongly only.
        if (oneIn(25) || operation.id().equals("events")) {
            parts.add(pick(List.of("unknown=1", "limit", "x=%zz", "%C3%28=1", "[]=1", "a[b]=c",
                    "unknown=" + "x".repeat(9000))));
        }
        return parts.isEmpty() ? "" : "?" + String.join("&", parts);
    }

    private String word(JsonNode schema) {
        Object value = schema.path("type").asString("").equals("array")
                ? value("", schema.path("items"))
                : value("", schema);
        return value instanceof String string ? string : bytesAsText(value);
    }

    private @Nullable Object value(String name, JsonNode schema) {
        if (PLACES.contains(name)) {
            return name.equals("paths") ? List.of(place()) : place();
        }
        if (name.equals("questions")) {
            return 1 + random.nextInt(2);
        }
        if (name.equals("rankings")) {
            return List.of("keyword", pick(List.of("rrf", "weighted", "keyword", "none")));
        }
        return oneIn(10) ? json(2) : valid(schema);
    }

    private String place() {
        return oneIn(3) ? "x" + string().replace("://", "") : pick(places);
    }

    private Object valid(JsonNode schema) {
        if (schema.has("enum")) {
            return schema.path("enum").path(random.nextInt(schema.path("enum").size())).asString();
        }
        return switch (schema.path("type").asString("")) {
            case "integer" -> oneIn(8) ? pick(NUMBERS) : 1 + random.nextInt(20);
            case "number" -> oneIn(8) ? pick(NUMBERS) : random.nextDouble();
            case "boolean" -> random.nextBoolean();
            case "array" -> texts();
            default -> string();
        };
    }

    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (int i = random.nextInt(oneIn(20) ? 300 : 4); i >= 0; i--) {
            texts.add(string());
        }
        return texts;
    }

    private byte[] body(JsonNode schema) {
        if (oneIn(12)) {
            return garbage();
        }
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        schema.path("properties").properties().forEach(property -> {
            if (SHORTENED.contains(property.getKey()) || random.nextInt(3) > 0) {
                body.put(property.getKey(), value(property.getKey(), property.getValue()));
            }
        });
        if (oneIn(15)) {
            body.put(string(), json(2));
        }
        return bytes(body);
    }

    private byte[] garbage() {
        return switch (random.nextInt(6)) {
            case 0 -> new byte[0];
            case 1 -> "[".repeat(random.nextInt(DEEPEST)).getBytes(StandardCharsets.UTF_8);
            case 2 -> ("{\"a\":".repeat(random.nextInt(DEEPEST)) + "1").getBytes(StandardCharsets.UTF_8);
            case 3 -> text.anything(random.nextInt(100)).getBytes(StandardCharsets.UTF_16);
            case 4 -> bytes(json(4));
            default -> {
                byte[] noise = new byte[random.nextInt(300)];
                random.nextBytes(noise);
                yield noise;
            }
        };
    }

    private @Nullable Object json(int depth) {
        return switch (random.nextInt(depth > 0 ? 7 : 4)) {
            case 0 -> null;
            case 1 -> random.nextBoolean();
            case 2 -> pick(NUMBERS);
            case 3, 4 -> string();
            case 5 -> {
                List<@Nullable Object> list = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0; i--) {
                    list.add(json(depth - 1));
                }
                yield list;
            }
            default -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                map.put(string(), json(depth - 1));
                yield map;
            }
        };
    }

    private static String bytesAsText(@Nullable Object value) {
        return JsonMapper.shared().writeValueAsString(value);
    }

    /// With half letters as they are, escaped, which is how they come in practice.
    private static byte[] bytes(@Nullable Object value) {
        StringBuilder escaped = new StringBuilder();
        bytesAsText(value).chars()
                .forEach(c -> escaped.append(c < 128 ? String.valueOf((char) c) : "\\u%04x".formatted(c)));
        return escaped.toString().getBytes(StandardCharsets.UTF_8);
    }

    /// Mostly as it should be; now and then raw, half or broken.
    private String encoded(String value) {
        StringBuilder encoded = new StringBuilder();
        for (byte each : value.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (each & 0xFF);
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || "-._~".indexOf(c) >= 0);
            encoded.append(plain ? String.valueOf(c) : "%%%02X".formatted((int) c));
        }
        return switch (random.nextInt(40)) {
            case 0 -> encoded + pick(List.of("%", "%1", "%zz", "%C3%28", "%ED%A0%80", "%FF", "%u0041", "%00",
                    "+", "%2F", "é"));
            case 1 -> encoded.substring(0, random.nextInt(encoded.length() + 1));
            default -> encoded.toString();
        };
    }
}
