package dev.carrel.embed.onnx;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32C;

import ai.onnxruntime.OrtException;
import dev.carrel.base.ContentHash;
import dev.carrel.base.UserError;
import dev.carrel.embed.Model;
import dev.carrel.embed.wordpiece.TokenizerFile;
import dev.carrel.embed.wordpiece.WordPieceTokenizer;

/// Makes the prepared form of a model, or finds it made.
///
/// It is written to a directory beside its place and renamed when it is whole, so that a process that is killed leaves
/// nothing half-made in its place and two processes do not disturb each other.
final class ModelPreparation {
    private final ModelFiles files;
    private final Path place;
    private final String identity;

    /// @param cache where prepared models are kept, each in a directory of its own
    ModelPreparation(ModelFiles files, Path cache) throws IOException {
        this.files = files;
        identity = String.join("\n", System.getProperty("os.name"), System.getProperty("os.arch"),
                files.identity());
        place = cache.resolve(fileName(files.name()) + "-" + key(identity));
    }

    private static String fileName(String name) {
        StringBuilder safe = new StringBuilder();
        name.codePoints().map(c -> Character.isLetterOrDigit(c) || c == '.' || c == '-' ? c : '_')
                .forEach(safe::appendCodePoint);
        return safe.toString();
    }

    private static String key(String identity) {
        CRC32C sum = new CRC32C();
        sum.update(identity.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    /// The prepared model, made now if it is not there whole.
    PreparedModel find() throws IOException {
        Optional<PreparedModel> whole = whole();
        return whole.isPresent() ? whole.get() : make();
    }

    /// The prepared model, made anew although it looks whole.
    PreparedModel repair() throws IOException {
        Directories.delete(place);
        return make();
    }

    /// Another version of the runtime may optimise otherwise, so what an earlier one made is as good as damaged.
    private Optional<PreparedModel> whole() {
        try {
            PreparedModel found = PreparedModel.read(place, identity);
            return found.runtime().equals(EmbeddingNetwork.version()) ? Optional.of(found) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private PreparedModel make() throws IOException {
        Directories.deleteAbandoned(place);
        Path scratch = Directories.createBeside(place);
        try {
            fill(scratch);
            moveIntoPlace(scratch);
        } finally {
            Directories.delete(scratch);
        }
        return PreparedModel.read(place, identity);
    }

    /// Another process may have been faster: then its work stays, if it is whole.
    private void moveIntoPlace(Path scratch) throws IOException {
        try {
            Files.move(scratch, place, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException occupied) {
            if (whole().isEmpty()) {
                Directories.delete(place);
                Files.move(scratch, place, StandardCopyOption.ATOMIC_MOVE);
            }
        }
    }

    private void fill(Path scratch) throws IOException {
        ModelDescription description = files.description();
        byte[] tokenizerFile = files.tokenizer();
        WordPieceTokenizer tokenizer = TokenizerFile.read(new ByteArrayInputStream(tokenizerFile),
                "The tokenizer.json of " + files.name());
        Path weights = files.weights(scratch);
        int dimensions = optimize(weights, scratch, description);
        Model model = description.model(dimensions, fingerprint(weights, tokenizerFile, description));
        PreparedModel.write(scratch, identity, model, tokenizer);
        if (weights.startsWith(scratch)) {
            Files.delete(weights);
        }
        Directories.force(scratch);
    }

    /// A run over the whole window shows that the model can do what its description promises, and its dimensions.
    private int optimize(Path weights, Path scratch, ModelDescription description) {
        Path optimized = PreparedModel.networkIn(scratch);
        try {
            EmbeddingNetwork.optimize(weights, optimized, PreparedModel.WEIGHTS);
            try (EmbeddingNetwork network = EmbeddingNetwork.load(optimized)) {
                long[] ids = new long[description.window()];
                Arrays.fill(ids, 1);
                return checked(network.run(ids, description.pooling()).length, description);
            }
        } catch (OrtException e) {
            throw UserError.cannotRun(
                    "The embedding model " + files.name() + " cannot be used: " + e.getMessage(),
                    "Check that its model.onnx is whole, takes input_ids and attention_mask, and sees as many tokens"
                            + " as its window says (" + description.window() + ").");
        }
    }

    private static int checked(int found, ModelDescription description) {
        if (description.dimensions().orElse(found) != found) {
            throw UserError.cannotRun("The embedding model " + description.name() + " has " + found
                    + " dimensions, not " + description.dimensions().getAsInt() + ".",
                    "Correct its model.toml.");
        }
        return found;
    }

    /// Over everything that changes a vector, and nothing that does not: no path, no name, no time.
    private static String fingerprint(Path weights, byte[] tokenizer, ModelDescription description)
            throws IOException {
        MessageDigest digest = ContentHash.newDigest();
        digest(weights, digest);
        Path more = weights.resolveSibling(weights.getFileName() + "_data");
        if (Files.exists(more)) {
            digest(more, digest);
        }
        digest.update(ContentHash.of(tokenizer).value().getBytes(StandardCharsets.US_ASCII));
        digest.update(description.essence().getBytes(StandardCharsets.UTF_8));
        return ContentHash.from(digest).value();
    }

    private static void digest(Path file, MessageDigest digest) throws IOException {
        try (InputStream content = new DigestInputStream(Files.newInputStream(file), digest)) {
            content.transferTo(OutputStream.nullOutputStream());
        }
    }
}
