package dev.carrel.read.markdown;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/// A mapping of YAML as maps, lists and texts. Made of the parser's events, so that every scalar stays as it was written
/// (`1.10`, `2024-01-01`), no tag means a class, and nothing is built that is larger than the text.
final class YamlEntries {
    /// Authors with affiliations with addresses are four deep.
    private static final int DEEPEST = 32;

    private final Iterator<Event> events;
    /// Only texts are repeated by `*name`, lists are empty then: bombs are made of lists of lists.
    private final Map<Anchor, String> anchors = new HashMap<>();

    private YamlEntries(Iterator<Event> events) {
        this.events = events;
    }

    /// The entries in their order; empty if the text is no mapping. Tabs are taken for spaces, which YAML does not do.
    static Optional<Map<String, Object>> of(String yaml) {
        try {
            Iterable<Event> events = new Parse(LoadSettings.builder().setUseMarks(false).build())
                    .parseString(yaml.replace('\t', ' '));
            return new YamlEntries(events.iterator()).document();
        } catch (YamlEngineException broken) {
            return Optional.empty();
        }
    }

    private Optional<Map<String, Object>> document() {
        Event event = events.next();
        while (event.getEventId() == Event.ID.StreamStart || event.getEventId() == Event.ID.DocumentStart) {
            event = events.next();
        }
        Optional<Map<String, Object>> entries = event instanceof MappingStartEvent
                ? Optional.of(mapping(0))
                : Optional.empty();
        // what follows must be YAML, too
        events.forEachRemaining(rest -> {});
        return entries;
    }

    private @Nullable Object value(Event event, int depth) {
        if (depth > DEEPEST) {
            throw new YamlEngineException("nested too deeply");
        }
        return switch (event) {
            case ScalarEvent scalar -> text(scalar);
            case AliasEvent alias -> repeated(alias.getAlias());
            case CollectionStartEvent start -> {
                start.getAnchor().ifPresent(anchor -> anchors.put(anchor, ""));
                yield start instanceof MappingStartEvent ? mapping(depth) : sequence(depth);
            }
            default -> throw new YamlEngineException("no value: " + event);
        };
    }

    private String repeated(Anchor anchor) {
        String text = anchors.get(anchor);
        if (text == null) {
            throw new YamlEngineException("nothing has the name " + anchor);
        }
        return text;
    }

    private @Nullable String text(ScalarEvent scalar) {
        boolean isNull = scalar.isPlain() && scalar.getValue().matches("|~|null");
        scalar.getAnchor().ifPresent(anchor -> anchors.put(anchor, scalar.getValue()));
        return isNull ? null : scalar.getValue();
    }

    private List<@Nullable Object> sequence(int depth) {
        List<@Nullable Object> items = new ArrayList<>();
        for (Event next = events.next(); next.getEventId() != Event.ID.SequenceEnd; next = events.next()) {
            items.add(value(next, depth + 1));
        }
        return items;
    }

    private Map<String, @Nullable Object> mapping(int depth) {
        Map<String, @Nullable Object> entries = new LinkedHashMap<>();
        for (Event next = events.next(); next.getEventId() != Event.ID.MappingEnd; next = events.next()) {
            Object key = value(next, depth + 1);
            Object value = value(events.next(), depth + 1);
            if (key instanceof String name) {
                entries.putIfAbsent(name, value);
            }
        }
        return entries;
    }
}
