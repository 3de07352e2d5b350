package dev.carrel.embed.huggingface;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

import ai.djl.huggingface.tokenizers.jni.TokenizersLibrary;
import dev.carrel.base.UserError;
import dev.carrel.embed.Tokenizer;

/// A tokenizer of any kind that a `tokenizer.json` describes: Unigram, byte-level BPE, WordPiece with unusual rules.
public final class HuggingFaceTokenizer implements Tokenizer {
    private static final TokenizersLibrary LIBRARY = TokenizersLibrary.LIB;
    /// Where a prefix, a title and a text meet, pieces of words may be chosen otherwise than in each of them alone.
    private static final int SLACK = 8;

    /// A text as the library cuts it: the tokens' numbers, and a 1 where a token is none of the text's.
    private static final class Encoding {
        private final long[] ids;
        private final long[] special;

        Encoding(long[] ids, long[] special) {
            this.ids = ids;
            this.special = special;
        }
    }

    private final long handle;
    private final int specials;
    private final ReadWriteLock uses = new ReentrantReadWriteLock();
    private boolean closed;

    private HuggingFaceTokenizer(long handle) {
        this.handle = handle;
        LIBRARY.disablePadding(handle);
        LIBRARY.disableTruncation(handle);
        specials = encoded("", true).ids.length;
    }

    /// @param json  the content of a `tokenizer.json`
    /// @param name  how that file is called in an error
    /// @param cache where the native code is unpacked
    /// @throws UserError if it is no description of a tokenizer, or this machine has no native code
    public static HuggingFaceTokenizer of(byte[] json, String name, Path cache) throws IOException {
        new NativeLibrary(System.getProperty("os.name"), System.getProperty("os.arch")).load(cache);
        try {
            return new HuggingFaceTokenizer(
                    LIBRARY.createTokenizerFromString(new String(json, StandardCharsets.UTF_8)));
        } catch (RuntimeException e) {
            throw UserError.cannotRun(
                    name + " cannot be used: "
                            + String.valueOf(e.getMessage()).lines().findFirst().orElse(""),
                    "Get the model's files again, all from one place.");
        }
    }

    @Override
    public int count(String text) {
        return encoded(text, false).ids.length;
    }

    @Override
    public int specials() {
        return specials;
    }

    @Override
    public int slack() {
        return SLACK;
    }

    @Override
    public long[] encode(String text, int max) {
        Encoding encoding = encoded(text, true);
        long[] ids = encoding.ids;
        return ids.length <= max ? ids : cut(ids, last(encoding.special), max);
    }

    /// The beginning and the special tokens at the end.
    private static long[] cut(long[] ids, int last, int max) {
        long[] cut = Arrays.copyOf(ids, max);
        System.arraycopy(ids, ids.length - last, cut, max - last, last);
        return cut;
    }

    /// How many special tokens stand at the end.
    private static int last(long[] special) {
        int at = special.length;
        while (at > 0 && special[at - 1] == 1) {
            at--;
        }
        return special.length - at;
    }

    private Encoding encoded(String text, boolean withSpecials) {
        uses.readLock().lock();
        try {
            if (closed) {
                throw new IllegalStateException("the tokenizer is closed");
            }
            return taken(LIBRARY.encode(handle, wellFormed(text), withSpecials));
        } finally {
            uses.readLock().unlock();
        }
    }

    private static Encoding taken(long made) {
        try {
            return new Encoding(LIBRARY.getTokenIds(made), LIBRARY.getSpecialTokenMask(made));
        } finally {
            LIBRARY.deleteEncoding(made);
        }
    }

    /// Half of a surrogate pair cannot be said in UTF-8, which is what the library reads.
    private static String wellFormed(String text) {
        return text.chars().anyMatch(c -> Character.isSurrogate((char) c))
                ? new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8)
                : text;
    }

    @Override
    public void close() {
        uses.writeLock().lock();
        try {
            if (!closed) {
                closed = true;
                LIBRARY.deleteTokenizer(handle);
            }
        } finally {
            uses.writeLock().unlock();
        }
    }
}
