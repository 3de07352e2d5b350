package dev.carrel.library.model;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import dev.carrel.embed.description.KnownModel;
import dev.carrel.embed.description.KnownModels;
import dev.carrel.embed.description.ModelDescription;

/// A public model that somebody may want to get.
///
/// @param place      where it is published, on Hugging Face
/// @param megabytes  of its weights in full precision, about
/// @param dimensions its own, and those to which its vectors may be cut
/// @param note       what else there is to know, or nothing
public record ListedModel(String name, String place, int megabytes, List<Integer> dimensions,
        String languages, String licence, String note, ModelUse use) {
    public ListedModel {
        dimensions = List.copyOf(dimensions);
    }

    /// All that are known, in the order of the table.
    public static List<ListedModel> all() throws IOException {
        return KnownModels.read().all().stream().map(ListedModel::of).toList();
    }

    private static ListedModel of(KnownModel model) {
        ModelDescription use = model.use();
        return new ListedModel(model.name(), model.place(), model.megabytes(),
                Stream.concat(Stream.ofNullable(use.dimensions()), model.shorter().stream()).toList(),
                model.languages(), model.licence(), model.note(),
                new ModelUse(use.window(),
                        model.pooling().map(pooling -> pooling.name().toLowerCase(Locale.ROOT)).orElse(""),
                        use.queryPrefix(), use.documentPrefix()));
    }
}
