package dev.carrel.embed.onnx;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import dev.carrel.embed.Model.Pooling;
import dev.carrel.embed.description.DescriptionFile;
import org.jspecify.annotations.Nullable;

/// The output of a network that is taken, and how its numbers become one vector.
record NetworkOutput(String name, Pooling pooling) {
    private static final List<String> TOKEN_OUTPUTS = List.of("last_hidden_state", "token_embeddings");
    private static final List<String> TEXT_OUTPUTS = List.of("sentence_embedding", "sentence_embeddings",
            "text_embeds", "embeddings", "embedding");
    /// Names of outputs that score a decision, which are no place in a space of meanings.
    private static final String SCORES = "logits";
    /// BERT's output for telling neighbouring sentences: a vector a text, but none that models for search use.
    private static final String POOLER = "pooler_output";

    /// @param wanted how its tokens' vectors are to become one; null if nobody says
    static NetworkOutput choose(OrtSession session, @Nullable Pooling wanted)
            throws OrtException, UnusableNetwork {
        Optional<String> tokens = named(session, 3, TOKEN_OUTPUTS);
        Optional<String> texts = named(session, 2, TEXT_OUTPUTS);
        if (tokens.isEmpty() && texts.isEmpty()) {
            throw withoutVectors(session);
        }
        if (wanted == Pooling.MODEL && texts.isEmpty()) {
            throw new UnusableNetwork("it should give one vector a text and has no such output, only "
                    + tokens.orElseThrow(),
                    "Get the version of the model whose outputs include sentence_embedding.");
        }
        boolean isUsual = texts.filter(TEXT_OUTPUTS::contains).isPresent();
        if (wanted == Pooling.MODEL || tokens.isEmpty() || (wanted == null && isUsual)) {
            return new NetworkOutput(texts.orElseThrow(), Pooling.MODEL);
        }
        if (wanted == null) {
            throw new UnusableNetwork("nothing says how the vectors of its tokens become one",
                    DescriptionFile.EXAMPLE);
        }
        return new NetworkOutput(tokens.orElseThrow(), wanted);
    }

    private static Optional<String> named(OrtSession session, int axes, List<String> usual)
            throws OrtException {
        List<String> fitting = session.getOutputInfo().values().stream()
                .filter(node -> axes(node) == axes && !isScore(node)).map(NodeInfo::getName).toList();
        return Stream.concat(usual.stream().filter(fitting::contains),
                fitting.stream().filter(name -> !name.equals(POOLER))).findFirst();
    }

    private static int axes(NodeInfo node) {
        return node.getInfo() instanceof TensorInfo tensor ? tensor.getShape().length : 0;
    }

    private static boolean isScore(NodeInfo node) {
        return node.getName().equals(SCORES) || node.getName().startsWith("present.")
                || (axes(node) == 2 && isOneOrTwo(((TensorInfo) node.getInfo()).getShape()[1]));
    }

    private static boolean isOneOrTwo(long columns) {
        return columns == 1 || columns == 2;
    }

    private static UnusableNetwork withoutVectors(OrtSession session) throws OrtException {
        boolean scores = session.getOutputInfo().values().stream()
                .anyMatch(node -> axes(node) == 2 && isScore(node));
        return scores
                ? new UnusableNetwork("it is a reranker: it gives a score for two texts, and no vectors",
                        "Name it as rerank.model, and an embedding model as embedding.model.")
                : new UnusableNetwork("it has no output with vectors, only " + session.getOutputNames(),
                        "Choose an embedding model; `carrel models` lists some.");
    }

    float[] vector(OnnxTensor tensor) throws OrtException {
        long[] shape = tensor.getInfo().getShape();
        int dimensions = (int) shape[shape.length - 1];
        FloatBuffer components = components(tensor);
        return switch (pooling) {
            case CLS, MODEL -> at(0, components, dimensions);
            case LAST -> at(components.remaining() - dimensions, components, dimensions);
            case MEAN -> mean(components, dimensions);
        };
    }

    private static FloatBuffer components(OnnxTensor tensor) throws OrtException {
        if (tensor.getInfo().type == OnnxJavaType.INT8) {
            ByteBuffer bytes = tensor.getByteBuffer();
            float[] numbers = new float[bytes.remaining()];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = bytes.get(i);
            }
            return FloatBuffer.wrap(numbers);
        }
        FloatBuffer numbers = tensor.getFloatBuffer();
        if (numbers == null) {
            throw new OrtException("its vectors are of the type " + tensor.getInfo().type);
        }
        return numbers;
    }

    private static float[] at(int start, FloatBuffer components, int dimensions) {
        float[] vector = new float[dimensions];
        components.get(start, vector);
        return vector;
    }

    /// Over all tokens, since none is padding.
    private static float[] mean(FloatBuffer components, int dimensions) {
        double[] sums = new double[dimensions];
        int tokens = components.remaining() / dimensions;
        for (int i = 0; i < tokens * dimensions; i++) {
            sums[i % dimensions] += components.get(i);
        }
        float[] mean = new float[dimensions];
        for (int i = 0; i < dimensions; i++) {
            mean[i] = (float) (sums[i] / tokens);
        }
        return mean;
    }
}
