package dev.carrel.cli;

import java.io.PrintStream;
import java.util.List;

import dev.carrel.cli.command.Desk;
import dev.carrel.cli.command.Exit;
import dev.carrel.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/// Says what can be typed.
final class Help {
    private Help() {}

    /// Nothing was asked for: the overview, where errors go.
    static Exit missing(List<String> options, Desk desk) {
        Commands.checkShared(options);
        print(Commands.tree(), desk.err(), desk.messages());
        return Exit.USAGE;
    }

    static Exit show(List<String> topics, Desk desk) {
        List<String> names = topics.stream().filter(topic -> !topic.startsWith("-")).toList();
        return names.isEmpty()
                ? of(Commands.tree(), desk)
                : of(Commands.line(names.getFirst(), Commands.named(names.getFirst())), desk);
    }

    static Exit of(CommandLine line, Desk desk) {
        print(line, desk.out(), desk.terminal());
        return Exit.DONE;
    }

    private static void print(CommandLine line, PrintStream to, Terminal terminal) {
        line.setUsageHelpWidth(Math.max(terminal.width(), 60));
        line.usage(to, CommandLine.Help.defaultColorScheme(
                terminal.colours() == Terminal.Colours.ON ? Ansi.ON : Ansi.OFF));
    }
}
