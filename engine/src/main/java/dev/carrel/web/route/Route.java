package dev.carrel.web.route;

import java.io.IOException;
import java.util.Map;

import dev.carrel.library.parameter.Parameters;

/// One thing that can be asked of the server.
///
/// @param name    in one word, for programs made from the description
/// @param summary in one line, for people
/// @param query   what its address may say
/// @param body    what its body may say, as JSON
/// @param gives   what comes of it
public record Route(Method method, Path path, String name, String summary, Parameters query, Parameters body,
        Gives gives, Handler handler) {
    /// The form of the answer that a caller gets.
    ///
    /// @param mediaType of what is sent
    /// @param schema    the JSON Schema of it, as far as callers may rely on it
    public record Gives(int status, String mediaType, Map<String, Object> schema) {
        public static Gives json(Map<String, Object> schema) {
            return new Gives(200, "application/json", schema);
        }

        /// A job that has been begun.
        public static Gives job(Map<String, Object> schema) {
            return new Gives(202, "application/json", schema);
        }

        public static Gives bytes(String mediaType) {
            return new Gives(200, mediaType, Map.of("type", "string", "contentEncoding", "binary"));
        }
    }

    /// Does what the route is for.
    @FunctionalInterface
    public interface Handler {
        Reply answer(Call call) throws IOException;
    }

    /// Something to look at.
    public static Route get(String path, String name, String summary, Gives gives, Handler handler) {
        return new Route(Method.GET, new Path(path), name, summary, Parameters.NONE, Parameters.NONE, gives,
                handler);
    }

    /// Something to do.
    public static Route post(String path, String name, String summary, Gives gives, Handler handler) {
        return new Route(Method.POST, new Path(path), name, summary, Parameters.NONE, Parameters.NONE, gives,
                handler);
    }

    /// Something to take away.
    public static Route delete(String path, String name, String summary, Gives gives, Handler handler) {
        return new Route(Method.DELETE, new Path(path), name, summary, Parameters.NONE, Parameters.NONE,
                gives, handler);
    }

    public Route asking(Parameters parameters) {
        return new Route(method, path, name, summary, parameters, body, gives, handler);
    }

    public Route taking(Parameters parameters) {
        return new Route(method, path, name, summary, query, parameters, gives, handler);
    }
}
