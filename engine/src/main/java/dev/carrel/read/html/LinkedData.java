package dev.carrel.read.html;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The article that a page describes in JSON-LD, if it does.
record LinkedData(@Nullable JsonNode article) {
    private static final Pattern ARTICLE = Pattern.compile(".*(Article|Posting|Report|Blog|Chapter|Thesis)$");
    private static final JsonMapper MAPPER = new JsonMapper();

    static LinkedData of(Document page) {
        for (Element script : page.select("script[type=application/ld+json]")) {
            JsonNode article = article(parse(script.data()), 0);
            if (article != null) {
                return new LinkedData(article);
            }
        }
        return new LinkedData(null);
    }

    @Nullable
    String text(String key) {
        return article == null ? null : string(article.get(key));
    }

    @Nullable
    String publisher() {
        JsonNode publisher = article == null ? null : article.get("publisher");
        return publisher == null ? null : string(publisher.get("name"));
    }

    List<String> authors() {
        List<String> names = new ArrayList<>();
        JsonNode author = article == null ? null : article.get("author");
        if (author != null && author.isArray()) {
            author.forEach(one -> add(one, names));
        } else if (author != null) {
            add(author, names);
        }
        return names;
    }

    private static void add(JsonNode author, List<String> names) {
        String name = author.isObject() ? string(author.get("name")) : string(author);
        if (name != null) {
            names.add(name);
        }
    }

    private static @Nullable String string(@Nullable JsonNode node) {
        return node != null && node.isString() ? node.stringValue() : null;
    }

    private static @Nullable JsonNode parse(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JacksonException damaged) {
            return null;
        }
    }

    /// The first object of an article's type, in an array or a graph too.
    private static @Nullable JsonNode article(@Nullable JsonNode node, int nesting) {
        if (node == null || nesting > 3) {
            return null;
        }
        if (node.isObject() && node.has("@type") && ARTICLE.matcher(type(node.get("@type"))).matches()) {
            return node;
        }
        for (JsonNode child : node.isArray() ? node : node.path("@graph")) {
            JsonNode found = article(child, nesting + 1);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static String type(JsonNode type) {
        return type.isArray() && !type.isEmpty() ? type.get(0).asString("") : type.asString("");
    }
}
