package dev.carrel.embed.description;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.embed.Model.Pooling;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The files that models are published with for the library sentence-transformers, as far as they tell how to use one.
public record PublishedFiles(Path directory) {
    /// Their table of positions begins with two that no token has.
    private static final Set<String> TWO_POSITIONS_LESS = Set.of("roberta", "xlm-roberta", "camembert",
            "mpnet");
    /// Tokenizers without a limit name a length far beyond this one.
    private static final long LONGEST = 1_000_000;

    DescriptionPart part() throws IOException {
        return new DescriptionPart(null, null, window(), pooling(),
                prompt(List.of("query", "Retrieval-query")),
                prompt(List.of("document", "passage", "Retrieval-document")));
    }

    /// How many tokens the network knows, if they say so.
    public OptionalInt vocabulary() throws IOException {
        int size = json("config.json").path("vocab_size").asInt(0);
        return size > 0 ? OptionalInt.of(size) : OptionalInt.empty();
    }

    private @Nullable Integer window() throws IOException {
        JsonNode config = json("config.json");
        long positions = config.path("max_position_embeddings").asLong(0);
        if (TWO_POSITIONS_LESS.contains(config.path("model_type").asString(""))) {
            positions -= 2;
        }
        long said = Stream.of(json("sentence_bert_config.json").path("max_seq_length").asLong(0),
                (long) json("tokenizer_config.json").path("model_max_length").asDouble(0))
                .filter(length -> length > 0 && length < LONGEST).findFirst().orElse(positions);
        long window = positions > 0 ? Math.min(said, positions) : said;
        return window > 0 ? (int) window : null;
    }

    /// The pooling that they name; the model's own where a dense layer follows, which the network's file may not hold.
    private @Nullable Pooling pooling() throws IOException {
        String folder = "1_Pooling";
        for (JsonNode module : json("modules.json")) {
            String type = module.path("type").asString("");
            if (type.endsWith("Dense")) {
                return Pooling.MODEL;
            }
            folder = type.endsWith("Pooling") ? module.path("path").asString(folder) : folder;
        }
        return pooling(json(folder + "/config.json"));
    }

    private static @Nullable Pooling pooling(JsonNode config) {
        String named = config.path("pooling_mode").asString("");
        if (config.path("pooling_mode_mean_tokens").asBoolean(false) || named.equals("mean")) {
            return Pooling.MEAN;
        }
        if (config.path("pooling_mode_cls_token").asBoolean(false) || named.equals("cls")) {
            return Pooling.CLS;
        }
        return config.path("pooling_mode_lasttoken").asBoolean(false) || named.equals("lasttoken")
                ? Pooling.LAST
                : null;
    }

    private @Nullable String prompt(List<String> names) throws IOException {
        JsonNode prompts = json("config_sentence_transformers.json").path("prompts");
        return names.stream().filter(prompts::has).findFirst()
                .map(name -> prompts.path(name).asString("")).orElse(null);
    }

    private JsonNode json(String name) throws IOException {
        Path file = directory.resolve(name);
        try {
            return Files.isRegularFile(file)
                    ? JsonMapper.shared().readTree(Files.readString(file))
                    : JsonMapper.shared().createObjectNode();
        } catch (JacksonException e) {
            throw UserError.cannotRun(file + " is no JSON.", "Get the model's files again.");
        }
    }
}
