package dev.carrel.cli.serve;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

import dev.carrel.base.UserError;
import dev.carrel.cli.forward.CommandListener;
import dev.carrel.cli.forward.CommandRunner;
import dev.carrel.cli.run.Browser;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.Interruption;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.mcp.HttpExchange;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.Binding;
import dev.carrel.web.route.Mount;
import dev.carrel.web.setup.ServerHost;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs the app and the API until it is told to end.
@CommandLine.Command(name = "serve", sortOptions = false, header = "Open the library in the browser, and to programs.", description = "Only this machine can reach it, unless --host says otherwise; then a token is asked for.", footerHeading = "%nExamples:%n", footer = {
        "  carrel serve --open", "  carrel serve --port 9000 --library work",
        "  carrel serve --host 192.168.1.5"})
public final class ServeCommand implements Command {
    private static final int MOST = 65_535;

    @Option(names = "--port", paramLabel = "NUMBER", description = "Where it listens (default: 7391); 0 for any that is free.")
    private int port = 7391;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "The address it listens at (default: 127.0.0.1, this machine only).")
    private String host = "127.0.0.1";

    @Option(names = "--watch", description = "Keep all sources up to date meanwhile.")
    private boolean watched;

    @Option(names = "--open", description = "Open it in the browser, too.")
    private boolean open;

    /// Where a library is served.
    public record Announced(String library, String address) {}

    public static final ObjectShape<Announced> ANNOUNCED = Shape.<Announced>object("Announced")
            .text("library", Announced::library)
            .text("address", Announced::address);

    @Mixin
    private CommonOptions shared = new CommonOptions();

    private final CommandRunner program;
    /// What is served next; nothing if it is to end.
    private final BlockingQueue<Optional<HeldLibrary>> next = new LinkedBlockingQueue<>();

    /// Says something.
    @FunctionalInterface
    private interface Announcement {
        void make() throws IOException;
    }

    /// @param program runs the commands that are typed while the server has the library open
    public ServeCommand(CommandRunner program) {
        this.program = program;
    }

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        if (port < 0 || port > MOST) {
            throw UserError.usage("There is no port " + port + ".", "Give a number up to " + MOST + ".");
        }
        CountDownLatch ended = new CountDownLatch(1);
        Interruption.by(() -> finish(ended));
        try {
            serve(HeldLibrary.called(shared, desk), Binding.to(host, port), desk);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            ended.countDown();
        }
        return ExitCode.DONE;
    }

    /// Serves a library, and others in its place, until it is to end.
    private void serve(HeldLibrary first, Binding binding, CommandContext desk)
            throws IOException, InterruptedException {
        HeldLibrary held = first;
        try (WebServer server = WebServer.start(first.library(), binding, machine(desk),
                library -> List.of(models(library)))) {
            Optional<HeldLibrary> other = after(held, server, () -> announce(server, binding, desk));
            while (other.isPresent()) {
                HeldLibrary former = held;
                held = other.get();
                server.serve(held.library());
                former.close();
                String name = held.library().name();
                other = after(held, server, () -> desk.note("The library " + name + " is open there now."));
            }
        } finally {
            held.close();
        }
    }

    /// Waits for what is to be served after a library; nothing if it is to end.
    ///
    /// @param ready is said as soon as it answers quickly
    private Optional<HeldLibrary> after(HeldLibrary held, WebServer server, Announcement ready)
            throws IOException, InterruptedException {
        try (CommandListener _ = CommandListener.open(held.claim(), held.library(), place(server), program)) {
            held.library().warm();
            ready.make();
            return next.take();
        }
    }

    /// As it stands at the end of a sentence.
    private static String place(WebServer server) {
        return server.address().toString().replaceAll("/+$", "");
    }

    private ServerUsage machine(CommandContext desk) {
        return new ServerUsage(version(), shared.home(desk), watched, new ServerHost() {
            @Override
            public Settings settings(String library) throws IOException {
                return shared.settings(library, desk);
            }

            @Override
            public void serve(String library) throws IOException {
                next.add(Optional.of(HeldLibrary.named(library, shared, desk)));
            }
        });
    }

    /// The protocol of language models, at the same server.
    private static Mount models(Library library) {
        HttpExchange exchange = new HttpExchange(library, version());
        return new Mount("/mcp", (message, header) -> {
            HttpExchange.Answer answer = exchange.answer(message, header.apply("MCP-Protocol-Version"));
            return new Mount.Answer(answer.status(), answer.body());
        });
    }

    private static String version() {
        return Objects.requireNonNullElse(ServeCommand.class.getPackage().getImplementationVersion(),
                "unpacked");
    }

    private void announce(WebServer server, Binding binding, CommandContext desk) throws IOException {
        String address = server.address() + (binding.token() == null ? "" : "?token=" + binding.token());
        if (shared.json()) {
            Json.write(new Announced(shared.library(desk), address), ANNOUNCED, desk.out());
        } else {
            desk.out().println(address);
        }
        desk.out().flush();
        desk.note("The library " + shared.library(desk) + " is open there"
                + (watched ? ", and its sources are watched" : "") + ". Ctrl-C ends it.");
        if (open && !Browser.show(address)) {
            desk.note("No browser could be started; open the address yourself.");
        }
        if (binding.token() != null) {
            desk.note("Whoever has this address can read and change the library: pass it on with care.");
        }
    }

    /// The process ends only after what is under way has.
    private void finish(CountDownLatch ended) {
        next.add(Optional.empty());
        try {
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
