package dev.carrel.web;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.mcp.HttpExchange;
import dev.carrel.testing.TestModels;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.Binding;
import dev.carrel.web.route.Mount;

/// A real server over a real library in a folder of its own, as `carrel serve` runs it.
final class Served implements AutoCloseable {
    static final Path SAMPLES = Path.of("..", "samples").toAbsolutePath().normalize();
    static final Binding LOCAL = Binding.to("127.0.0.1", 0);

    private final Path home;
    private final Library library;
    private final WebServer server;

    private Served(Path home, Library library, Binding binding) throws IOException {
        this.home = home;
        this.library = library;
        this.server = WebServer.start(library, binding, new ServerUsage("test", new Home(home)),
                view -> List.of(models(view)));
    }

    private static Mount models(Library view) {
        HttpExchange exchange = new HttpExchange(view, "test");
        return new Mount("/mcp", (message, header) -> {
            HttpExchange.Answer answer = exchange.answer(message, header.apply("MCP-Protocol-Version"));
            return new Mount.Answer(answer.status(), answer.body());
        });
    }

    /// @param folder for its home
    /// @param added  what the library holds
    static Served open(Path folder, Binding binding, Path... added) throws IOException {
        Path home = TestModels.rememberingHomeIn(folder.resolve("home"));
        Library library = Library.open(new Home(home), "default", Settings.standard());
        if (added.length > 0) {
            library.intake().add(List.of(added), Progress.SILENT);
        }
        return new Served(home, library, binding);
    }

    Library library() {
        return library;
    }

    WebServer server() {
        return server;
    }

    Path home() {
        return home;
    }

    Wire wire() {
        return new Wire(server.address());
    }

    @Override
    public void close() throws IOException {
        try (library) {
            server.close();
        }
    }
}
