package dev.carrel.embed.onnx;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtLoggingLevel;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.Result;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.OrtSession.SessionOptions.ExecutionMode;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;
import dev.carrel.embed.Model.Pooling;
import org.jspecify.annotations.Nullable;

/// A loaded ONNX model: token numbers in, one vector out.
///
/// A run uses the caller's thread alone, and many threads may run at once: on two cores one session shared by two
/// threads is as fast as two sessions, and takes the memory of one.
final class EmbeddingNetwork implements AutoCloseable {
    private final OrtSession session;
    private final NetworkInputs inputs;
    private final NetworkOutput output;
    private boolean closed;

    private EmbeddingNetwork(OrtSession session, NetworkInputs inputs, NetworkOutput output) {
        this.session = session;
        this.inputs = inputs;
        this.output = output;
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
    ///
    /// @param pooling how its tokens' vectors are to become one; null if nobody says
    static EmbeddingNetwork load(Path file, @Nullable Pooling pooling) throws OrtException, UnusableNetwork {
        OrtEnvironment environment = environment();
        try (SessionOptions options = options()) {
            options.setOptimizationLevel(OptLevel.NO_OPT);
            return checked(environment, environment.createSession(file.toString(), options), pooling);
        }
    }

    private static EmbeddingNetwork checked(OrtEnvironment environment, OrtSession session,
            @Nullable Pooling pooling) throws OrtException, UnusableNetwork {
        try {
            return new EmbeddingNetwork(session, NetworkInputs.of(environment, session),
                    NetworkOutput.choose(session, pooling));
        } catch (OrtException | UnusableNetwork e) {
            session.close();
            throw e;
        }
    }

    /// How the vectors of tokens become one in it.
    Pooling pooling() {
        return output.pooling();
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

    float[] run(long[] ids) throws OrtException {
        Map<String, OnnxTensor> given = inputs.of(ids);
        try (Result result = session.run(given, Set.of(output.name()))) {
            return output.vector((OnnxTensor) result.get(0));
        } finally {
            given.values().forEach(OnnxTensor::close);
        }
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
