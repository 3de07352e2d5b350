package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.OptionalInt;
import java.util.StringJoiner;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.embed.description.DescriptionFile;
import dev.carrel.embed.description.KnownModels;
import dev.carrel.embed.description.ModelDescription;
import dev.carrel.embed.description.PublishedFiles;

/// A model that its owner has put into a directory: an `.onnx` file there or in its folder `onnx`, a `tokenizer.json`, the
/// other files that it was published with, and a `model.toml` where these and its name do not tell how to use it.
public record ModelDirectory(Path path) implements ModelFiles {
    private static final String USUAL = "model.onnx";
    private static final String TOKENIZER = "tokenizer.json";
    /// Neither networks nor descriptions.
    private static final List<String> OTHER = List.of(".md", ".txt", ".safetensors", ".gitattributes");

    /// @throws UserError if a file is missing
    public ModelDirectory {
        path = path.toAbsolutePath().normalize();
        if (!Files.isRegularFile(path.resolve(TOKENIZER))) {
            throw missing(TOKENIZER, path);
        }
    }

    private static UserError missing(String file, Path directory) {
        return UserError.cannotRun("There is no " + file + " in the model directory " + directory + ".",
                "A model is a directory with model.onnx, tokenizer.json and the other files it was published with.");
    }

    @Override
    public String name() {
        return String.valueOf(path.getFileName());
    }

    @Override
    public String identity() throws IOException {
        StringJoiner identity = new StringJoiner("\n").add(path.toString());
        try (Stream<Path> files = Files.walk(path, 2)) {
            for (Path file : files.filter(Files::isRegularFile).filter(ModelDirectory::matters).sorted()
                    .toList()) {
                BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
                identity.add(path.relativize(file) + " " + attributes.size() + " "
                        + attributes.lastModifiedTime().toMillis());
            }
        }
        return identity.toString();
    }

    private static boolean matters(Path file) {
        return OTHER.stream().noneMatch(ending -> file.toString().endsWith(ending));
    }

    @Override
    public ModelDescription description() throws IOException {
        return KnownModels.read().description(path);
    }

    @Override
    public Path network(Path scratch) throws IOException {
        return network();
    }

    /// The file that is named, the one with the usual name, or the only one.
    Path network() throws IOException {
        String named = DescriptionFile.in(path).file().orElse("");
        List<Path> found = named.isEmpty()
                ? networks()
                : Stream.of(path.resolve(named)).filter(Files::isRegularFile).toList();
        if (found.isEmpty()) {
            throw missing(named.isEmpty() ? USUAL : named, path);
        }
        return found.stream().filter(file -> file.endsWith(USUAL)).findFirst().orElseGet(() -> only(found));
    }

    private List<Path> networks() throws IOException {
        try (Stream<Path> files = Files.walk(path, 2)) {
            return files.filter(Files::isRegularFile).filter(file -> file.toString().endsWith(".onnx"))
                    .filter(file -> path.relativize(file).getNameCount() == 1
                            || path.relativize(file).startsWith("onnx"))
                    .sorted().toList();
        }
    }

    private Path only(List<Path> found) {
        if (found.size() > 1) {
            throw UserError.cannotRun("The model directory " + path + " has " + found.size()
                    + " networks and none called " + USUAL + ".",
                    "Name one in its model.toml, for example: file = \"" + path.relativize(found.getFirst())
                            + "\"");
        }
        return found.getFirst();
    }

    @Override
    public byte[] tokenizer() throws IOException {
        return Files.readAllBytes(path.resolve(TOKENIZER));
    }

    @Override
    public OptionalInt vocabulary() throws IOException {
        return new PublishedFiles(path).vocabulary();
    }
}
