package dev.carrel.cli;

import java.io.IOException;
import java.util.List;

import dev.carrel.cli.command.Desk;
import dev.carrel.cli.running.Claim;
import dev.carrel.cli.running.Listener;
import dev.carrel.library.Home;
import dev.carrel.library.Library;
import dev.carrel.library.Settings;

/// Runs what should start fast, all of it in one process, while the virtual machine takes notes for its cache. The
/// launcher starts it once after each build.
public final class Rehearsal {
    private static final String QUERY = "why do people lie awake after reading on a screen";

    private Rehearsal() {}

    /// Needs a library with something in it.
    public static void main(String[] arguments) throws IOException {
        StandardError.restore();
        QuietLogging.install();
        Desk desk = Desk.ofProcess();
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
        desk.out().flush();
    }

    /// The same by a server, which is this process too.
    private static void forwarded(Desk desk) throws IOException {
        Home home = Home.of(desk.environment(), desk.here());
        try (Claim claim = Claim.of(home, "default");
                Library library = Library.open(home, "default", Settings.standard());
                Listener _ = Listener.open(claim, library, "", Main::runHere)) {
            Main.run(List.of("search", QUERY), desk);
            Main.run(List.of("search", "--json", QUERY), desk);
        }
    }
}
