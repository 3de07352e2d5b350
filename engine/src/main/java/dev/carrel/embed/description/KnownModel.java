package dev.carrel.embed.description;

import java.util.List;
import java.util.Optional;

import dev.carrel.embed.Model.Pooling;
import tools.jackson.databind.JsonNode;

/// A public embedding model that many people use.
///
/// @param begins    how the names of directories begin that hold it
/// @param place     where it is published, on Hugging Face
/// @param megabytes of its weights in full precision
/// @param shorter   numbers of dimensions to which its vectors may be cut, beside the first one
/// @param note      what else there is to know, or nothing
public record KnownModel(String begins, String place, int megabytes, List<Integer> shorter, String languages,
        String licence, String note, ModelDescription use) {
    public KnownModel {
        shorter = List.copyOf(shorter);
    }

    static KnownModel of(JsonNode toml) {
        List<Integer> dimensions = toml.path("dimensions").valueStream().map(JsonNode::asInt).toList();
        DescriptionPart part = DescriptionFile.part(toml.deepCopy().asObject().without("dimensions"));
        String place = toml.path("place").asString();
        String name = place.substring(place.indexOf('/') + 1);
        return new KnownModel(toml.path("begins").asString(), place, toml.path("megabytes").asInt(),
                dimensions.subList(1, dimensions.size()), toml.path("languages").asString(),
                toml.path("licence").asString(), toml.path("note").asString(""),
                part.or(new DescriptionPart(name, dimensions.getFirst(), null, null, null, null)).whole(name)
                        .orElseThrow());
    }

    public String name() {
        return use.name();
    }

    public Optional<Pooling> pooling() {
        return Optional.ofNullable(use.pooling());
    }

    /// Dimensions are left to the model: directories also hold it cut or quantised.
    DescriptionPart part() {
        return new DescriptionPart(null, null, use.window(), use.pooling(), use.queryPrefix(),
                use.documentPrefix());
    }
}
