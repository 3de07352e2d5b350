package dev.carrel.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.BooleanSupplier;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// What a [ScriptedEndpoint] does when it is asked.
@FunctionalInterface
public interface ScriptedReply {
    /// The connection on which it was asked.
    ///
    /// @param open false as soon as the endpoint is closed
    record Connection(Socket socket, BooleanSupplier open) {
        public void write(byte[] bytes) throws IOException {
            OutputStream out = socket.getOutputStream();
            out.write(bytes);
            out.flush();
        }

        public void write(String text) throws IOException {
            write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    void send(Connection connection) throws IOException;

    /// A whole reply of any kind.
    static ScriptedReply of(int status, String headers, byte[] body) {
        return connection -> {
            connection
                    .write("HTTP/1.1 " + status + " Scripted\r\n" + headers + "Content-Length: " + body.length
                            + "\r\n\r\n");
            connection.write(body);
        };
    }

    static ScriptedReply json(int status, String body) {
        return of(status, "Content-Type: application/json\r\n", body.getBytes(StandardCharsets.UTF_8));
    }

    static ScriptedReply json(String body) {
        return json(200, body);
    }

    static ScriptedReply error(int status, String message) {
        ObjectNode body = JsonMapper.shared().createObjectNode();
        body.putObject("error").put("message", message);
        return json(status, body.toString());
    }

    static ScriptedReply text(String type, String body, Charset charset) {
        return of(200, "Content-Type: " + type + "\r\n", body.getBytes(charset));
    }

    /// A chat's reply in one piece, as servers give it that do not stream.
    static ScriptedReply whole(String text) {
        ObjectNode body = JsonMapper.shared().createObjectNode();
        body.putArray("choices").addObject().put("finish_reason", "stop").putObject("message")
                .put("role", "assistant").put("content", text);
        return json(body.toString());
    }

    /// A chat's reply word for word, to its end.
    static ScriptedReply chat(String text) {
        return events(words(text) + end() + "data: [DONE]\n\n");
    }

    /// Any events, in chunks, and an orderly end.
    static ScriptedReply events(String events) {
        return connection -> {
            connection.write(streamHead());
            connection.write(chunk(events) + "0\r\n\r\n");
        };
    }

    /// The head of a reply in chunks.
    static String streamHead() {
        return "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n";
    }

    static String chunk(String text) {
        return Integer.toHexString(text.getBytes(StandardCharsets.UTF_8).length) + "\r\n" + text + "\r\n";
    }

    /// The events of a text, a word each.
    static String words(String text) {
        StringBuilder events = new StringBuilder();
        List.of(text.split("(?<= )")).forEach(word -> events.append(delta(word)));
        return events.toString();
    }

    /// The event of a piece of text.
    static String delta(String text) {
        ObjectNode event = JsonMapper.shared().createObjectNode();
        event.putArray("choices").addObject().putNull("finish_reason").putObject("delta").put("content",
                text);
        return "data: " + event + "\n\n";
    }

    /// The event that says why it ends.
    static String end() {
        return "data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n";
    }

    /// Begins like another reply and then ends the connection the hard way.
    static ScriptedReply reset(String before) {
        return connection -> {
            connection.write(before);
            connection.socket().setSoLinger(true, 0);
            connection.socket().close();
        };
    }

    /// Streams the beginning of a reply, all of which arrives, and then ends the connection.
    static ScriptedReply cut(String beginning) {
        return connection -> {
            connection.write(streamHead() + chunk(words(beginning)));
            connection.socket().close();
        };
    }

    /// Begins like that and then says nothing any more, until somebody leaves.
    static ScriptedReply silence(String before) {
        return connection -> {
            connection.write(before);
            connection.socket().getInputStream().read();
        };
    }

    /// Begins like that and then goes on with the same for as long as somebody listens.
    static ScriptedReply endless(String before, String again, long pauseMillis) {
        return connection -> {
            connection.write(before);
            while (connection.open().getAsBoolean()) {
                connection.write(again);
                pause(pauseMillis);
            }
        };
    }

    private static void pause(long millis) throws IOException {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IOException(e);
        }
    }
}
