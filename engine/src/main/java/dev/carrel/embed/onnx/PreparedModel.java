package dev.carrel.embed.onnx;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.StringJoiner;

import dev.carrel.embed.Model;
import dev.carrel.embed.wordpiece.BertNormalizer;
import dev.carrel.embed.wordpiece.BertNormalizer.Step;
import dev.carrel.embed.wordpiece.WordPieceTokenizer;
import dev.carrel.embed.wordpiece.WordPieceTokenizer.Rules;
import dev.carrel.embed.wordpiece.WordPieceVocabulary;

/// A model in the form in which it starts fastest: a directory with the optimised network, its weights, the vocabulary
/// as lines and everything else as properties.
///
/// Sizes are written down and compared, which finds what was cut off; a network damaged otherwise fails to load.
///
/// @param runtime the version of ONNX Runtime that optimised the network
record PreparedModel(Model model, WordPieceTokenizer tokenizer, Path network, String runtime) {
    static final String WEIGHTS = "network.weights";
    private static final String NETWORK = "network.onnx";
    private static final String VOCABULARY = "vocab.txt";
    private static final String PROPERTIES = "model.properties";

    static Path networkIn(Path directory) {
        return directory.resolve(NETWORK);
    }

    /// Adds to a directory that holds the network already what else belongs to a prepared model.
    static void write(Path directory, String identity, Model model, WordPieceTokenizer tokenizer)
            throws IOException {
        Files.writeString(directory.resolve(VOCABULARY), tokenizer.vocabulary().lines());
        Properties properties = new Properties();
        properties.setProperty("identity", identity);
        properties.setProperty("bytes", bytes(directory));
        properties.setProperty("runtime", EmbeddingNetwork.version());
        put(model, properties);
        put(tokenizer, properties);
        try (Writer writer = Files.newBufferedWriter(directory.resolve(PROPERTIES))) {
            properties.store(writer, null);
        }
    }

    private static void put(Model model, Properties properties) {
        properties.setProperty("name", model.name());
        properties.setProperty("dimensions", Integer.toString(model.dimensions()));
        properties.setProperty("window", Integer.toString(model.window()));
        properties.setProperty("pooling", model.pooling().name());
        properties.setProperty("query-prefix", model.queryPrefix());
        properties.setProperty("document-prefix", model.documentPrefix());
        properties.setProperty("fingerprint", model.fingerprint());
    }

    private static void put(WordPieceTokenizer tokenizer, Properties properties) {
        Rules rules = tokenizer.rules();
        properties.setProperty("continuation", tokenizer.vocabulary().continuation());
        properties.setProperty("first", rules.first());
        properties.setProperty("last", rules.last());
        properties.setProperty("unknown", rules.unknown());
        properties.setProperty("longest-word", Integer.toString(rules.longestWord()));
        properties.setProperty("literals", String.join("\n", rules.literals()));
        properties.setProperty("steps",
                String.join("\n", rules.normalizer().steps().stream().map(Step::name).toList()));
    }

    /// @throws IOException if it is not there, made from something else, or damaged
    static PreparedModel read(Path directory, String identity) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(directory.resolve(PROPERTIES))) {
            properties.load(reader);
            require(properties, "identity", identity);
            require(properties, "bytes", bytes(directory));
            return new PreparedModel(model(properties), tokenizer(directory, properties),
                    networkIn(directory), text(properties, "runtime"));
        } catch (IllegalArgumentException e) {
            throw new IOException("damaged: " + directory, e);
        }
    }

    private static String bytes(Path directory) throws IOException {
        StringJoiner sizes = new StringJoiner(" ");
        for (String file : List.of(NETWORK, WEIGHTS, VOCABULARY)) {
            sizes.add(Long.toString(Files.size(directory.resolve(file))));
        }
        return sizes.toString();
    }

    private static void require(Properties properties, String key, String expected) throws IOException {
        if (!expected.equals(properties.getProperty(key))) {
            throw new IOException("not as expected: " + key);
        }
    }

    private static Model model(Properties properties) {
        return new Model(text(properties, "name"), number(properties, "dimensions"),
                number(properties, "window"),
                Model.Pooling.valueOf(text(properties, "pooling")), text(properties, "query-prefix"),
                text(properties, "document-prefix"), text(properties, "fingerprint"));
    }

    private static WordPieceTokenizer tokenizer(Path directory, Properties properties) throws IOException {
        WordPieceVocabulary vocabulary = new WordPieceVocabulary(
                Files.readString(directory.resolve(VOCABULARY)),
                text(properties, "continuation"));
        return new WordPieceTokenizer(vocabulary,
                new Rules(new BertNormalizer(steps(properties)), text(properties, "first"),
                        text(properties, "last"),
                        text(properties, "unknown"), number(properties, "longest-word"),
                        lines(properties, "literals")));
    }

    private static Set<Step> steps(Properties properties) {
        Set<Step> steps = EnumSet.noneOf(Step.class);
        lines(properties, "steps").forEach(step -> steps.add(Step.valueOf(step)));
        return steps;
    }

    private static List<String> lines(Properties properties, String key) {
        return text(properties, key).lines().toList();
    }

    private static int number(Properties properties, String key) {
        return Integer.parseInt(text(properties, key));
    }

    private static String text(Properties properties, String key) {
        String value = properties.getProperty(key);
        if (value == null) {
            throw new IllegalArgumentException("no " + key);
        }
        return value;
    }
}
