package dev.carrel.embed.onnx;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;

import dev.carrel.embed.Tokenizer;
import dev.carrel.embed.huggingface.HuggingFaceTokenizer;
import dev.carrel.embed.wordpiece.BertNormalizer;
import dev.carrel.embed.wordpiece.BertNormalizer.Step;
import dev.carrel.embed.wordpiece.TokenizerFile;
import dev.carrel.embed.wordpiece.WordPieceTokenizer;
import dev.carrel.embed.wordpiece.WordPieceTokenizer.Rules;
import dev.carrel.embed.wordpiece.WordPieceVocabulary;

/// A model's tokenizer in the form in which it starts fastest: the vocabulary of a BERT model as lines and its rules as
/// properties, of any other its own file.
final class PreparedTokenizer {
    private static final String VOCABULARY = "vocab.txt";
    private static final String DESCRIPTION = "tokenizer.json";

    private PreparedTokenizer() {}

    /// Writes down what [#read] needs.
    ///
    /// @param json the model's own `tokenizer.json`
    static void write(Path directory, byte[] json, String name, Properties properties) throws IOException {
        if (TokenizerOutline.of(json, name).isBert()) {
            WordPieceTokenizer tokenizer = TokenizerFile.read(new ByteArrayInputStream(json), name);
            Files.writeString(directory.resolve(VOCABULARY), tokenizer.vocabulary().lines());
            put(tokenizer, properties);
        } else {
            HuggingFaceTokenizer.of(json, name, cache(directory)).close();
            Files.write(directory.resolve(DESCRIPTION), json);
        }
    }

    /// The file that was written.
    static Path file(Path directory) {
        Path own = directory.resolve(DESCRIPTION);
        return Files.exists(own) ? own : directory.resolve(VOCABULARY);
    }

    static Tokenizer read(Path directory, Properties properties) throws IOException {
        Path file = file(directory);
        return file.endsWith(DESCRIPTION)
                ? HuggingFaceTokenizer.of(Files.readAllBytes(file), file.toString(), cache(directory))
                : wordPiece(file, properties);
    }

    /// Native code lies beside the models that need it.
    private static Path cache(Path directory) {
        return directory.resolveSibling(".").normalize();
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

    private static WordPieceTokenizer wordPiece(Path file, Properties properties) throws IOException {
        WordPieceVocabulary vocabulary = new WordPieceVocabulary(Files.readString(file),
                PreparedModel.text(properties, "continuation"));
        return new WordPieceTokenizer(vocabulary,
                new Rules(new BertNormalizer(steps(properties)), PreparedModel.text(properties, "first"),
                        PreparedModel.text(properties, "last"), PreparedModel.text(properties, "unknown"),
                        PreparedModel.number(properties, "longest-word"), lines(properties, "literals")));
    }

    private static Set<Step> steps(Properties properties) {
        Set<Step> steps = EnumSet.noneOf(Step.class);
        lines(properties, "steps").forEach(step -> steps.add(Step.valueOf(step)));
        return steps;
    }

    private static List<String> lines(Properties properties, String key) {
        return PreparedModel.text(properties, key).lines().toList();
    }
}
