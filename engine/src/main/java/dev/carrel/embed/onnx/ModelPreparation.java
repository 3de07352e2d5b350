package dev.carrel.embed.onnx;

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
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

import ai.onnxruntime.OrtException;
import dev.carrel.base.ContentHash;
import dev.carrel.base.DiskRoom;
import dev.carrel.base.UserError;
import dev.carrel.embed.Model;
import dev.carrel.embed.Model.Pooling;
import dev.carrel.embed.description.ModelDescription;

/// Makes the prepared form of a model, or finds it made.
///
/// It is written to a directory beside its place and renamed when it is whole, so that a process that is killed leaves
/// nothing half-made in its place and two processes do not disturb each other.
final class ModelPreparation {
    private static final double LEAST_SHARE_OF_VOCABULARY = 0.9;

    /// The form of the vectors that the network turned out to give.
    private record Found(int dimensions, Pooling pooling) {}

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
        byte[] tokenizer = files.tokenizer();
        Path network = files.network(scratch);
        try {
            SequencedSet<Path> data = NetworkFile.dataFiles(network);
            List<Path> weights = Stream.concat(Stream.of(network), data.stream()).toList();
            DiskRoom.require(size(weights), "the embedding model as prepared for this machine", scratch);
            Found found = tried(network, scratch, description, highestToken(tokenizer));
            Model model = description.model(found.dimensions(), found.pooling(),
                    fingerprint(weights, tokenizer, description.essence(found.pooling())));
            PreparedModel.write(scratch, identity, model, tokenizer);
        } catch (UnusableNetwork e) {
            throw UserError.cannotRun(
                    "The embedding model " + files.name() + " cannot be used: " + e.getMessage() + ".",
                    e.hint());
        }
        if (network.startsWith(scratch)) {
            Files.delete(network);
        }
        Directories.force(scratch);
    }

    private static long size(List<Path> files) throws IOException {
        long size = 0;
        for (Path file : files) {
            size += Files.size(file);
        }
        return size;
    }

    /// A tokenizer may have fewer tokens than the network, whose number is often rounded up, but not by much.
    private int highestToken(byte[] tokenizer) throws IOException, UnusableNetwork {
        int highest = TokenizerOutline.of(tokenizer, "The tokenizer.json of " + files.name()).highest();
        int known = files.vocabulary().orElse(0);
        if (highest < 0) {
            throw new UnusableNetwork("its tokenizer has no tokens", "Get the model's files again.");
        }
        if (highest + 1 < known * LEAST_SHARE_OF_VOCABULARY) {
            throw strangers(highest, "knows " + known);
        }
        return highest;
    }

    private static UnusableNetwork strangers(int highest, String network) {
        return new UnusableNetwork("its tokenizer has " + (highest + 1) + " tokens and its network " + network
                + ", so they belong to different models",
                "Take model.onnx and tokenizer.json from one place.");
    }

    /// Runs show that the model can do what its description promises.
    private Found tried(Path network, Path scratch, ModelDescription description, int highest)
            throws UnusableNetwork {
        Path optimized = PreparedModel.networkIn(scratch);
        try {
            EmbeddingNetwork.optimize(network, optimized, PreparedModel.WEIGHTS);
            try (EmbeddingNetwork loaded = EmbeddingNetwork.load(optimized, description.pooling())) {
                tryHighest(loaded, highest);
                return checked(tryWindow(loaded, description.window()), loaded.pooling(), description);
            }
        } catch (OrtException e) {
            throw new UnusableNetwork("ONNX Runtime does not run it, " + firstLine(e),
                    "Check that its model.onnx is whole and an embedding model.");
        }
    }

    private static void tryHighest(EmbeddingNetwork network, int highest) throws UnusableNetwork {
        try {
            network.run(new long[]{highest});
        } catch (OrtException e) {
            throw strangers(highest, "does not know the last of them");
        }
    }

    private static float[] tryWindow(EmbeddingNetwork network, int window) throws UnusableNetwork {
        long[] ids = new long[window];
        Arrays.fill(ids, 1);
        try {
            return network.run(ids);
        } catch (OrtException e) {
            throw new UnusableNetwork("it does not see " + window + " tokens at once",
                    "Write a window that is smaller than " + window + " into its model.toml.");
        }
    }

    private static Found checked(float[] vector, Pooling pooling, ModelDescription description)
            throws UnusableNetwork {
        Integer promised = description.dimensions();
        if (promised != null && promised != vector.length) {
            throw new UnusableNetwork("it has " + vector.length + " dimensions, not " + promised,
                    "Correct its model.toml.");
        }
        for (float component : vector) {
            if (!Float.isFinite(component)) {
                throw new UnusableNetwork("it computes numbers that are none, as 16 bits can be too few",
                        "Take its version with weights of 32 bits or the quantised one.");
            }
        }
        return new Found(vector.length, pooling);
    }

    private static String firstLine(OrtException failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("and does not say why");
    }

    /// Over everything that changes a vector, and nothing that does not: no path, no name, no time.
    private static String fingerprint(List<Path> weights, byte[] tokenizer, String essence)
            throws IOException {
        MessageDigest digest = ContentHash.newDigest();
        for (Path file : weights) {
            digest(file, digest);
        }
        digest.update(ContentHash.of(tokenizer).value().getBytes(StandardCharsets.US_ASCII));
        digest.update(essence.getBytes(StandardCharsets.UTF_8));
        return ContentHash.from(digest).value();
    }

    private static void digest(Path file, MessageDigest digest) throws IOException {
        try (InputStream content = new DigestInputStream(Files.newInputStream(file), digest)) {
            content.transferTo(OutputStream.nullOutputStream());
        }
    }
}
