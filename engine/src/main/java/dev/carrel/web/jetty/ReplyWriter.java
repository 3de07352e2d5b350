package dev.carrel.web.jetty;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

import dev.carrel.library.json.Json;
import dev.carrel.web.route.News;
import dev.carrel.web.route.Reply;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.content.ResourceHttpContent;
import org.eclipse.jetty.io.ByteBufferPool;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.ResourceService;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.resource.ResourceFactory;

/// Sends what came of a call.
final class ReplyWriter {
    private static final Duration HEARTBEAT = Duration.ofSeconds(15);

    private ReplyWriter() {}

    static void write(Reply reply, Request request, Response response, Callback callback)
            throws IOException {
        switch (reply) {
            case Reply.Tree(int status, Object tree) -> JsonResponses.write(status, tree, response, callback);
            case Reply.File file -> send(file, request, response, callback);
            case Reply.Download download -> send(download, response, callback);
            case Reply.Stream(News news) -> send(news, response, callback);
        }
    }

    /// Whole or in parts, as the reader of a long PDF wants it.
    private static void send(Reply.File file, Request request, Response response, Callback callback)
            throws IOException {
        name(file.name(), file.handling() == Reply.Handling.SHOW ? "inline" : "attachment", response);
        // A page among the files must not be able to ask this server anything. PDFs ask nothing, and Chrome's viewer
        // does not show them inside a sandbox.
        response.getHeaders().put("Content-Security-Policy", file.mediaType().equals("application/pdf")
                ? "frame-ancestors 'none'"
                : "sandbox; default-src 'none'");
        ResourceService service = new ResourceService();
        service.setAcceptRanges(true);
        service.setEtags(true);
        try (ResourceFactory.Closeable factory = ResourceFactory.closeable()) {
            service.doGet(request, response, callback,
                    new ResourceHttpContent(factory.newResource(file.path()), file.mediaType(),
                            new ByteBufferPool.Sized(ByteBufferPool.NON_POOLING)));
        }
    }

    private static void send(Reply.Download download, Response response, Callback callback)
            throws IOException {
        name(download.name(), "attachment", response);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, download.mediaType());
        try (OutputStream out = Content.Sink.asOutputStream(response)) {
            download.body().to(out);
        }
        callback.succeeded();
    }

    /// Under its own name, whatever letters that has (RFC 6266).
    private static void name(String name, String disposition, Response response) {
        String plain = name.replaceAll("[^A-Za-z0-9._-]", "_");
        String whole = URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
        response.getHeaders().put("Content-Disposition",
                disposition + "; filename=\"" + plain + "\"; filename*=UTF-8''" + whole);
    }

    private static void send(News news, Response response, Callback callback) {
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/event-stream;charset=utf-8");
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        try (news; OutputStream out = Content.Sink.asOutputStream(response)) {
            out.write(": hello\n\n".getBytes(StandardCharsets.UTF_8));
            out.flush();
            while (true) {
                Optional<News.Item> item = news.next(HEARTBEAT);
                out.write(item.map(ReplyWriter::event).orElse(": still here\n\n")
                        .getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException | InterruptedException end) {
            // The reader went away, or the server ends.
            callback.succeeded();
        }
    }

    private static String event(News.Item item) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        Json.write(item.tree(), data);
        return "event: " + item.name() + "\ndata: " + data.toString(StandardCharsets.UTF_8).strip() + "\n\n";
    }
}
