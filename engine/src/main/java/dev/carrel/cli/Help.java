package dev.carrel.cli;

import java.io.PrintStream;
import java.util.List;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/// Says what can be typed.
final class Help {
    private Help() {}

    /// Nothing was asked for: the overview, where errors go.
    static ExitCode missing(List<String> options, CommandContext desk) {
        Commands.checkShared(options);
        print(Commands.tree(), desk.err(), desk.messages());
        return ExitCode.USAGE;
    }

    static ExitCode show(List<String> topics, CommandContext desk) {
        List<String> names = topics.stream().filter(topic -> !topic.startsWith("-")).toList();
        return names.isEmpty()
                ? of(Commands.tree(), desk)
                : of(Commands.line(names.getFirst()), desk);
    }

    static ExitCode of(CommandLine line, CommandContext desk) {
        print(line, desk.out(), desk.terminal());
        return ExitCode.DONE;
    }

    private static void print(CommandLine line, PrintStream to, Terminal terminal) {
        line.setUsageHelpWidth(Math.max(terminal.width(), 60));
        line.usage(to, CommandLine.Help.defaultColorScheme(
                terminal.colours() == Terminal.Colours.ON ? Ansi.ON : Ansi.OFF));
    }
}
