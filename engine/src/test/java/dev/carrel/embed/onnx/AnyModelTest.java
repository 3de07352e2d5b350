package dev.carrel.embed.onnx;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

import dev.carrel.base.UserError;
import dev.carrel.embed.Model.Pooling;
import dev.carrel.embed.Vector;
import dev.carrel.embed.huggingface.HuggingFaceTokenizer;
import dev.carrel.embed.huggingface.RealTokenizers;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.embed.onnx.TinyNetwork.component;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

/// Models of every build: real networks of a few nodes, whose vectors can be told by hand, with real tokenizers.
@Tag("thorough")
final class AnyModelTest {
    private static final int VOCABULARY = 5_000;
    private static final String TEXT = "Das Gedächtnis festigt sich im Schlaf.";

    @TempDir
    private Path home;
    private Path directory;
    private String tokenizer = "qwen3";

    @BeforeEach
    void files() throws IOException {
        directory = Files.createDirectories(home.resolve("model"));
        use("qwen3");
        describe("window = 128\npooling = \"last\"\n");
    }

    private void use(String name) throws IOException {
        tokenizer = name;
        Files.write(directory.resolve("tokenizer.json"), RealTokenizers.json(name));
    }

    private void describe(String toml) throws IOException {
        Files.writeString(directory.resolve("model.toml"), toml);
    }

    private void publish(String file, String json) throws IOException {
        Files.createDirectories(directory.resolve(file).resolveSibling("."));
        Files.writeString(directory.resolve(file), json);
    }

    private void network(TinyNetwork network) throws IOException {
        network.write(directory.resolve("model.onnx"));
    }

    private static TinyNetwork tiny() {
        return new TinyNetwork(VOCABULARY);
    }

    private OnnxEmbedder open() throws IOException {
        return OnnxEmbedder.open(new ModelDirectory(directory), home.resolve("cache"));
    }

    private Vector vector(String text) throws IOException {
        try (OnnxEmbedder embedder = open()) {
            return embedder.passage(text);
        }
    }

    private long[] ids(String text) throws IOException {
        try (HuggingFaceTokenizer reference = HuggingFaceTokenizer.of(RealTokenizers.json(tokenizer),
                tokenizer,
                home.resolve("cache"))) {
            return reference.encode(text, 1_000);
        }
    }

    /// The mean of rows of the table.
    private static Vector rows(long... ids) {
        float[] sums = new float[TinyNetwork.DIMENSIONS];
        for (int at = 0; at < sums.length; at++) {
            int component = at;
            sums[at] = (float) Arrays.stream(ids).mapToDouble(id -> component(id, component)).sum();
        }
        return Vector.unit(sums);
    }

    private static void assertThatIsNear(Vector vector, Vector expected, double tolerance) {
        assertThat(vector.dimensions()).isEqualTo(expected.dimensions());
        for (int i = 0; i < expected.dimensions(); i++) {
            assertThat(vector.components()[i]).isCloseTo(expected.components()[i], within((float) tolerance));
        }
    }

    private AbstractThrowableAssert<?, ?> assertThatItIsRefused() {
        return assertThatThrownBy(() -> open().close()).isInstanceOf(UserError.class);
    }

    @Test
    void theLastTokenStandsForTheTextAndItsPlaceCounts() throws IOException {
        network(tiny().inputs("input_ids", "attention_mask", "position_ids").placedTokens("last_hidden_state",
                128));
        long[] ids = ids(TEXT);
        float[] sum = new float[TinyNetwork.DIMENSIONS];
        for (int at = 0; at < sum.length; at++) {
            sum[at] = component(ids[ids.length - 1], at) + component(ids.length - 1, at);
        }
        assertThatIsNear(vector(TEXT), Vector.unit(sum), 1e-6);
    }

    @Test
    void theFirstTokenOrTheMeanOfAllStandsForTheText() throws IOException {
        use("unigram");
        network(tiny().inputs("input_ids", "attention_mask", "token_type_ids").tokens("last_hidden_state"));
        describe("window = 128\npooling = \"mean\"\n");
        assertThatIsNear(vector(TEXT), rows(ids(TEXT)), 1e-6);
        describe("window = 128\npooling = \"cls\"\n");
        assertThatIsNear(vector(TEXT), rows(ids(TEXT)[0]), 1e-6);
    }

    @Test
    void aVectorOfTheWholeTextIsTakenAsItIs() throws IOException {
        network(tiny().inputs("input_ids").text("sentence_embedding"));
        describe("window = 128\n");
        assertThatIsNear(vector(TEXT), rows(ids(TEXT)), 1e-6);
        try (OnnxEmbedder embedder = open()) {
            assertThat(embedder.model().pooling()).isEqualTo(Pooling.MODEL);
        }
    }

    @Test
    void poolingThatIsNotSaidIsLeftToAModelWithBothOutputsAndAskedForOtherwise() throws IOException {
        describe("window = 128\n");
        network(tiny().inputs("input_ids").tokens("last_hidden_state").text("sentence_embedding"));
        assertThatIsNear(vector(TEXT), rows(ids(TEXT)), 1e-6);
        network(tiny().inputs("input_ids").tokens("last_hidden_state").text("pooler_output"));
        assertThatItIsRefused().hasMessageContaining("nothing says how the vectors of its tokens become one");
    }

    @Test
    void halfPrecisionAndBytesBecomeNumbers() throws IOException {
        long[] ids = ids(TEXT);
        network(tiny().of(TinyNetwork.FLOAT16).inputs("input_ids").tokens("last_hidden_state"));
        assertThatIsNear(vector(TEXT), rows(ids[ids.length - 1]), 1e-3);
        network(tiny().of(TinyNetwork.INT8).inputs("input_ids").tokens("last_hidden_state"));
        assertThatIsNear(vector(TEXT), rows(ids[ids.length - 1]), 1e-2);
    }

    @Test
    void smallerNumbersOfTokensAndAMemoryAreGivenWhereTheyAreWanted() throws IOException {
        network(tiny().inputsOf(TinyNetwork.INT32).inputs("input_ids", "attention_mask").memory()
                .tokens("last_hidden_state"));
        long[] ids = ids(TEXT);
        assertThatIsNear(vector(TEXT), rows(ids[ids.length - 1]), 1e-6);
    }

    @Test
    void anInputThatNobodyKnowsIsNamed() throws IOException {
        network(tiny().inputs("input_ids", "task_id").tokens("last_hidden_state"));
        assertThatItIsRefused().hasMessageContaining("it wants an input task_id");
    }

    @Test
    void weightsBesideTheNetworkCountForTheFingerprint() throws IOException {
        network(tiny().dataIn("model.onnx_data").inputs("input_ids").tokens("last_hidden_state"));
        long[] ids = ids(TEXT);
        assertThatIsNear(vector(TEXT), rows(ids[ids.length - 1]), 1e-6);
        String before = fingerprint();
        byte[] data = Files.readAllBytes(directory.resolve("model.onnx_data"));
        data[2] ^= 1;
        Files.write(directory.resolve("model.onnx_data"), data);
        Files.setLastModifiedTime(directory.resolve("model.onnx_data"),
                java.nio.file.attribute.FileTime.fromMillis(1_000_000));
        assertThat(fingerprint()).isNotEqualTo(before);
    }

    private String fingerprint() throws IOException {
        try (OnnxEmbedder embedder = open()) {
            return embedder.model().fingerprint();
        }
    }

    @Test
    void weightsThatAreMissingOrCutOffAreNamed() throws IOException {
        network(tiny().dataIn("weights.bin").inputs("input_ids").tokens("last_hidden_state"));
        Path data = directory.resolve("weights.bin");
        byte[] content = Files.readAllBytes(data);
        Files.delete(data);
        assertThatItIsRefused()
                .hasMessage(
                        "The embedding model model cannot be used: its weights are in weights.bin, which is missing beside model.onnx.");
        Files.write(data, Arrays.copyOf(content, content.length / 2));
        assertThatItIsRefused()
                .hasMessage("The embedding model model cannot be used: its weights.bin is cut off.");
    }

    @Test
    void aNetworkThatIsCutOffIsCalledThat() throws IOException {
        network(tiny().inputs("input_ids").tokens("last_hidden_state"));
        byte[] content = Files.readAllBytes(directory.resolve("model.onnx"));
        Files.write(directory.resolve("model.onnx"), Arrays.copyOf(content, content.length * 2 / 3));
        assertThatItIsRefused()
                .hasMessage("The embedding model model cannot be used: its model.onnx is cut off.");
        Files.writeString(directory.resolve("model.onnx"), "version https://git-lfs.github.com/spec/v1\n");
        assertThatItIsRefused()
                .hasMessage("The embedding model model cannot be used: its model.onnx is no ONNX network.");
    }

    @Test
    void aTokenizerOfAnotherModelIsFoundOut() throws IOException {
        new TinyNetwork(1_000).inputs("input_ids").tokens("last_hidden_state")
                .write(directory.resolve("model.onnx"));
        assertThatItIsRefused().hasMessageContaining("they belong to different models");
        network(tiny().inputs("input_ids").tokens("last_hidden_state"));
        publish("config.json", "{\"vocab_size\": 250002}");
        assertThatItIsRefused().hasMessageContaining("knows 250002, so they belong to different models");
    }

    @Test
    void aRerankerIsToldFromAnEmbedder() throws IOException {
        for (String name : List.of("logits", "score")) {
            network(tiny().inputs("input_ids", "attention_mask").score(name));
            assertThatItIsRefused().hasMessageContaining("it is a reranker")
                    .extracting(e -> ((UserError) e).hint()).asString().contains("rerank.model");
        }
        network(tiny().inputs("input_ids").tokens("logits"));
        assertThatItIsRefused().hasMessageContaining("it has no output with vectors, only [logits]");
    }

    @Test
    void aWindowThatTheNetworkDoesNotHaveOrThatIsTooSmallIsRefused() throws IOException {
        network(tiny().inputs("input_ids", "position_ids").placedTokens("last_hidden_state", 100));
        assertThatItIsRefused().hasMessageContaining("it does not see 128 tokens at once");
        describe("window = 60\npooling = \"last\"\n");
        assertThatItIsRefused().hasMessage(
                "The embedding model model sees 60 tokens at once, which leaves 51 for a passage, and 64 are needed.");
    }

    @Test
    void vectorsCanBeCutAndAreThenOfAnotherModel() throws IOException {
        network(tiny().inputs("input_ids").tokens("last_hidden_state"));
        Vector whole = vector(TEXT);
        try (OnnxEmbedder cut = OnnxEmbedder.open(new ModelDirectory(directory), home.resolve("cache"),
                OptionalInt.of(4)); OnnxEmbedder all = open()) {
            assertThatIsNear(cut.passage(TEXT), Vector.unit(Arrays.copyOf(whole.components(), 4)), 1e-6);
            assertThat(cut.model().dimensions()).isEqualTo(4);
            assertThat(cut.model().fingerprint()).isNotEqualTo(all.model().fingerprint());
        }
        assertThatThrownBy(() -> OnnxEmbedder.open(new ModelDirectory(directory), home.resolve("cache"),
                OptionalInt.of(7))).isInstanceOf(UserError.class)
                .hasMessage("The embedding model model has 6 dimensions, and embedding.dimensions wants 7.");
    }

    @Test
    void filesThatItWasPublishedWithTellHowToUseIt() throws IOException {
        Files.delete(directory.resolve("model.toml"));
        network(tiny().inputs("input_ids").tokens("last_hidden_state"));
        publish("config.json", "{\"model_type\": \"xlm-roberta\", \"max_position_embeddings\": 514}");
        publish("tokenizer_config.json", "{\"model_max_length\": 1000000000000000019884624838656}");
        publish("modules.json", "[{\"path\": \"\", \"type\": \"sentence_transformers.models.Transformer\"},"
                + "{\"path\": \"1_Pooling\", \"type\": \"sentence_transformers.models.Pooling\"}]");
        publish("1_Pooling/config.json",
                "{\"pooling_mode_cls_token\": false, \"pooling_mode_lasttoken\": true}");
        publish("config_sentence_transformers.json",
                "{\"prompts\": {\"query\": \"Instruct: find\\nQuery:\", \"document\": \"\"}}");
        try (OnnxEmbedder embedder = open()) {
            assertThat(embedder.model().window()).isEqualTo(512);
            assertThat(embedder.model().pooling()).isEqualTo(Pooling.LAST);
            assertThat(embedder.model().queryPrefix()).isEqualTo("Instruct: find\nQuery:");
        }
        describe("window = 200\n");
        try (OnnxEmbedder embedder = open()) {
            assertThat(embedder.model().window()).isEqualTo(200);
            assertThat(embedder.model().pooling()).isEqualTo(Pooling.LAST);
        }
        publish("config_sentence_transformers.json", "{");
        assertThatItIsRefused().hasMessageContaining("config_sentence_transformers.json is no JSON");
    }

    @Test
    void aDenseLayerBehindThePoolingHasToBeInTheNetwork() throws IOException {
        describe("window = 128\n");
        publish("modules.json",
                "[{\"path\": \"2_Dense\", \"type\": \"sentence_transformers.models.Dense\"}]");
        network(tiny().inputs("input_ids").tokens("last_hidden_state"));
        assertThatItIsRefused().hasMessageContaining("it should give one vector a text");
    }

    @Test
    void oneOfSeveralNetworksIsNamed() throws IOException {
        TinyNetwork network = tiny().inputs("input_ids").tokens("last_hidden_state");
        network.write(directory.resolve("onnx/model_fp16.onnx"));
        assertThat(vector("x").dimensions()).isEqualTo(TinyNetwork.DIMENSIONS);
        network.write(directory.resolve("onnx/model_q4.onnx"));
        assertThatItIsRefused().hasMessageContaining("2 networks and none called model.onnx");
        describe("window = 128\npooling = \"last\"\nfile = \"onnx/model_q4.onnx\"\n");
        assertThat(vector("x").dimensions()).isEqualTo(TinyNetwork.DIMENSIONS);
    }

    @Test
    void theSameTextHasTheSameVectorWhateverElseIsEmbedded() throws Exception {
        network(tiny().inputs("input_ids", "position_ids").placedTokens("last_hidden_state", 128));
        List<String> texts = IntStream.range(0, 40).mapToObj(i -> TEXT.repeat(1 + i % 4) + i).toList();
        try (OnnxEmbedder embedder = open();
                OnnxEmbedder other = open();
                ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<Vector>> together = texts.stream()
                    .map(text -> threads.submit(() -> other.passage(text)))
                    .toList();
            for (int i = 0; i < texts.size(); i++) {
                assertThat(together.get(i).get()).isEqualTo(embedder.passage(texts.get(i)));
            }
        }
    }

    @Test
    void aLongQueryIsReadAsFarAsItFitsAndALongPassageIsRefused() throws IOException {
        network(tiny().inputs("input_ids", "position_ids").placedTokens("last_hidden_state", 128));
        try (OnnxEmbedder embedder = open()) {
            assertThat(embedder.query("word ".repeat(5_000)))
                    .isEqualTo(embedder.query("word ".repeat(4_000)));
            assertThat(embedder.room()).isEqualTo(128 - 1 - 8);
            assertThatThrownBy(() -> embedder.passage("word ".repeat(300)))
                    .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("128");
        }
    }
}
