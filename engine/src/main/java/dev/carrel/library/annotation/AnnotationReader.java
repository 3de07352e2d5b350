package dev.carrel.library.annotation;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.Box;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Region;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.bibliography.Year;
import dev.carrel.search.quote.TextQuote;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Reads annotations as [AnnotationJson#STORED] writes them.
final class AnnotationReader {
    private AnnotationReader() {}

    /// Empty if it is none.
    static Optional<Annotation> of(JsonNode node) {
        try {
            return Optional.of(read(node));
        } catch (IllegalArgumentException | DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Annotation read(JsonNode node) {
        if (text(node, "id").isEmpty() || text(node, "document").isEmpty()) {
            throw new IllegalArgumentException("not an annotation: " + node);
        }
        return new Annotation(text(node, "id"), work(node),
                new TextQuote(text(node, "quote"), text(node, "before"), text(node, "after")),
                node.path("start").asInt(0), whole(node, "page"),
                node.path("regions").values().stream().map(AnnotationReader::region).toList(),
                AnnotationColour.named(text(node, "colour")).orElse(AnnotationColour.YELLOW),
                text(node, "note"),
                Instant.parse(text(node, "made")), Instant.parse(text(node, "changed")));
    }

    private static AnnotatedWork work(JsonNode node) {
        Integer year = whole(node, "year");
        return new AnnotatedWork(new DocumentId(text(node, "document")), text(node, "content"),
                text(node, "title"), text(node, "author"), year == null ? null : new Year(year),
                Doi.known(text(node, "doi")));
    }

    private static Region region(JsonNode node) {
        List<JsonNode> sides = List.copyOf(node.path("box").values());
        if (sides.size() != 4) {
            throw new IllegalArgumentException("not a box: " + node);
        }
        return new Region(node.path("page").asInt(0),
                new Box(sides.get(0).asDouble(), sides.get(1).asDouble(),
                        sides.get(2).asDouble(), sides.get(3).asDouble()));
    }

    private static String text(JsonNode node, String member) {
        return node.path(member).asString("");
    }

    private static @Nullable Integer whole(JsonNode node, String member) {
        return node.path(member).isInt() ? Integer.valueOf(node.path(member).asInt()) : null;
    }
}
