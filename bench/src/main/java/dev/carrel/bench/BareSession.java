package dev.carrel.bench;

import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import dev.carrel.embed.wordpiece.WordPieceTokenizer;

/// ONNX Runtime and nothing else: the least time that the model's arithmetic takes for some texts.
final class BareSession {
    private final Path network;
    private final WordPieceTokenizer tokenizer;

    BareSession(Path network, WordPieceTokenizer tokenizer) {
        this.network = network;
        this.tokenizer = tokenizer;
    }

    /// Nanoseconds for all texts, one at a time on each of some threads, tokens prepared before the clock starts.
    long run(List<String> texts, int threads) throws OrtException, InterruptedException, ExecutionException {
        List<long[]> tokens = texts.stream().map(tokenizer::encode).toList();
        OrtEnvironment environment = OrtEnvironment.getEnvironment();
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.NO_OPT);
            try (OrtSession session = environment.createSession(network.toString(), options);
                    ExecutorService executor = Executors.newFixedThreadPool(threads)) {
                session(environment, session, tokens.getFirst());
                long start = System.nanoTime();
                executor.invokeAll(IntStream.range(0, threads).<Callable<Void>>mapToObj(thread -> () -> {
                    for (int i = thread; i < tokens.size(); i += threads) {
                        session(environment, session, tokens.get(i));
                    }
                    return null;
                }).collect(Collectors.toList()));
                return System.nanoTime() - start;
            }
        }
    }

    private static void session(OrtEnvironment environment, OrtSession session, long[] tokens)
            throws OrtException {
        long[] shape = {1, tokens.length};
        long[] ones = new long[tokens.length];
        java.util.Arrays.fill(ones, 1);
        try (OnnxTensor ids = OnnxTensor.createTensor(environment, LongBuffer.wrap(tokens), shape);
                OnnxTensor mask = OnnxTensor.createTensor(environment, LongBuffer.wrap(ones), shape);
                OnnxTensor types = OnnxTensor.createTensor(environment,
                        LongBuffer.wrap(new long[tokens.length]), shape);
                OrtSession.Result result = session.run(
                        Map.of("input_ids", ids, "attention_mask", mask, "token_type_ids", types))) {
            if (result.size() == 0) {
                throw new IllegalStateException("the model gave nothing");
            }
        }
    }
}
