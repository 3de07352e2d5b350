package dev.carrel.web.route;

import java.io.IOException;

import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;

/// One thing that can be asked of the server.
///
/// @param name    in one word, for programs made from the description
/// @param summary in one line, for people
/// @param query   what its address may say
/// @param body    what its body may say, as JSON
/// @param gives   what comes of it
/// @param effect  whether anything is different afterwards
/// @param callers who may ask it
public record Route(Method method, Path path, String name, String summary, Parameters query, Parameters body,
        Gives gives, Effect effect, Callers callers, Handler handler) {
    /// The effect of a route on the library, which not everybody may change.
    public enum Effect {
        NONE, CHANGE
    }

    /// The callers that a route is for, among those that the guard lets in.
    public enum Callers {
        ALL,
        /// Whoever sits at this machine: it is about its files, or about what is sent elsewhere.
        OF_THIS_MACHINE
    }

    /// The form of the answer that a caller gets.
    ///
    /// @param mediaType of what is sent
    public record Gives(int status, String mediaType, Shape<?> shape) {
        public static Gives bytes(String mediaType) {
            return new Gives(200, mediaType, ValueShape.BYTES);
        }
    }

    /// The work of a route, with a reply of its own making.
    @FunctionalInterface
    public interface Handler {
        Reply answer(Call call) throws IOException;
    }

    /// The work of a route, with a result that its shape writes.
    @FunctionalInterface
    public interface Telling<T> {
        T answer(Call call) throws IOException;
    }

    /// Something to look at.
    public static <T> Route get(String path, String name, String summary, Shape<T> shape,
            Telling<T> telling) {
        return of(Method.GET, path, name, summary, 200, shape, telling);
    }

    /// Something to look at that is no JSON.
    public static Route get(String path, String name, String summary, Gives gives, Handler handler) {
        return new Route(Method.GET, new Path(path), name, summary, Parameters.NONE, Parameters.NONE, gives,
                Effect.NONE, Callers.ALL, handler);
    }

    /// Something to do.
    public static <T> Route post(String path, String name, String summary, Shape<T> shape,
            Telling<T> telling) {
        return of(Method.POST, path, name, summary, 200, shape, telling);
    }

    /// Something to do that is not told as JSON.
    public static Route post(String path, String name, String summary, Gives gives, Handler handler) {
        return new Route(Method.POST, new Path(path), name, summary, Parameters.NONE, Parameters.NONE, gives,
                Effect.CHANGE, Callers.ALL, handler);
    }

    /// Something to make.
    public static <T> Route create(String path, String name, String summary, Shape<T> shape,
            Telling<T> telling) {
        return of(Method.POST, path, name, summary, 201, shape, telling);
    }

    /// Something to begin, which goes on after the answer.
    public static <T> Route begin(String path, String name, String summary, Shape<T> shape,
            Telling<T> telling) {
        return of(Method.POST, path, name, summary, 202, shape, telling);
    }

    /// Something to change.
    public static <T> Route patch(String path, String name, String summary, Shape<T> shape,
            Telling<T> telling) {
        return of(Method.PATCH, path, name, summary, 200, shape, telling);
    }

    /// Something to take away.
    public static <T> Route delete(String path, String name, String summary, Shape<T> shape,
            Telling<T> telling) {
        return of(Method.DELETE, path, name, summary, 200, shape, telling);
    }

    private static <T> Route of(Method method, String path, String name, String summary, int status,
            Shape<T> shape, Telling<T> telling) {
        return new Route(method, new Path(path), name, summary, Parameters.NONE, Parameters.NONE,
                new Gives(status, "application/json", shape),
                method == Method.GET ? Effect.NONE : Effect.CHANGE, Callers.ALL,
                call -> new Reply.Tree(status, shape.tree(telling.answer(call))));
    }

    public Route asking(Parameters parameters) {
        return new Route(method, path, name, summary, parameters, body, gives, effect, callers, handler);
    }

    public Route taking(Parameters parameters) {
        return new Route(method, path, name, summary, query, parameters, gives, effect, callers, handler);
    }

    /// The same, which changes nothing although something is sent to it, or the other way round.
    public Route with(Effect other) {
        return new Route(method, path, name, summary, query, body, gives, other, callers, handler);
    }

    public Route onThisMachine() {
        return new Route(method, path, name, summary, query, body, gives, effect, Callers.OF_THIS_MACHINE,
                handler);
    }
}
