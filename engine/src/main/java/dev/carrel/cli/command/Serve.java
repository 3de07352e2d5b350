package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;

import dev.carrel.cli.running.Claim;
import dev.carrel.cli.running.Listener;
import dev.carrel.cli.running.Program;
import dev.carrel.document.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.mcp.HttpExchange;
import dev.carrel.web.Binding;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.Machine;
import dev.carrel.web.route.Mount;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs the app and the API until it is told to end.
@CommandLine.Command(name = "serve", sortOptions = false, header = "Open the library in the browser, and to programs.", description = "Only this machine can reach it, unless --host says otherwise; then a token is asked for.", footerHeading = "%nExamples:%n", footer = {
        "  carrel serve --open", "  carrel serve --port 9000 --library work",
        "  carrel serve --host 192.168.1.5"})
public final class Serve implements Command {
    private static final int MOST = 65_535;

    @Option(names = "--port", paramLabel = "NUMBER", description = "Where it listens (default: 7391); 0 for any that is free.")
    private int port = 7391;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "The address it listens at (default: 127.0.0.1, this machine only).")
    private String host = "127.0.0.1";

    @Option(names = "--open", description = "Open it in the browser, too.")
    private boolean open;

    @Mixin
    private Shared shared = new Shared();

    private final Program program;

    /// @param program runs the commands that are typed while the server has the library open
    public Serve(Program program) {
        this.program = program;
    }

    @Override
    public Exit run(Desk plain) throws IOException {
        Desk desk = shared.desk(plain);
        if (port < 0 || port > MOST) {
            throw UserError.usage("There is no port " + port + ".", "Give a number up to " + MOST + ".");
        }
        Binding binding = Binding.to(host, port);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        Interruption.by(() -> finish(end, ended));
        try (Claim claim = Claim.of(shared.home(desk), shared.library(desk));
                Library library = shared.open(desk);
                WebServer server = WebServer.start(library, binding, machine(desk),
                        List.of(models(library)));
                Listener _ = Listener.open(claim, library, place(server), program)) {
            library.warm();
            announce(server, binding, desk);
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            ended.countDown();
        }
        return Exit.DONE;
    }

    /// As it stands at the end of a sentence.
    private static String place(WebServer server) {
        return server.address().toString().replaceAll("/+$", "");
    }

    private Machine machine(Desk desk) {
        return new Machine(version(), shared.home(desk));
    }

    /// What models speak, at the same server.
    private static Mount models(Library library) {
        HttpExchange exchange = new HttpExchange(library, version());
        return new Mount("/mcp", (message, header) -> {
            HttpExchange.Answer answer = exchange.answer(message, header.apply("MCP-Protocol-Version"));
            return new Mount.Answer(answer.status(), answer.body());
        });
    }

    private static String version() {
        return Objects.requireNonNullElse(Serve.class.getPackage().getImplementationVersion(), "unpacked");
    }

    private void announce(WebServer server, Binding binding, Desk desk) throws IOException {
        String address = server.address() + (binding.token() == null ? "" : "?token=" + binding.token());
        if (shared.json()) {
            Json.write(Json.object("library", shared.library(desk), "address", address), desk.out());
        } else {
            desk.out().println(address);
        }
        desk.out().flush();
        desk.note("The library " + shared.library(desk) + " is open there. Ctrl-C ends it.");
        if (open && !Browser.show(address)) {
            desk.note("No browser could be started; open the address yourself.");
        }
        if (binding.token() != null) {
            desk.note("Whoever has this address can read and change the library: pass it on with care.");
        }
    }

    /// The process ends only after what is under way has.
    private static void finish(CountDownLatch end, CountDownLatch ended) {
        end.countDown();
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
