package dev.carrel.embed.onnx;

import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.Result;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;
import ai.onnxruntime.TensorInfo;

/// A loaded ONNX model that takes two texts as one run of tokens and gives one number, or one against and one for.
final class PairNetwork implements AutoCloseable {
    private static final Set<String> INPUTS = Set.of("input_ids", "attention_mask", "token_type_ids");

    private final OrtEnvironment environment;
    private final OrtSession session;
    private final String output;

    private PairNetwork(OrtEnvironment environment, OrtSession session) throws OrtException {
        this.environment = environment;
        this.session = session;
        if (!INPUTS.containsAll(session.getInputNames())) {
            throw new OrtException(
                    "its inputs are " + session.getInputNames() + ", not " + INPUTS);
        }
        output = session.getOutputInfo().values().stream().filter(PairNetwork::isScore).map(NodeInfo::getName)
                .findFirst().orElseThrow(() -> new OrtException("it has no output with one or two numbers"));
    }

    static PairNetwork load(Path file) throws OrtException {
        OrtEnvironment environment = EmbeddingNetwork.environment();
        try (SessionOptions options = EmbeddingNetwork.options()) {
            options.setOptimizationLevel(OptLevel.ALL_OPT);
            return checked(environment, environment.createSession(file.toString(), options));
        }
    }

    private static PairNetwork checked(OrtEnvironment environment, OrtSession session) throws OrtException {
        try {
            return new PairNetwork(environment, session);
        } catch (OrtException e) {
            session.close();
            throw e;
        }
    }

    private static boolean isScore(NodeInfo node) {
        return node.getInfo() instanceof TensorInfo tensor && tensor.getShape().length == 2
                && tensor.getShape()[1] <= 2 && tensor.getShape()[1] != 0;
    }

    /// How much speaks for the pair: the one number, or what the second has more than the first.
    ///
    /// @param second where the second text begins
    double run(long[] ids, int second) throws OrtException {
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            for (String name : session.getInputNames()) {
                inputs.put(name, input(name, ids, second));
            }
            try (Result result = session.run(inputs, Set.of(output))) {
                return logit(((OnnxTensor) result.get(0)).getFloatBuffer());
            }
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    private OnnxTensor input(String name, long[] ids, int second) throws OrtException {
        long[] values = name.equals("input_ids") ? ids : new long[ids.length];
        if (name.equals("attention_mask")) {
            Arrays.fill(values, 1);
        } else if (name.equals("token_type_ids")) {
            Arrays.fill(values, second, values.length, 1);
        }
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[]{1, ids.length});
    }

    private static double logit(FloatBuffer numbers) throws OrtException {
        return switch (numbers.remaining()) {
            case 1 -> numbers.get(0);
            case 2 -> numbers.get(1) - numbers.get(0);
            default -> throw new OrtException("it gives " + numbers.remaining() + " numbers a pair");
        };
    }

    @Override
    public void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("the model could not be freed", e);
        }
    }
}
