package dev.carrel.embed.onnx;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;

/// The inputs of a network for a run of tokens.
final class NetworkInputs {
    private static final String MEMORY = "past_key_values.";

    private final OrtEnvironment environment;
    private final Map<String, NodeInfo> wanted;

    private NetworkInputs(OrtEnvironment environment, Map<String, NodeInfo> wanted) {
        this.environment = environment;
        this.wanted = wanted;
    }

    static NetworkInputs of(OrtEnvironment environment, OrtSession session)
            throws OrtException, UnusableNetwork {
        Map<String, NodeInfo> wanted = session.getInputInfo();
        for (String name : wanted.keySet()) {
            if (!isKnown(name)) {
                throw new UnusableNetwork(
                        "it wants an input " + name + ", and nobody knows what to put there",
                        "Known are input_ids, attention_mask, token_type_ids and position_ids.");
            }
        }
        if (!wanted.containsKey("input_ids")) {
            throw new UnusableNetwork("it has no input input_ids, so it does not read text",
                    "Choose an embedding model for texts; `carrel models` lists some.");
        }
        return new NetworkInputs(environment, wanted);
    }

    private static boolean isKnown(String name) {
        return switch (name) {
            case "input_ids", "attention_mask", "token_type_ids", "position_ids" -> true;
            default -> name.startsWith(MEMORY);
        };
    }

    /// Callers close them.
    Map<String, OnnxTensor> of(long[] ids) throws OrtException {
        Map<String, OnnxTensor> inputs = new HashMap<>();
        for (Map.Entry<String, NodeInfo> input : wanted.entrySet()) {
            TensorInfo info = (TensorInfo) input.getValue().getInfo();
            inputs.put(input.getKey(), input.getKey().startsWith(MEMORY)
                    ? noMemory(info)
                    : tensor(values(input.getKey(), ids), info.type));
        }
        return inputs;
    }

    /// There is no padding and one text only, so that every token is looked at and of the first kind.
    private static long[] values(String name, long[] ids) {
        long[] values = name.equals("input_ids") ? ids : new long[ids.length];
        if (name.equals("attention_mask")) {
            Arrays.fill(values, 1);
        } else if (name.equals("position_ids")) {
            Arrays.setAll(values, i -> i);
        }
        return values;
    }

    private OnnxTensor tensor(long[] values, OnnxJavaType type) throws OrtException {
        long[] shape = {1, values.length};
        return type == OnnxJavaType.INT32
                ? OnnxTensor.createTensor(environment,
                        IntBuffer.wrap(Arrays.stream(values).mapToInt(value -> (int) value).toArray()), shape)
                : OnnxTensor.createTensor(environment, LongBuffer.wrap(values), shape);
    }

    /// A network that also writes texts is told that nothing came before.
    private OnnxTensor noMemory(TensorInfo info) throws OrtException {
        long[] shape = info.getShape().clone();
        shape[0] = 1;
        shape[2] = 0;
        return info.type == OnnxJavaType.FLOAT
                ? OnnxTensor.createTensor(environment, FloatBuffer.allocate(0), shape)
                : OnnxTensor.createTensor(environment, ByteBuffer.allocateDirect(0), shape, info.type);
    }
}
