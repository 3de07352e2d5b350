package dev.carrel.cli;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.cli.forward.CommandListener;
import dev.carrel.cli.forward.ServerClaim;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// Runs what should start fast, all of it in one process, while the virtual machine takes notes for its cache. The
/// launcher starts it once after each build.
public final class StartupTraining {
    private static final String QUERY = "why do people lie awake after reading on a screen";

    private StartupTraining() {}

    /// @param arguments folders to add before a model's program on standard input is answered; without any, the library that
    ///                  holds them already is searched
    public static void main(String[] arguments) throws IOException {
        StandardError.restore();
        QuietLogging.install();
        CommandContext desk = CommandContext.ofProcess();
        if (arguments.length > 0) {
            Main.run(Stream.concat(Stream.of("add"), Stream.of(arguments)).toList(), desk);
            Main.run(List.of("mcp"), desk);
        } else {
            search(desk);
        }
        desk.out().flush();
    }

    private static void search(CommandContext desk) throws IOException {
        for (List<String> search : List.of(
                List.of("search", QUERY),
                List.of("search", "--explain", "--passages", QUERY),
                List.of("search", "--mode", "keyword", "\"slow oscillations\" -rats year:1990..2030 sleap"),
                List.of("search", "--json", QUERY),
                List.of("search", "--json", "--mode=keyword", "page_size"),
                List.of("status"))) {
            Main.run(search, desk);
        }
        forwarded(desk);
    }

    /// The same by a server, which is this process too.
    private static void forwarded(CommandContext desk) throws IOException {
        Home home = Home.of(desk.environment(), desk.here());
        try (ServerClaim claim = ServerClaim.of(home, "default");
                Library library = Library.open(home, "default", Settings.standard());
                CommandListener _ = CommandListener.open(claim, library, "", Main::runHere)) {
            Main.run(List.of("search", QUERY), desk);
            Main.run(List.of("search", "--json", QUERY), desk);
        }
    }
}
