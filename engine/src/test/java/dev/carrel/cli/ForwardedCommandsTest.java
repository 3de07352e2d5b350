package dev.carrel.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import dev.carrel.base.UserError;
import dev.carrel.cli.forward.CommandListener;
import dev.carrel.cli.forward.ServerClaim;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommandHost;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.Randomized;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Commands while a server has their library open: the server is this process too.
@DisabledOnOs(OS.WINDOWS)
@ExtendWith(Randomized.class)
@Tag("thorough")
final class ForwardedCommandsTest {
    private static final String ADDRESS = "http://127.0.0.1:7391";

    private record Run(ExitCode exit, String out, String err) {}

    @TempDir
    private Path temporary;
    private Home home;
    private TestFolder folder;
    private ServerClaim claim;
    private Library library;
    private CommandListener listener;
    /// Counted down when a command says that it makes vectors.
    private final CountDownLatch embedding = new CountDownLatch(1);
    private final List<List<String>> served = new CopyOnWriteArrayList<>();
    private final Map<String, String> environment = new HashMap<>();
    private Terminal terminal = new Terminal(80, Terminal.Colours.OFF);

    @BeforeEach
    void listen() throws IOException {
        home = new Home(TestModels.homeIn(temporary.resolve("home")));
        environment.put("CARREL_HOME", home.path().toString());
        folder = new TestFolder(temporary.resolve("docs"));
        folder.write("cats.md", "# Cats\n\nCats purr when they are content.");
        folder.write("dogs.md", "# Dogs\n\nDogs bark at strangers.");
        start();
    }

    private void start() throws IOException {
        claim = ServerClaim.of(home, "default");
        library = Library.open(home, "default", Settings.standard());
        listener = CommandListener.open(claim, library, ADDRESS, (arguments, desk) -> {
            served.add(arguments);
            return Main.runHere(arguments, desk);
        });
    }

    @AfterEach
    void end() throws IOException {
        listener.close();
        library.close();
        claim.close();
    }

    private Run run(String... arguments) {
        return runOn("", arguments);
    }

    private Run runOn(String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream() {
            @Override
            public synchronized void write(byte[] bytes, int start, int length) {
                super.write(bytes, start, length);
                if (toString(UTF_8).contains("Making vectors")) {
                    embedding.countDown();
                }
            }
        };
        CommandContext desk = new CommandContext(new ByteArrayInputStream(input.getBytes(UTF_8)),
                new PrintStream(out, false, UTF_8),
                new PrintStream(err, true, UTF_8), terminal, terminal, environment, temporary,
                CommandHost.OWN_PROCESS);
        ExitCode exit = desk.finish(Main.run(List.of(arguments), desk));
        return new Run(exit, out.toString(UTF_8), err.toString(UTF_8));
    }

    private Path notice() {
        return home.library("default").resolve("server");
    }

    private Path socket() throws IOException {
        return Files.readAllLines(notice()).stream().filter(line -> line.startsWith("socket="))
                .map(line -> Path.of(line.substring("socket=".length()))).findFirst().orElseThrow();
    }

    @Test
    void aCommandIsRunByTheServerAsByItself() throws IOException {
        terminal = new Terminal(44, Terminal.Colours.ON);
        assertThat(run("add", "docs").exit()).isEqualTo(ExitCode.DONE);
        Run forwarded = run("search", "--passages", "cats");
        Run status = run("status");
        assertThat(served).hasSize(3);
        end();
        assertThat(run("search", "--passages", "cats").out()).isEqualTo(forwarded.out()).contains("\u001b[")
                .contains("docs/cats.md");
        assertThat(run("status").out()).isEqualTo(status.out());
        assertThat(served).hasSize(3);
    }

    @Test
    void whatACommandSaysAndHowItEndsComesBack() {
        Run added = run("add", "docs");
        assertThat(added.out()).isEqualTo("2 documents indexed.\n");
        assertThat(added.err()).contains("Reading " + folder.path(), "Making vectors of 2 passages");
        assertThat(run("add", "nowhere").exit()).isEqualTo(ExitCode.USAGE);
        Run nothing = run("search", "--mode", "keyword", "xylophone");
        assertThat(nothing.exit()).isEqualTo(ExitCode.NOTHING);
        assertThat(nothing.err()).contains("Nothing");
        assertThat(run("search", "--mode", "sideways", "cats").exit()).isEqualTo(ExitCode.USAGE);
        Run model = run("search", "--set", "embedding.model=none-such", "cats");
        assertThat(model.exit()).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(model.err()).contains("none-such");
        assertThat(run("search", "--help").out()).contains("Usage: carrel search");
        assertThat(served).hasSize(6);
    }

    @Test
    void standardInputAndTheEnvironmentAreSentAlong() {
        run("add", "docs");
        assertThat(runOn("Cats purr when they are content.", "verify", "-").exit()).isEqualTo(ExitCode.DONE);
        assertThat(runOn("bark\n", "search", "--mode", "keyword", "-").out()).contains("Dogs");
        environment.put("CARREL_SEARCH_MODE", "sideways");
        assertThat(run("search", "cats").err()).contains("sideways", "environment");
        assertThat(served).hasSize(4);
    }

    @Test
    void whatIsRemovedIsGoneForTheServerToo() throws IOException {
        run("add", "docs");
        assertThat(run("remove", "docs/cats.md").out()).isEqualTo("1 document removed.\n");
        assertThat(library.status().statistics().documents()).isEqualTo(1);
        assertThat(run("remove", "--all", "--yes").exit()).isEqualTo(ExitCode.DONE);
        assertThat(library.status().isEmpty()).isTrue();
        assertThat(run("add", "docs").exit()).isEqualTo(ExitCode.DONE);
        assertThat(run("reindex", "--set", "chunking.max-tokens=32").exit()).isEqualTo(ExitCode.DONE);
        assertThat(library.facts().chunking()).isEqualTo(32);
        assertThat(run("sync").out()).contains("unchanged");
        assertThat(served).hasSize(6);
    }

    @Test
    void manyCommandsRunAtOnce() throws Exception {
        run("add", "docs");
        try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
            List<Future<Run>> runs = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                String limit = String.valueOf(1 + i);
                runs.add(threads.submit(() -> run("search", "-n", limit, "cats")));
            }
            for (Future<Run> each : runs) {
                assertThat(each.get().exit()).isEqualTo(ExitCode.DONE);
                assertThat(each.get().out()).contains("Cats");
            }
        }
        assertThat(served).hasSize(41);
    }

    @Test
    void whatIsNotForThisServerRunsByItself() throws IOException {
        run("status", "--library", "other");
        run("status", "--library=other");
        run("status", "--home", temporary.resolve("elsewhere").toString());
        run("config", "search.limit");
        assertThat(run("library").out()).contains("default");
        run("search", "@arguments");
        environment.put("CARREL_LIBRARY", "other");
        run("status");
        assertThat(served).isEmpty();
        run("--library", "default", "status");
        assertThat(served).hasSize(1);
        Path link = Files.createSymbolicLink(temporary.resolve("link"), home.path());
        assertThat(run("add", "--home", "link", "--library=default", "docs").exit()).isEqualTo(ExitCode.DONE);
        assertThat(served).hasSize(2);
        assertThat(link).isSymbolicLink();
        assertThat(library.status().statistics().documents()).isEqualTo(2);
    }

    @Test
    void aLibraryWithAServerIsCopiedAndNotRemoved() throws IOException {
        run("add", "docs");
        assertThat(run("library", "copy", "default", "copy").exit()).isEqualTo(ExitCode.DONE);
        assertThat(run("search", "--library", "copy", "purr").out()).contains("Cats");
        Run refused = run("library", "remove", "--yes", "default");
        assertThat(refused.exit()).isEqualTo(ExitCode.CANNOT_RUN);
        assertThat(refused.err()).contains("A server for the library default runs already at " + ADDRESS);
        assertThat(run("search", "purr").out()).contains("Cats");
    }

    @Test
    void aSecondServerIsToldWhereTheFirstOneIs() throws IOException {
        assertThatThrownBy(() -> ServerClaim.of(home, "default")).isInstanceOfSatisfying(UserError.class,
                error -> assertThat(error.kind()).isEqualTo(UserError.Kind.CANNOT_RUN))
                .hasMessage("A server for the library default runs already at " + ADDRESS + ".");
        ServerClaim.of(home, "another").close();
        end();
        assertThat(notice()).doesNotExist();
        start();
    }

    @Test
    void nobodyElseCanReachTheServer() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(notice())))
                .isEqualTo("rw-------");
        Path socket = socket();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket)))
                .isEqualTo("rw-------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(socket.getParent())))
                .isEqualTo("rwx------");
        end();
        assertThat(socket.getParent()).doesNotExist();
    }

    @Test
    void whatAServerLeftThatWasKilledIsPassedOver() throws IOException {
        String left = Files.readString(notice());
        end();
        Files.writeString(notice(), left);
        assertThat(run("add", "docs").exit()).isEqualTo(ExitCode.DONE);
        for (String damaged : List.of("", "protocol=1\n", "protocol=x\nsocket=\u0000\n",
                left.replace("=1", "=2"))) {
            Files.writeString(notice(), damaged);
            assertThat(run("search", "cats").exit()).as(damaged).isEqualTo(ExitCode.DONE);
        }
        assertThat(served).isEmpty();
        Files.writeString(notice(), left);
        start();
        run("search", "cats");
        assertThat(served).hasSize(1);
    }

    @Test
    void aServerThatSaysNothingIsNotWaitedFor() throws IOException {
        run("add", "docs");
        String text = Files.readString(notice());
        Path silent = Files.createTempDirectory("silent").resolve("socket");
        try (ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            channel.bind(UnixDomainSocketAddress.of(silent));
            Files.writeString(notice(), text.replace(socket().toString(), silent.toString()));
            assertThat(run("search", "cats").exit()).isEqualTo(ExitCode.DONE);
        }
        Files.writeString(notice(), text);
        Files.delete(silent);
        Files.delete(silent.getParent());
        assertThat(served).hasSize(1);
    }

    @Test
    void whateverIsSentTheServerGoesOn(Random random) throws IOException {
        run("add", "docs");
        for (int i = 0; i < 50; i++) {
            byte[] bytes = new byte[random.nextInt(200)];
            random.nextBytes(bytes);
            if (bytes.length > 4 && random.nextBoolean()) {
                ByteBuffer.wrap(bytes).putInt(random.nextInt(20));
            }
            try (SocketChannel client = SocketChannel.open(UnixDomainSocketAddress.of(socket()))) {
                client.write(ByteBuffer.wrap(bytes));
            } catch (IOException hungUp) {
                assertThat(hungUp).hasMessageMatching("(?i).*(pipe|reset|closed).*");
            }
        }
        assertThat(run("search", "cats").exit()).isEqualTo(ExitCode.DONE);
    }

    private void writeMany() throws IOException {
        for (int i = 0; i < 30; i++) {
            folder.write("d" + i + ".md", "# D" + i + "\n\n" + ("Sentence " + i + " is here. ").repeat(60));
        }
    }

    @Test
    void aServerThatEndsEndsItsCommandsInGoodOrder() throws Exception {
        writeMany();
        try (ExecutorService threads = Executors.newSingleThreadExecutor()) {
            Future<Run> adding = threads.submit(() -> run("add", "docs"));
            embedding.await();
            end();
            assertThat(adding.get().exit().code()).isEqualTo(ExitCode.INTERRUPTED.code());
            assertThat(adding.get().out()).contains("Interrupted");
        }
        start();
        assertThat(run("add", "docs").exit()).isEqualTo(ExitCode.DONE);
        assertThat(library.status().statistics().documents()).isEqualTo(32);
        assertThat(library.status().waiting()).isZero();
    }
}
