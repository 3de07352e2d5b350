package dev.carrel.embed.onnx;

import java.nio.FloatBuffer;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.Result;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.OrtSession.SessionOptions.ExecutionMode;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;
import ai.onnxruntime.TensorInfo;
import dev.carrel.embed.Model.Pooling;

/// A loaded ONNX model: token numbers in, a vector a token out, pooled to one.
///
/// A run uses the caller's thread alone, and many threads may run at once: on two cores one session shared by two
/// threads is as fast as two sessions, and takes the memory of one.
final class EmbeddingNetwork implements AutoCloseable {
    private static final List<String> TOKEN_OUTPUTS = List.of("last_hidden_state", "token_embeddings");
    static final Set<String> INPUTS = Set.of("input_ids", "attention_mask", "token_type_ids");

    private final OrtEnvironment environment;
    private final OrtSession session;
    private final String output;
    private boolean closed;

    private EmbeddingNetwork(OrtEnvironment environment, OrtSession session) throws OrtException {
        this.environment = environment;
        this.session = session;
        if (!INPUTS.containsAll(session.getInputNames())) {
            throw new OrtException("its inputs are " + session.getInputNames() + ", not " + INPUTS);
        }
        output = tokenOutput(session);
    }

    static OrtEnvironment environment() {
        RuntimeTelemetry.switchOff();
        try {
            OrtEnvironment environment = OrtEnvironment
                    .getEnvironment(OrtLoggingLevel.ORT_LOGGING_LEVEL_FATAL);
            environment.setTelemetry(false);
            return environment;
        } catch (OrtException e) {
            throw new IllegalStateException("ONNX Runtime does not start", e);
        }
    }

    /// Starts ONNX Runtime while the caller does something else: it takes some 50 ms, once a process. Whoever needs it
    /// waits for it, and meets the failure if there is one.
    static void startRuntime() {
        Thread.ofPlatform().daemon().name("onnxruntime-start")
                .uncaughtExceptionHandler((thread, failure) -> {})
                .start(EmbeddingNetwork::environment);
    }

    /// The version of ONNX Runtime.
    static String version() {
        return environment().getVersion();
    }

    /// Loads a file that has been optimised, exactly as it is.
    static EmbeddingNetwork load(Path file) throws OrtException {
        OrtEnvironment environment = environment();
        try (SessionOptions options = options()) {
            options.setOptimizationLevel(OptLevel.NO_OPT);
            return checked(environment, environment.createSession(file.toString(), options));
        }
    }

    private static EmbeddingNetwork checked(OrtEnvironment environment, OrtSession session)
            throws OrtException {
        try {
            return new EmbeddingNetwork(environment, session);
        } catch (OrtException e) {
            session.close();
            throw e;
        }
    }

    /// Writes the form of a model that suits this machine best, with the weights in a file of their own: that one is
    /// mapped when the model is loaded, and not parsed, which takes 50 ms instead of 80.
    static void optimize(Path source, Path target, String weights) throws OrtException {
        try (SessionOptions options = options()) {
            options.setOptimizationLevel(OptLevel.ALL_OPT);
            options.setOptimizedModelFilePath(target.toString());
            options.addConfigEntry("session.optimized_model_external_initializers_file_name", weights);
            options.addConfigEntry("session.optimized_model_external_initializers_min_size_in_bytes", "1024");
            environment().createSession(source.toString(), options).close();
        }
    }

    /// One thread, which does not spin when it waits. Patterns of memory are for inputs of one length, and these vary.
    static SessionOptions options() throws OrtException {
        SessionOptions options = new SessionOptions();
        options.setExecutionMode(ExecutionMode.SEQUENTIAL);
        options.setIntraOpNumThreads(1);
        options.setInterOpNumThreads(1);
        options.setMemoryPatternOptimization(false);
        options.addConfigEntry("session.intra_op.allow_spinning", "0");
        return options;
    }

    private static String tokenOutput(OrtSession session) throws OrtException {
        List<String> vectors = session.getOutputInfo().values().stream()
                .filter(EmbeddingNetwork::hasThreeAxes).map(NodeInfo::getName).toList();
        return Stream.concat(TOKEN_OUTPUTS.stream().filter(vectors::contains), vectors.stream())
                .findFirst().orElseThrow(() -> new OrtException("it has no output with a vector a token"));
    }

    private static boolean hasThreeAxes(NodeInfo node) {
        return node.getInfo() instanceof TensorInfo tensor && tensor.getShape().length == 3;
    }

    float[] run(long[] ids, Pooling pooling) throws OrtException {
        Map<String, OnnxTensor> inputs = new HashMap<>();
        try {
            for (String name : session.getInputNames()) {
                inputs.put(name, input(name, ids));
            }
            try (Result result = session.run(inputs, Set.of(output))) {
                return pooled((OnnxTensor) result.get(0), pooling);
            }
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }

    private OnnxTensor input(String name, long[] ids) throws OrtException {
        long[] values = name.equals("input_ids") ? ids : new long[ids.length];
        if (name.equals("attention_mask")) {
            Arrays.fill(values, 1);
        }
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[]{1, ids.length});
    }

    private static float[] pooled(OnnxTensor tokens, Pooling pooling) {
        FloatBuffer components = tokens.getFloatBuffer();
        int dimensions = (int) tokens.getInfo().getShape()[2];
        return switch (pooling) {
            case CLS -> first(components, dimensions);
            case MEAN -> mean(components, dimensions);
        };
    }

    private static float[] first(FloatBuffer components, int dimensions) {
        float[] first = new float[dimensions];
        components.get(first);
        return first;
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

    /// Frees the native memory, once. No run may be under way.
    @Override
    public void close() {
        try {
            if (!closed) {
                closed = true;
                session.close();
            }
        } catch (OrtException e) {
            throw new IllegalStateException("the model could not be freed", e);
        }
    }
}
