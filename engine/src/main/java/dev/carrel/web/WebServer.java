package dev.carrel.web;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import dev.carrel.library.Library;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.app.Assets;
import dev.carrel.web.guard.AccessLog;
import dev.carrel.web.guard.Binding;
import dev.carrel.web.guard.Guard;
import dev.carrel.web.guard.RateLimit;
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

    private WebServer(Library library, Binding binding, Optional<AccessLog> log,
            Function<Library, ServedLibrary> serving) throws IOException {
        this.serving = serving;
        this.served = serving.apply(library);
        this.api = new ApiHandler(() -> served.routes());
        AppHandler app = new AppHandler(new Assets());
        this.server = listening(binding, app, rate(library), log);
    }

    /// A port that is taken leaves nothing behind that looks at the library.
    private JettyServer listening(Binding binding, AppHandler app, RateLimit rate, Optional<AccessLog> log)
            throws IOException {
        try {
            return JettyServer.start(binding, port -> new FrontHandler(
                    new Guard(binding.host(), port, binding.admission(), token -> served.knows(token)),
                    rate, new FrontHandler.Doors(api, app, () -> served.mounts())), log);
        } catch (IOException | RuntimeException e) {
            served.close();
            throw e;
        }
    }

    /// Listens from now on. The library is the caller's to close, afterwards.
    ///
    /// @param mounts what else is spoken here about a library
    public static WebServer start(Library library, Binding binding, ServerUsage machine,
            Function<Library, List<Mount>> mounts) throws IOException {
        return new WebServer(library, binding, Optional.ofNullable(machine.log()),
                each -> new ServedLibrary(each, machine, mounts));
    }

    /// Serves another library from now on. Nothing is asked of the former one any more, which is the caller's to close.
    public void serve(Library library) {
        ServedLibrary former = served;
        ServedLibrary next = serving.apply(library);
        api.whenQuiet(() -> served = next);
        former.close();
    }

    /// A sixth of what is allowed in a minute may come at once.
    private static RateLimit rate(Library library) {
        int each = library.settings().whole("serve.requests-per-minute");
        return new RateLimit(Math.max(1, each / 6), Duration.ofMinutes(1).dividedBy(each), System::nanoTime);
    }

    /// The address of the app.
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
