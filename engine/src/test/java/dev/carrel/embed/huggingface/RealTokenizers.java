package dev.carrel.embed.huggingface;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/// Tokenizers of the kinds that models of today have, each with the first some thousand pieces of its vocabulary.
///
/// `gpt2` and `qwen3` are the published ones, cut; `qwen3` ends texts as Qwen3-Embedding does. `unigram` was made by
/// SentencePiece and put together as XLM-RoBERTa's is. `expected.json` has what Hugging Face's Python library makes of them.
public final class RealTokenizers {
    private RealTokenizers() {}

    /// The content of a `tokenizer.json`.
    public static byte[] json(String name) throws IOException {
        try (InputStream content = new GZIPInputStream(
                Objects.requireNonNull(RealTokenizers.class.getResourceAsStream(name + ".json.gz")))) {
            return content.readAllBytes();
        }
    }
}
