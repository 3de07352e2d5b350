package dev.carrel.embed.onnx;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.StringJoiner;

import dev.carrel.embed.Model;
import dev.carrel.embed.Tokenizer;

/// A model in the form in which it starts fastest: a directory with the optimised network, its weights, the
/// tokenizer, and everything else as properties.
///
/// Sizes are written down and compared, which finds what was cut off; a network damaged otherwise fails to load.
///
/// @param runtime the version of ONNX Runtime that optimised the network
record PreparedModel(Model model, Tokenizer tokenizer, Path network, String runtime) {
    static final String WEIGHTS = "network.weights";
    private static final String NETWORK = "network.onnx";
    private static final String PROPERTIES = "model.properties";

    static Path networkIn(Path directory) {
        return directory.resolve(NETWORK);
    }

    /// Adds to a directory that holds the network already what else belongs to a prepared model.
    static void write(Path directory, String identity, Model model, byte[] tokenizer) throws IOException {
        Properties properties = new Properties();
        PreparedTokenizer.write(directory, tokenizer, "The tokenizer.json of " + model.name(), properties);
        properties.setProperty("identity", identity);
        properties.setProperty("bytes", bytes(directory));
        properties.setProperty("runtime", EmbeddingNetwork.version());
        put(model, properties);
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

    /// @throws IOException if it is not there, made from something else, or damaged
    static PreparedModel read(Path directory, String identity) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(directory.resolve(PROPERTIES))) {
            properties.load(reader);
            require(properties, "identity", identity);
            require(properties, "bytes", bytes(directory));
            return new PreparedModel(model(properties), PreparedTokenizer.read(directory, properties),
                    networkIn(directory), text(properties, "runtime"));
        } catch (IllegalArgumentException e) {
            throw new IOException("damaged: " + directory, e);
        }
    }

    private static String bytes(Path directory) throws IOException {
        StringJoiner sizes = new StringJoiner(" ");
        for (Path file : List.of(networkIn(directory), directory.resolve(WEIGHTS),
                PreparedTokenizer.file(directory))) {
            // Weights of a few bytes stay in the network.
            sizes.add(Long.toString(Files.exists(file) ? Files.size(file) : 0));
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

    static int number(Properties properties, String key) {
        return Integer.parseInt(text(properties, key));
    }

    static String text(Properties properties, String key) {
        String value = properties.getProperty(key);
        if (value == null) {
            throw new IllegalArgumentException("no " + key);
        }
        return value;
    }
}
