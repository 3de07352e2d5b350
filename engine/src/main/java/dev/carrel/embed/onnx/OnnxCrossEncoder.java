package dev.carrel.embed.onnx;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

import ai.onnxruntime.OrtException;
import dev.carrel.base.UserError;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.description.DescriptionFile;
import dev.carrel.embed.wordpiece.TokenizerFile;
import dev.carrel.embed.wordpiece.WordPieceTokenizer;

/// A BERT-like cross-encoder in a directory: `model.onnx`, `tokenizer.json`, and a `model.toml` if its window is not
/// 512 tokens. It is asked pair by pair, so that a score does not depend on the company.
public final class OnnxCrossEncoder implements CrossEncoder {
    private static final int USUAL_WINDOW = 512;
    private static final String HINT = "Set rerank.model to none, or to a directory with the model.onnx and the"
            + " tokenizer.json of a cross-encoder.";

    private final String name;
    private final WordPieceTokenizer tokenizer;
    private final PairNetwork network;
    private final int window;
    private final ReadWriteLock runs = new ReentrantReadWriteLock();
    private boolean closed;

    private OnnxCrossEncoder(ModelDirectory files, PairNetwork network, int window) throws IOException {
        this.name = files.name();
        this.tokenizer = TokenizerFile.read(new ByteArrayInputStream(files.tokenizer()),
                "The tokenizer.json of " + name);
        this.network = network;
        this.window = window;
    }

    /// @param setting a path
    /// @param models  where a path that is not absolute begins
    /// @throws UserError if there is no such directory, or what it holds is no cross-encoder
    public static OnnxCrossEncoder open(String setting, Path models) throws IOException {
        ModelDirectory files = new ModelDirectory(directory(setting, models));
        int window = DescriptionFile.in(files.path()).window().orElse(USUAL_WINDOW);
        try {
            return tried(files, PairNetwork.load(files.network()), window);
        } catch (OrtException e) {
            throw UserError.cannotRun(files.path() + " is no cross-encoder: " + e.getMessage(), HINT);
        }
    }

    private static Path directory(String setting, Path models) {
        try {
            Path directory = models.resolve(setting);
            if (Files.isDirectory(directory)) {
                return directory;
            }
            throw UserError.cannotRun(
                    "There is no model to rerank with: " + directory + " is not a directory.",
                    HINT);
        } catch (InvalidPathException e) {
            throw UserError.cannotRun("There is no model to rerank with: " + setting + " is not a path.",
                    HINT);
        }
    }

    /// Whether the outputs are what they seem shows in a run only.
    private static OnnxCrossEncoder tried(ModelDirectory files, PairNetwork network, int window)
            throws OrtException, IOException {
        boolean usable = false;
        try {
            OnnxCrossEncoder encoder = new OnnxCrossEncoder(files, network, window);
            encoder.run("question", "answer");
            usable = true;
            return encoder;
        } finally {
            if (!usable) {
                network.close();
            }
        }
    }

    @Override
    public double score(String question, String passage) {
        runs.readLock().lock();
        try {
            if (closed) {
                throw new IllegalStateException("the cross-encoder is closed");
            }
            return 1 / (1 + Math.exp(-run(question, passage)));
        } catch (OrtException e) {
            throw UserError.cannotRun("The cross-encoder " + name + " failed: " + e.getMessage(),
                    "If it sees less than " + window + " tokens, write `window = …` into its model.toml.");
        } finally {
            runs.readLock().unlock();
        }
    }

    /// `[CLS] question [SEP] passage [SEP]`. A question has half of the window at most.
    private double run(String question, String passage) throws OrtException {
        long[] first = tokenizer.encode(question, window / 2);
        long[] second = tokenizer.encode(passage, window - first.length + 1);
        long[] both = Arrays.copyOf(first, first.length + second.length - 1);
        System.arraycopy(second, 1, both, first.length, second.length - 1);
        return network.run(both, first.length);
    }

    @Override
    public void close() {
        runs.writeLock().lock();
        try {
            if (!closed) {
                closed = true;
                network.close();
            }
        } finally {
            runs.writeLock().unlock();
        }
    }
}
