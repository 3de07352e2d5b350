package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Path;

/// Where a model comes from: two files and a description, on the disk or in the program itself.
public sealed interface ModelFiles permits ModelDirectory, PackagedModel {
    String name();

    /// Tells one state of the files from another without reading them: sizes, times, paths.
    String identity() throws IOException;

    ModelDescription description() throws IOException;

    /// A file with the weights, if need be copied into a directory that the caller will delete.
    Path weights(Path scratch) throws IOException;

    /// The content of the `tokenizer.json`.
    byte[] tokenizer() throws IOException;
}
