package dev.carrel.embed.description;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

import dev.carrel.base.UserError;
import tools.jackson.dataformat.toml.TomlMapper;

/// The models that are known by name, as the program's own table tells.
public final class KnownModels {
    private final List<KnownModel> all;

    private KnownModels(List<KnownModel> all) {
        this.all = all;
    }

    public static KnownModels read() throws IOException {
        try (InputStream table = Objects.requireNonNull(
                KnownModels.class.getResourceAsStream("known-models.toml"))) {
            return new KnownModels(TomlMapper.shared().readTree(table).path("model").valueStream()
                    .map(KnownModel::of).toList());
        }
    }

    public List<KnownModel> all() {
        return all;
    }

    /// The model that a directory holds by its name, whatever stands after it: a version, a `-q`.
    public Optional<KnownModel> named(String directory) {
        String lowered = directory.toLowerCase(Locale.ROOT);
        return all.stream().filter(model -> lowered.startsWith(model.begins()))
                .max(Comparator.comparingInt(model -> model.begins().length()));
    }

    /// The description of one that comes with the program.
    public Optional<ModelDescription> description(String name) {
        return named(name).flatMap(model -> model.part().narrowed().whole(name));
    }

    /// The description of one in a directory: as its owner says, as it was published, as it is known.
    ///
    /// @throws UserError if none of them says how wide its window is
    public ModelDescription description(Path directory) throws IOException {
        String name = String.valueOf(directory.getFileName());
        DescriptionPart known = named(name).map(KnownModel::part).orElse(DescriptionPart.NOTHING);
        DescriptionPart found = new PublishedFiles(directory).part().or(known).narrowed();
        return DescriptionFile.in(directory).part().or(found).whole(name)
                .orElseThrow(() -> UserError.cannotRun("The embedding model " + name + " is not known, and"
                        + " neither its own files nor a model.toml in " + directory + " describe it.",
                        DescriptionFile.EXAMPLE));
    }
}
