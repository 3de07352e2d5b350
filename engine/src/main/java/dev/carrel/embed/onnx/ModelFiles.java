package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.OptionalInt;

import dev.carrel.base.UserError;
import dev.carrel.embed.description.ModelDescription;

/// The files of a model, two and a description, on the disk or in the program itself.
public sealed interface ModelFiles permits ModelDirectory, PackagedModel {
    /// The model that a setting names: one that comes with the program, else a directory.
    ///
    /// @param setting a name, or a path
    /// @param models  where a path that is not absolute begins
    /// @throws UserError if there is no such model
    static ModelFiles of(String setting, Path models) {
        return PackagedModel.exists(setting)
                ? new PackagedModel(setting)
                : new ModelDirectory(resolve(setting, models));
    }

    private static Path resolve(String setting, Path models) {
        try {
            Path directory = models.resolve(setting);
            if (!setting.isBlank() && Files.isDirectory(directory)) {
                return directory;
            }
            throw missing(setting, directory.toString());
        } catch (InvalidPathException e) {
            throw missing(setting, setting);
        }
    }

    private static UserError missing(String setting, String directory) {
        return UserError.cannotRun(
                "There is no embedding model " + setting + ": none of that name comes with the"
                        + " program, and " + directory + " is not a directory.",
                "Set embedding.model to " + PackagedModel.DEFAULT + " or to a directory with model.onnx and"
                        + " tokenizer.json.");
    }

    String name();

    /// Tells one state of the files from another without reading them: sizes, times, paths.
    String identity() throws IOException;

    ModelDescription description() throws IOException;

    /// A file with the network, if need be copied into a directory that the caller will delete.
    Path network(Path scratch) throws IOException;

    /// How many tokens the network knows, if something but the network says so.
    default OptionalInt vocabulary() throws IOException {
        return OptionalInt.empty();
    }

    /// The content of the `tokenizer.json`.
    byte[] tokenizer() throws IOException;
}
