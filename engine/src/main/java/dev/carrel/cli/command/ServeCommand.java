package dev.carrel.cli.command;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;

import dev.carrel.base.UserError;
import dev.carrel.cli.forward.CommandListener;
import dev.carrel.cli.forward.CommandRunner;
import dev.carrel.cli.forward.ServerClaim;
import dev.carrel.cli.run.Browser;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.Interruption;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.mcp.HttpExchange;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.Binding;
import dev.carrel.web.route.Mount;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs the app and the API until it is told to end.
@CommandLine.Command(name = "serve", sortOptions = false, header = "Open the library in the browser, and to programs.", description = "Only this machine can reach it, unless --host says otherwise; then a token is asked for.", footerHeading = "%nExamples:%n", footer = {
        "  carrel serve --open", "  carrel serve --port 9000 --library work",
        "  carrel serve --host 192.168.1.5"})
public final class ServeCommand implements Command {
    private static final System.Logger LOG = System.getLogger(ServeCommand.class.getName());
    private static final int MOST = 65_535;

    @Option(names = "--port", paramLabel = "NUMBER", description = "Where it listens (default: 7391); 0 for any that is free.")
    private int port = 7391;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "The address it listens at (default: 127.0.0.1, this machine only).")
    private String host = "127.0.0.1";

    @Option(names = "--no-watch", description = "Leave sources alone; else what changes comes in by itself.")
    private boolean unwatched;

    @Option(names = "--watch", hidden = true, description = "What it does anyway.")
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
        if (watched && unwatched) {
            throw UserError.usage("Sources are watched or not.", "Give --watch or --no-watch.");
        }
        Binding binding = Binding.to(host, port);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        Interruption.by(() -> finish(end, ended));
        try (ServerClaim claim = ServerClaim.of(shared.home(desk), shared.library(desk));
                Library library = shared.open(desk);
                WebServer server = WebServer.start(library, binding, machine(desk),
                        List.of(models(library)));
                CommandListener _ = CommandListener.open(claim, library, place(server), program)) {
            library.warm();
            announce(server, binding, desk);
            Thread.ofPlatform().daemon().name("check of the library")
                    .start(() -> verify(library, desk));
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            ended.countDown();
        }
        return ExitCode.DONE;
    }

    /// Every block is compared with its checksum when it is read; this finds those that nobody has read yet.
    private static void verify(Library library, CommandContext desk) {
        try {
            library.verify();
        } catch (UserError damaged) {
            desk.note(damaged.getMessage() + " " + damaged.hint());
        } catch (IOException | RuntimeException e) {
            // The server may be ending; whoever reads such a block is told.
            LOG.log(System.Logger.Level.DEBUG, "the library could not be checked", e);
        }
    }

    /// As it stands at the end of a sentence.
    private static String place(WebServer server) {
        return server.address().toString().replaceAll("/+$", "");
    }

    private ServerUsage machine(CommandContext desk) {
        return new ServerUsage(version(), shared.home(desk), !unwatched);
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
                + (unwatched ? "" : ", and its sources are watched") + ". Ctrl-C ends it.");
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
