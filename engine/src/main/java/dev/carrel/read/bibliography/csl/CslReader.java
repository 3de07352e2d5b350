package dev.carrel.read.bibliography.csl;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.read.Inventory;
import dev.carrel.read.InventoryReader;
import dev.carrel.read.bibliography.Attachments;
import dev.carrel.read.bibliography.BibliographyText;
import dev.carrel.read.bibliography.WorkRegister;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads CSL-JSON: an array of items, an object that holds one under `items`, or a single item. What stands before a
/// syntax error is read.
public final class CslReader implements InventoryReader {
    /// Items are taken one by one, so that something follows each of them.
    private final JsonMapper mapper = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    @Override
    public Inventory read(Path file) throws IOException {
        WorkRegister register = new WorkRegister(new Attachments(file, List.of()));
        List<Inventory.Flaw> flaws = new ArrayList<>();
        try (JsonParser parser = mapper.createParser(BibliographyText.of(file))) {
            read(parser, register, flaws);
        } catch (JacksonException damaged) {
            int line = damaged.getLocation() == null ? 1 : Math.max(1, damaged.getLocation().getLineNr());
            flaws.add(new Inventory.Flaw(line, "not JSON from here on"));
        }
        return register.inventory(flaws);
    }

    private void read(JsonParser parser, WorkRegister register, List<Inventory.Flaw> flaws) {
        if (parser.nextToken() == JsonToken.START_OBJECT) {
            JsonNode whole = mapper.readTree(parser);
            JsonNode items = whole.path("items").isArray() ? whole.path("items") : whole.path("references");
            if (items.isArray()) {
                items.forEach(item -> add(item, 1, register, flaws));
            } else {
                add(whole, 1, register, flaws);
            }
            return;
        }
        while (parser.nextToken() != null && parser.currentToken() != JsonToken.END_ARRAY) {
            int line = parser.currentTokenLocation().getLineNr();
            add(mapper.readTree(parser), line, register, flaws);
        }
    }

    private static void add(JsonNode item, int line, WorkRegister register, List<Inventory.Flaw> flaws) {
        if (item.isObject() && (item.has("title") || item.has("type") || item.has("id") || item.has("DOI"))) {
            CslWork work = new CslWork(item);
            register.add(work.work(), work.files());
        } else {
            flaws.add(new Inventory.Flaw(line, "entry is not an item of CSL-JSON"));
        }
    }
}
