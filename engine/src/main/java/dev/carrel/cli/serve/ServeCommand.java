package dev.carrel.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import dev.carrel.base.TaskFailure;
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
import dev.carrel.library.whole.Libraries;
import dev.carrel.mcp.HttpExchange;
import dev.carrel.web.WebServer;
import dev.carrel.web.api.ServerUsage;
import dev.carrel.web.guard.AccessLog;
import dev.carrel.web.guard.AccessTokens;
import dev.carrel.web.guard.Admission;
import dev.carrel.web.guard.Binding;
import dev.carrel.web.route.Mount;
import dev.carrel.web.setup.ServerHost;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs the app and the API until it is told to end.
@CommandLine.Command(name = "serve", sortOptions = false, header = "Open the library in the browser, and to programs.", description = "Only this machine can reach it, unless --host says otherwise; then a token is asked for.", footerHeading = "%nExamples:%n", footer = {
        "  carrel serve --open", "  carrel serve --port 9000 --library work",
        "  carrel serve --host 192.168.1.5",
        "  carrel serve --public https://library.example.org --access-log access.log"})
public final class ServeCommand implements Command {
    private static final System.Logger LOG = System.getLogger(ServeCommand.class.getName());
    private static final int LOOKED_AFTER_MILLIS = 50;
    private static final int MOST = 65_535;

    @Option(names = "--port", paramLabel = "NUMBER", description = "Where it listens (default: 7391); 0 for any that is free.")
    private int port = 7391;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "The address it listens at (default: 127.0.0.1, this machine only).")
    private String host = "127.0.0.1";

    @Option(names = "--public", paramLabel = "URL", description = "The address that a reverse proxy shows it at; then a token is asked for, see `carrel token`.")
    private @Nullable String published;

    @Option(names = "--access-log", paramLabel = "FILE", description = "Note each request there, without what was asked.")
    private @Nullable Path accessLog;

    @Option(names = "--log-queries", description = "Note what was asked, too.")
    private boolean logQueries;

    @Option(names = "--no-watch", description = "Leave sources alone; else what changes comes in by itself.")
    private boolean unwatched;

    @Option(names = "--watch", hidden = true, description = "What it does anyway.")
    private boolean watched;

    @Option(names = "--open", description = "Open it in the browser, too.")
    private boolean open;

    /// A library and the address that it is served at.
    public record Announced(String library, String address) {}

    public static final ObjectShape<Announced> ANNOUNCED = Shape.<Announced>object("Announced")
            .text("library", Announced::library)
            .text("address", Announced::address);

    @Mixin
    private CommonOptions shared = new CommonOptions();

    private final CommandRunner program;
    /// The library that is served next; empty if the server is to end.
    private final BlockingQueue<Optional<HeldLibrary>> next = new LinkedBlockingQueue<>();
    private volatile @Nullable HeldLibrary held;

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
        if (watched && unwatched) {
            throw UserError.usage("Sources are watched or not.", "Give --watch or --no-watch.");
        }
        Binding binding = binding(desk);
        Interruption.by(new Serving());
        try {
            serve(HeldLibrary.called(shared, desk), binding, desk);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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

    private Binding binding(CommandContext desk) throws IOException {
        AccessTokens kept = new AccessTokens(shared.home(desk).path(), Binding::secret,
                InstantSource.system());
        return new Binding(host, port,
                Admission.of(host, kept, published == null ? null : address(published)));
    }

    private static URI address(String written) {
        return Stream.of(written).filter(text -> text.matches("https?://[^/?#@\\s]+/?")).map(URI::create)
                .findFirst().orElseThrow(() -> UserError.usage("--public is no address: " + written + ".",
                        "Give one such as https://library.example.org, which has no path."));
    }

    /// Serves a library, and others in its place, until it is to end.
    private void serve(HeldLibrary first, Binding binding, CommandContext desk)
            throws IOException, InterruptedException {
        HeldLibrary now = first;
        held = now;
        try (WebServer server = WebServer.start(first.library(), binding, machine(desk),
                library -> List.of(models(library)))) {
            Optional<HeldLibrary> other = after(now, server, desk, () -> announce(server, binding, desk));
            while (other.isPresent()) {
                HeldLibrary former = now;
                now = other.get();
                held = now;
                server.serve(now.library());
                former.close();
                String name = now.library().name();
                other = after(now, server, desk,
                        () -> desk.note("The library " + name + " is open there now."));
            }
        } finally {
            now.close();
        }
    }

    /// Waits for what is to be served after a library; nothing if it is to end.
    ///
    /// @param ready is said as soon as it answers quickly
    private Optional<HeldLibrary> after(HeldLibrary held, WebServer server, CommandContext desk,
            Announcement ready) throws IOException, InterruptedException {
        try (CommandListener _ = CommandListener.open(held.claim(), held.library(), place(server), program)) {
            FutureTask<Void> warming = new FutureTask<>(() -> {
                held.library().warm();
                return null;
            });
            Thread.ofPlatform().daemon().name("warming").start(warming);
            // A model takes seconds to load, on a busy machine many, and whoever ends the server does not wait for it.
            while (!warming.isDone()) {
                Optional<HeldLibrary> early = next.poll(LOOKED_AFTER_MILLIS, TimeUnit.MILLISECONDS);
                if (early != null) {
                    return early;
                }
            }
            require(warming);
            ready.make();
            Thread.ofPlatform().daemon().name("check of the library")
                    .start(() -> verify(held.library(), desk));
            return next.take();
        }
    }

    private static void require(Future<Void> done) throws IOException, InterruptedException {
        try {
            done.get();
        } catch (ExecutionException e) {
            throw TaskFailure.again(e);
        }
    }

    /// As it stands at the end of a sentence.
    private static String place(WebServer server) {
        return server.address().toString().replaceAll("/+$", "");
    }

    private ServerUsage machine(CommandContext desk) {
        if (logQueries && accessLog == null) {
            throw UserError.usage("--log-queries says what is noted, and nothing is.",
                    "Add --access-log FILE.");
        }
        AccessLog log = accessLog == null
                ? null
                : new AccessLog(desk.here().resolve(accessLog),
                        logQueries ? AccessLog.Detail.QUERIES : AccessLog.Detail.ROUTES);
        return new ServerUsage(version(), shared.home(desk), !unwatched, log, new ServerHost() {
            @Override
            public Settings settings(String library) throws IOException {
                return shared.settings(library, desk);
            }

            @Override
            public Libraries libraries() {
                return new Libraries(shared.home(desk), desk.environment());
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
                + (unwatched ? "" : ", and its sources are watched") + ". Ctrl-C ends it.");
        if (open && !Browser.show(address)) {
            desk.note("No browser could be started; open the address yourself.");
        }
        if (binding.token() != null) {
            desk.note("Whoever has this address can read and change the library: pass it on with care.");
        } else if (binding.admission().kept() != null) {
            desk.note("Visitors bring one of the tokens that `carrel token list` shows.");
        }
    }

    /// What is under way in the server ends with it.
    private final class Serving implements Interruption.Work {
        @Override
        public void stop() {
            next.add(Optional.empty());
        }

        @Override
        public void keep() throws IOException {
            HeldLibrary now = held;
            if (now != null) {
                now.library().keep();
            }
        }
    }
}
