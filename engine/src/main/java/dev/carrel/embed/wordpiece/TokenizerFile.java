package dev.carrel.embed.wordpiece;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import dev.carrel.base.UserError;
import dev.carrel.embed.wordpiece.BertNormalizer.Step;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Reads a Hugging Face `tokenizer.json` of a BERT model.
public final class TokenizerFile {
    private static final int MOST_PIECES = 10_000_000;

    private final JsonNode root;

    private TokenizerFile(JsonNode root) {
        this.root = root;
    }

    /// @param name how the file is called in an error
    /// @throws UserError if it is not JSON or describes another kind of tokenizer
    public static WordPieceTokenizer read(InputStream content, String name) throws IOException {
        try {
            return new TokenizerFile(JsonMapper.shared().readTree(content.readAllBytes())).tokenizer();
        } catch (JacksonException | IllegalArgumentException e) {
            throw unusable(name + " cannot be used: " + firstLine(String.valueOf(e.getMessage())));
        }
    }

    private static UserError unusable(String message) {
        return UserError.cannotRun(message,
                "Supported are tokenizer.json files of BERT models: a WordPiece model with"
                        + " BertNormalizer and BertPreTokenizer, as bge, e5, MiniLM and nomic-embed-text have.");
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("no reason given");
    }

    private WordPieceTokenizer tokenizer() {
        requireKind("model", "WordPiece");
        requireKind("normalizer", "BertNormalizer");
        requireKind("pre_tokenizer", "BertPreTokenizer");
        JsonNode model = root.path("model");
        String continuation = model.path("continuing_subword_prefix").asString("##");
        return new WordPieceTokenizer(WordPieceVocabulary.of(pieces(model.path("vocab")), continuation),
                rules(model));
    }

    private void requireKind(String part, String kind) {
        String found = root.path(part).path("type").asString("none");
        if (!found.equals(kind)) {
            throw new IllegalArgumentException(
                    "its " + part.replace('_', '-') + " is " + found + ", not " + kind);
        }
    }

    private WordPieceTokenizer.Rules rules(JsonNode model) {
        return new WordPieceTokenizer.Rules(new BertNormalizer(steps(root.path("normalizer"))), "[CLS]",
                "[SEP]",
                model.path("unk_token").asString("[UNK]"),
                model.path("max_input_chars_per_word").asInt(100), literals());
    }

    private static Set<Step> steps(JsonNode normalizer) {
        Set<Step> steps = EnumSet.allOf(Step.class);
        boolean lowercase = normalizer.path("lowercase").asBoolean(true);
        keep(Step.CLEAN, normalizer.path("clean_text").asBoolean(true), steps);
        keep(Step.SPACE_IDEOGRAPHS, normalizer.path("handle_chinese_chars").asBoolean(true), steps);
        JsonNode strip = normalizer.path("strip_accents");
        keep(Step.STRIP_ACCENTS, strip.isBoolean() ? strip.asBoolean() : lowercase, steps);
        keep(Step.LOWERCASE, lowercase, steps);
        return steps;
    }

    private static void keep(Step step, boolean kept, Set<Step> steps) {
        if (!kept) {
            steps.remove(step);
        }
    }

    private List<String> literals() {
        List<String> literals = new ArrayList<>();
        root.path("added_tokens").forEach(token -> literals.add(token.path("content").asString("")));
        literals.removeIf(String::isEmpty);
        return literals;
    }

    /// By number; a number that no piece has is an empty line, which nothing can match.
    private static List<String> pieces(JsonNode vocabulary) {
        List<String> pieces = new ArrayList<>(Collections.nCopies(vocabulary.size(), ""));
        vocabulary.properties().forEach(piece -> place(piece.getKey(), piece.getValue().asInt(-1), pieces));
        return pieces;
    }

    private static void place(String piece, int id, List<String> pieces) {
        if (id < 0 || id > MOST_PIECES || piece.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("its vocabulary has a broken entry, " + piece + ": " + id);
        }
        while (pieces.size() <= id) {
            pieces.add("");
        }
        pieces.set(id, piece);
    }
}
