package dev.carrel.embed.wordpiece;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Random;
import java.util.stream.LongStream;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// The expected numbers were computed with Hugging Face's own `tokenizers` from the same file.
final class WordPieceTokenizerTest {
    private static WordPieceTokenizer tokenizer;

    @BeforeAll
    static void readTheRealFile() throws IOException {
        tokenizer = read("bge-small-en-v1.5-q-tokenizer.json");
    }

    private static WordPieceTokenizer read(String resource) throws IOException {
        try (InputStream content = WordPieceTokenizerTest.class.getClassLoader()
                .getResourceAsStream(resource)) {
            return TokenizerFile.read(Objects.requireNonNull(content), resource);
        }
    }

    @ParameterizedTest
    @MethodSource("trickyTexts")
    void aTextHasTheTokensThatTheReferenceGivesIt(String text, long[] expected) {
        assertThat(tokenizer.encode(text)).startsWith(101).endsWith(102);
        assertThat(LongStream.of(tokenizer.encode(text)).skip(1).limit(tokenizer.count(text)))
                .containsExactly(
                        LongStream.of(expected).boxed().toArray(Long[]::new));
    }

    static Object[] trickyTexts() {
        return new Object[]{
                tokens("Café naïve Ångström", 7668, 15743, 17076, 15687),
                tokens("Cafe\u0301 A\u030angstro\u0308m", 7668, 17076, 15687),
                tokens("東京は日本の首都です", 1879, 1755, 1672, 1864, 1876, 1671, 100, 1961, 1665, 30184),
                tokens("I ❤️ 🦜🔗 emoji", 1045, 100, 100, 7861, 29147, 2072),
                tokens("a\u0000b\u0007c\u200bd\ufeffe\u00adf", 5925, 3207, 2546),
                tokens("the [MASK] token [mask] [SEP]x[CLS]", 1996, 103, 19204, 1031, 7308, 1033, 102, 1060,
                        101),
                tokens("İstanbul ISPARTA ıslak", 9960, 2003, 19362, 2696, 1104, 14540, 4817),
                tokens("β-catenin p < 0.05 C++ don't", 1156, 1011, 4937, 18595, 2078, 1052, 1026, 1014, 1012,
                        5709,
                        1039, 1009, 1009, 2123, 1005, 1056),
                tokens("한국어 텍스트", 1469, 30006, 30021, 29991, 30014, 30020, 29999, 30008, 1467, 30009, 30020,
                        29997,
                        30017, 30003, 30017),
                tokens("ﬁne ligature ½ № ²", 1984, 2638, 8018, 11244, 1092, 1578, 1082),
                tokens(""), tokens("   "),
                tokens("antidisestablishmentarianism", 3424, 10521, 4355, 7875, 13602, 3672, 12199, 2964),
                tokens("Ελλάς ΣΊΣΥΦΟΣ", 1159, 29727, 29727, 14608, 19579, 1173, 18199, 29733, 29735, 29736,
                        29730,
                        29733),
                tokens("नमस्ते ไทย", 1327, 29867, 29874, 29859, 100),
                tokens("e\u0301\u0323\u0302", 1041),
                tokens(" \u2028para\u2029 \u0085nel", 11498, 11265, 2140),
                tokens("🏳️‍🌈 👩‍👩‍👧", 100, 100)};
    }

    private static Arguments tokens(String text, long... ids) {
        return Arguments.of(text, ids);
    }

    @Test
    void tabsAndLineEndsSeparateWordsLikeBlanks() {
        assertThat(tokenizer.encode("new\tline\r\nwide\u3000\u00a0blank"))
                .isEqualTo(tokenizer.encode("new line wide blank"));
    }

    @Test
    void aWordOfMoreThanAHundredCharactersIsUnknown() {
        assertThat(tokenizer.encode("x".repeat(101))).containsExactly(101, 100, 102);
        assertThat(tokenizer.encode("x".repeat(100))).hasSize(52).startsWith(101, 22038, 20348);
    }

    @Test
    void aLoneSurrogateIsDropped() {
        assertThat(tokenizer.encode("hel\ud800lo")).isEqualTo(tokenizer.encode("hello"));
    }

    @Test
    void aLimitKeepsTheFirstTokensBetweenTheSpecialOnes() {
        assertThat(tokenizer.encode("antidisestablishmentarianism", 5)).containsExactly(101, 3424, 10521,
                4355, 102);
    }

    @Test
    void truncationAndPaddingInTheFileAreIgnored() throws IOException {
        WordPieceTokenizer padding = read("all-minilm-l6-v2-q-tokenizer.json");
        assertThat(padding.encode("a word")).hasSize(4);
        assertThat(padding.encode("word ".repeat(500))).hasSize(502);
    }

    @Test
    void anotherKindOfTokenizerIsNamedAndRefused() {
        String bpe = "{\"model\": {\"type\": \"BPE\", \"vocab\": {}}}";
        assertThatThrownBy(() -> TokenizerFile
                .read(new ByteArrayInputStream(bpe.getBytes(StandardCharsets.UTF_8)), "it"))
                .isInstanceOf(UserError.class).hasMessageContaining("BPE")
                .extracting(e -> ((UserError) e).hint()).asString().contains("WordPiece");
    }

    @Test
    void whatIsNotJsonIsRefused() {
        assertThatThrownBy(() -> TokenizerFile.read(new ByteArrayInputStream(new byte[]{'{', '"'}), "it"))
                .isInstanceOf(UserError.class).hasMessageContaining("it cannot be used");
    }

    @Test
    void anyTextCanBeCutAndCountsAsManyTokensAsItHas() {
        long seed = Long.getLong("tests.seed", System.nanoTime());
        Random random = new Random(seed);
        for (int i = 0; i < 2_000; i++) {
            String text = randomText(random);
            assertThat(tokenizer.encode(text)).as("seed %d, text %s", seed, text)
                    .hasSize(tokenizer.count(text) + WordPieceTokenizer.SPECIALS);
        }
    }

    private static String randomText(Random random) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(60); length > 0; length--) {
            text.appendCodePoint(random.nextInt(random.nextBoolean() ? 0x250 : Character.MAX_CODE_POINT + 1));
        }
        return text.toString();
    }
}
