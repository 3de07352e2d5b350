package dev.carrel.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Requests as no client would send them, word by word, each over a connection of its own.
final class Wire {
    /// @param headers by their names in small letters
    @SuppressWarnings("ArrayRecordComponent")
    record Answer(int status, Map<String, String> headers, byte[] body) {
        String header(String name) {
            return headers.getOrDefault(name.toLowerCase(Locale.ROOT), "");
        }

        String text() {
            return new String(body, StandardCharsets.UTF_8);
        }

        JsonNode json() {
            return JsonMapper.shared().readTree(body);
        }
    }

    private final URI server;
    private final Map<String, String> headers = new LinkedHashMap<>();

    Wire(URI server) {
        this.server = server;
        headers.put("Host", server.getAuthority());
        headers.put("Connection", "close");
    }

    /// Says something else, or nothing if it is empty.
    Wire with(String name, String value) {
        Wire other = new Wire(server);
        other.headers.putAll(headers);
        other.headers.put(name, value);
        return other;
    }

    Answer get(String target) throws IOException {
        return send("GET", target, new byte[0]);
    }

    Answer post(String target, String json) throws IOException {
        return with("Content-Type", "application/json").send("POST", target,
                json.getBytes(StandardCharsets.UTF_8));
    }

    Answer send(String method, String target, byte[] body) throws IOException {
        return exchange(head(method, target, body.length), body);
    }

    /// What stands before the body.
    String head(String method, String target, int length) {
        StringBuilder head = new StringBuilder(method + " " + target + " HTTP/1.1\r\n");
        headers.forEach((name, value) -> head.append(value.isEmpty() ? "" : name + ": " + value + "\r\n"));
        return head
                + (length > 0 || method.equals("POST") ? "Content-Length: " + length + "\r\n\r\n" : "\r\n");
    }

    Answer exchange(String head, byte[] body) throws IOException {
        try (Socket socket = connect()) {
            OutputStream out = socket.getOutputStream();
            try {
                out.write(head.getBytes(StandardCharsets.ISO_8859_1));
                out.write(body);
                out.flush();
            } catch (IOException refused) {
                // The server may answer before it has heard everything.
            }
            return read(socket.getInputStream());
        }
    }

    Socket connect() throws IOException {
        return new Socket(server.getHost(), server.getPort());
    }

    static Answer read(InputStream in) throws IOException {
        String first = line(in);
        if (!first.matches("HTTP/1\\.[01] \\d{3}.*")) {
            throw new IOException("no answer but \"" + first + "\"");
        }
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            headers.put(line.substring(0, colon).toLowerCase(Locale.ROOT), line.substring(colon + 1).strip());
        }
        int status = Integer.parseInt(first.substring(9, 12));
        return new Answer(status, headers, status < 200 ? new byte[0] : body(in, headers));
    }

    private static byte[] body(InputStream in, Map<String, String> headers) throws IOException {
        if ("chunked".equals(headers.get("transfer-encoding"))) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int size = size(in); size > 0; size = size(in)) {
                all.write(in.readNBytes(size));
                line(in);
            }
            return all.toByteArray();
        }
        String length = headers.get("content-length");
        return length == null ? in.readAllBytes() : in.readNBytes(Integer.parseInt(length));
    }

    private static int size(InputStream in) throws IOException {
        return Integer.parseInt(line(in), 16);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n' && c >= 0; c = in.read()) {
            line.append((char) c);
        }
        return line.toString().stripTrailing();
    }
}
