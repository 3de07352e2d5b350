package dev.carrel.embed.huggingface;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@Tag("thorough")
final class HuggingFaceTokenizerTest {
    @TempDir
    private static Path cache;

    private static HuggingFaceTokenizer open(String name) throws IOException {
        return HuggingFaceTokenizer.of(RealTokenizers.json(name), name, cache);
    }

    private static JsonNode expected(String name) throws IOException {
        try (InputStream content = HuggingFaceTokenizerTest.class.getResourceAsStream("expected.json")) {
            return JsonMapper.shared().readTree(content).path(name);
        }
    }

    private static long[] numbers(JsonNode ids) {
        return ids.valueStream().mapToLong(JsonNode::asLong).toArray();
    }

    @ParameterizedTest
    @ValueSource(strings = {"unigram", "gpt2", "qwen3"})
    void tokensAreThoseOfTheReference(String name) throws IOException {
        try (HuggingFaceTokenizer tokenizer = open(name)) {
            assertThat(expected(name)).hasSize(20);
            for (JsonNode each : expected(name)) {
                String text = each.path("text").asString();
                assertThat(tokenizer.encode(text, 1_000)).as(text).containsExactly(numbers(each.path("ids")));
                assertThat(tokenizer.count(text)).as(text).isEqualTo(each.path("plain").size());
            }
        }
    }

    @Test
    void nativeCodeIsLoadedOnceWhereverItCouldBeUnpacked(@TempDir Path other) throws IOException {
        try (HuggingFaceTokenizer first = open("unigram");
                HuggingFaceTokenizer second = HuggingFaceTokenizer.of(RealTokenizers.json("unigram"),
                        "unigram",
                        other)) {
            assertThat(second.encode("Owls hear mice.", 100)).isEqualTo(first.encode("Owls hear mice.", 100));
        }
        assertThat(other).isEmptyDirectory();
    }

    @Test
    void specialTokensAreCountedForEachKind() throws IOException {
        try (HuggingFaceTokenizer unigram = open("unigram");
                HuggingFaceTokenizer gpt = open("gpt2");
                HuggingFaceTokenizer qwen = open("qwen3")) {
            assertThat(List.of(unigram.specials(), gpt.specials(), qwen.specials())).containsExactly(2, 0, 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"unigram", "gpt2", "qwen3"})
    void aTextThatIsCutKeepsItsBeginningAndItsSpecialTokens(String name) throws IOException {
        try (HuggingFaceTokenizer tokenizer = open(name)) {
            String text = "Memory is consolidated during sleep. ".repeat(20);
            long[] whole = tokenizer.encode(text, 10_000);
            long[] cut = tokenizer.encode(text, 12);
            int last = name.equals("gpt2") ? 0 : 1;
            assertThat(cut).hasSize(12);
            assertThat(cut).startsWith(java.util.Arrays.copyOf(whole, 12 - last));
            assertThat(cut[11]).isEqualTo(last == 0 ? whole[11] : whole[whole.length - 1]);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"unigram", "gpt2", "qwen3"})
    void anyTextHasTokensAndTheSameOnesFromManyThreads(String name) throws Exception {
        long seed = Long.getLong("tests.seed", System.nanoTime());
        Random random = new Random(seed);
        List<String> texts = Stream
                .generate(() -> random.ints(random.nextInt(60), 0, Character.MAX_CODE_POINT + 1)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString())
                .limit(200).toList();
        try (HuggingFaceTokenizer tokenizer = open(name);
                ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<long[]>> tokens = new ArrayList<>();
            texts.forEach(text -> tokens.add(threads.submit(() -> tokenizer.encode(text, 10_000))));
            for (int i = 0; i < texts.size(); i++) {
                assertThat(tokens.get(i).get()).as("seed %d, text %d", seed, i)
                        .containsExactly(tokenizer.encode(texts.get(i), 10_000));
            }
        }
    }

    @Test
    void halfASurrogatePairIsReadAsAQuestionMark() throws IOException {
        try (HuggingFaceTokenizer tokenizer = open("gpt2")) {
            assertThat(tokenizer.encode("a\ud800b", 10)).containsExactly(tokenizer.encode("a?b", 10));
        }
    }

    @Test
    void whatIsNoTokenizerIsRefusedInOneSentence() {
        for (String json : List.of("{}", "{\"model\": {\"type\": \"Unigram\"}}", "nonsense")) {
            assertThatThrownBy(() -> HuggingFaceTokenizer.of(json.getBytes(UTF_8), "The file", cache))
                    .isInstanceOf(UserError.class).hasMessageStartingWith("The file cannot be used: ");
        }
    }

    @Test
    void aClosedOneSaysSo() throws IOException {
        HuggingFaceTokenizer tokenizer = open("gpt2");
        tokenizer.close();
        tokenizer.close();
        assertThatThrownBy(() -> tokenizer.count("x")).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void nativeCodeThatIsDamagedIsUnpackedAgain(@TempDir Path other) throws IOException {
        NativeLibrary library = new NativeLibrary(System.getProperty("os.name"),
                System.getProperty("os.arch"));
        Path file = library.unpack(other).getLast();
        long size = Files.size(file);
        byte[] damaged = new byte[(int) size];
        Files.write(file, damaged);
        assertThat(library.unpack(other).getLast()).isEqualTo(file);
        assertThat(Files.readAllBytes(file)).hasSize((int) size).isNotEqualTo(damaged);
    }

    @Test
    void aMachineWithoutNativeCodeIsToldSo(@TempDir Path other) {
        assertThatThrownBy(() -> new NativeLibrary("Mac OS X", "x86_64").unpack(other))
                .isInstanceOf(UserError.class).hasMessageContaining("osx-x86_64");
    }
}
