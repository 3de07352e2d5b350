package dev.carrel.cli;

import java.util.List;

import dev.carrel.cli.command.Desk;

/// Runs what should start fast, all of it in one process, while the virtual machine takes notes for its cache. The
/// launcher starts it once after each build.
public final class Rehearsal {
    private static final String QUERY = "why do people lie awake after reading on a screen";

    private Rehearsal() {}

    /// Needs a library with something in it.
    public static void main(String[] arguments) {
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
        desk.out().flush();
    }
}
