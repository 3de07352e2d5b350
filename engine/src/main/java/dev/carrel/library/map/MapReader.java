package dev.carrel.library.map;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.document.DocumentId;
import dev.carrel.map.DocumentMap;
import dev.carrel.map.EarlierMap;
import dev.carrel.map.layout.Places;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// Reads of a kept map what the next one needs: its basis and where works lay. A file that is no map counts as none.
final class MapReader {
    private DocumentMap.Basis basis = EarlierMap.NONE.basis();
    private List<DocumentId> ids = List.of();
    private float[] x = new float[0];
    private float[] y = new float[0];

    private MapReader() {}

    static Optional<DocumentMap.Basis> basis(Path file) throws IOException {
        MapReader reader = new MapReader();
        return reader.read(file, "basis") ? Optional.of(reader.basis) : Optional.empty();
    }

    static EarlierMap earlier(Path file) throws IOException {
        MapReader reader = new MapReader();
        return reader.read(file, "y") && reader.x.length == reader.ids.size()
                && reader.y.length == reader.x.length
                        ? new EarlierMap(reader.basis, reader.ids, Places.of(reader.x, reader.y))
                        : EarlierMap.NONE;
    }

    /// Members come in the order in which they are written.
    ///
    /// @param last the member to stop after
    private boolean read(Path file, String last) throws IOException {
        if (!Files.isRegularFile(file)) {
            return false;
        }
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), file)) {
            parser.nextToken();
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                member(name, parser);
                if (name.equals(last)) {
                    return true;
                }
            }
            return false;
        } catch (JacksonException | IllegalArgumentException e) {
            return false;
        }
    }

    private void member(String name, JsonParser parser) {
        switch (name) {
            case "basis" -> basis = basis(parser);
            case "ids" -> ids = texts(parser).stream().map(DocumentId::new).toList();
            case "x" -> x = numbers(parser);
            case "y" -> y = numbers(parser);
            default -> parser.skipChildren();
        }
    }

    private static DocumentMap.Basis basis(JsonParser parser) {
        String moment = "";
        String model = "";
        int laid = 0;
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            switch (name) {
                case "moment" -> moment = parser.getString();
                case "model" -> model = parser.getString();
                case "laid" -> laid = parser.getIntValue();
                default -> parser.skipChildren();
            }
        }
        return new DocumentMap.Basis(moment, model, laid);
    }

    private static List<String> texts(JsonParser parser) {
        List<String> texts = new ArrayList<>();
        while (parser.nextToken() == JsonToken.VALUE_STRING) {
            texts.add(parser.getString());
        }
        return texts;
    }

    private static float[] numbers(JsonParser parser) {
        List<Float> numbers = new ArrayList<>();
        while (parser.nextToken() != null && parser.currentToken().isNumeric()) {
            numbers.add(parser.getFloatValue());
        }
        float[] values = new float[numbers.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = numbers.get(i);
        }
        return values;
    }
}
