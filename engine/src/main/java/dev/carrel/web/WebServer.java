package dev.carrel.web;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.function.Function;

import dev.carrel.library.Library;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.app.Assets;
import dev.carrel.web.guard.Binding;
import dev.carrel.web.guard.Guard;
import dev.carrel.web.jetty.ApiHandler;
import dev.carrel.web.jetty.AppHandler;
import dev.carrel.web.jetty.FrontHandler;
import dev.carrel.web.jetty.JettyServer;
import dev.carrel.web.route.Mount;

/// The server at one address: the app, and the library that it is about at the moment.
public final class WebServer implements AutoCloseable {
    private final Function<Library, ServedLibrary> serving;
    private final ApiHandler api;
    private final JettyServer server;
    private volatile ServedLibrary served;

    private WebServer(Library library, Binding binding, Function<Library, ServedLibrary> serving)
            throws IOException {
        this.serving = serving;
        this.served = serving.apply(library);
        this.api = new ApiHandler(() -> served.routes());
        AppHandler app = new AppHandler(new Assets());
        this.server = JettyServer.start(binding, port -> new FrontHandler(
                new Guard(binding.host(), port, binding.token(), token -> served.knows(token)), api, app,
                () -> served.mounts()));
    }

    /// Listens from now on. The library is the caller's to close, afterwards.
    ///
    /// @param mounts what else is spoken here about a library
    public static WebServer start(Library library, Binding binding, ServerUsage machine,
            Function<Library, List<Mount>> mounts) throws IOException {
        return new WebServer(library, binding, each -> new ServedLibrary(each, machine, mounts));
    }

    /// Serves another library from now on. Nothing is asked of the former one any more, which is the caller's to close.
    public void serve(Library library) {
        ServedLibrary former = served;
        ServedLibrary next = serving.apply(library);
        api.whenQuiet(() -> served = next);
        former.close();
    }

    /// Where the app is.
    public URI address() {
        return server.address();
    }

    /// Ends jobs in good order, tells listeners that no more news comes, and answers what is under way.
    @Override
    public void close() {
        served.close();
        server.close();
    }
}
