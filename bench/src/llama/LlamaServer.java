import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import de.kherud.llama.InferenceParameters;
import de.kherud.llama.LlamaIterator;
import de.kherud.llama.LlamaModel;
import de.kherud.llama.ModelParameters;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import static java.nio.charset.StandardCharsets.UTF_8;

/// A small server around a model of llama.cpp that speaks as OpenAI's does, on this machine only: `/v1/models` and
/// `/v1/chat/completions`, in events or in one piece. It is started from its source by `bench/real-model`, so that nothing else
/// needs llama.cpp.
public final class LlamaServer {
    /// TinyLlama was trained on no more.
    private static final int CONTEXT = 2_048;
    private static final String NAME = "tinyllama-1.1b";

    private final LlamaModel model;
    private final int mostTokens;

    private LlamaServer(LlamaModel model, int mostTokens) {
        this.model = model;
        this.mostTokens = mostTokens;
    }

    /// @param arguments the model's file, the most tokens of a reply, and how many threads it may use: on a busy machine one is
    ///                  faster than two that wait for each other
    public static void main(String[] arguments) throws IOException {
        int threads = Integer.parseInt(arguments[2]);
        LlamaModel model = new LlamaModel(new ModelParameters().setModel(arguments[0]).setCtxSize(CONTEXT)
                .setThreads(threads).setThreadsBatch(threads).disableLog());
        LlamaServer server = new LlamaServer(model, Integer.parseInt(arguments[1]));
        HttpServer http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 16);
        http.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        http.createContext("/v1/models", exchange -> send(exchange, 200,
                "{\"object\":\"list\",\"data\":[{\"id\":\"" + NAME + "\",\"object\":\"model\"}]}"));
        http.createContext("/v1/chat/completions", server::chat);
        http.start();
        System.out.println("http://127.0.0.1:" + http.getAddress().getPort());
    }

    private void chat(HttpExchange exchange) throws IOException {
        JsonNode asked = JsonMapper.shared().readTree(exchange.getRequestBody().readAllBytes());
        StringBuilder prompt = new StringBuilder();
        asked.path("messages").forEach(message -> prompt.append("<|").append(message.path("role").asString())
                .append("|>\n").append(message.path("content").asString()).append("</s>\n"));
        prompt.append("<|assistant|>\n");
        int wanted = Math.min(mostTokens, asked.path("max_tokens").asInt(mostTokens));
        synchronized (this) {
            int length = model.encode(prompt.toString()).length;
            if (length + wanted > CONTEXT) {
                send(exchange, 400,
                        error("request (" + length + " tokens) exceeds the available context size ("
                                + CONTEXT + " tokens), try increasing it"));
                return;
            }
            reply(exchange, new InferenceParameters(prompt.toString()).setNPredict(wanted).setTemperature(0)
                    .setCachePrompt(true)
                    .setSeed(asked.path("seed").asInt(1)).setStopStrings("</s>", "<|user|>", "<|system|>"),
                    asked.path("stream").asBoolean(false));
        }
    }

    private void reply(HttpExchange exchange, InferenceParameters parameters, boolean stream)
            throws IOException {
        if (!stream) {
            send(exchange, 200, whole(model.complete(parameters)));
            return;
        }
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        LlamaIterator pieces = model.generate(parameters).iterator();
        try (OutputStream out = exchange.getResponseBody()) {
            while (pieces.hasNext()) {
                event(out, delta(pieces.next().text, null));
            }
            event(out, delta("", "stop"));
            event(out, "[DONE]");
        } finally {
            // Whoever asked may have left.
            if (pieces.hasNext()) {
                pieces.cancel();
            }
        }
    }

    private static void event(OutputStream out, String data) throws IOException {
        out.write(("data: " + data + "\n\n").getBytes(UTF_8));
        out.flush();
    }

    private static String delta(String text, String reason) {
        ObjectNode event = JsonMapper.shared().createObjectNode().put("object", "chat.completion.chunk")
                .put("model", NAME);
        event.putArray("choices").addObject().put("index", 0).put("finish_reason", reason)
                .putObject("delta").put("content", text);
        return event.toString();
    }

    private static String whole(String text) {
        ObjectNode reply = JsonMapper.shared().createObjectNode().put("object", "chat.completion")
                .put("model", NAME);
        reply.putArray("choices").addObject().put("index", 0).put("finish_reason", "stop")
                .putObject("message").put("role", "assistant").put("content", text);
        return reply.toString();
    }

    private static String error(String message) {
        ObjectNode reply = JsonMapper.shared().createObjectNode();
        reply.putObject("error").put("message", message).put("code", 400);
        return reply.toString();
    }

    private static void send(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(bytes);
        }
    }
}
