package dev.carrel.cli;

import java.io.IOException;
import java.util.List;

import dev.carrel.cli.command.Desk;
import dev.carrel.cli.command.Exit;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// Carrel on the command line.
public final class Main {
    private Main() {}

    /// Runs one command and ends the process with its exit code.
    public static void main(String[] arguments) {
        StandardError.restore();
        QuietLogging.install();
        Desk desk = Desk.ofProcess();
        Exit exit = run(List.of(arguments), desk);
        System.exit(desk.finish(exit).code());
    }

    static Exit run(List<String> arguments, Desk desk) {
        try {
            Invocation invocation = Invocation.of(arguments);
            return switch (invocation.name()) {
                case "" -> Help.missing(desk);
                case "help" -> Help.show(invocation.arguments(), desk);
                case "version" -> version(desk);
                default -> command(invocation, desk);
            };
        } catch (IOException | RuntimeException | Error e) {
            return Trouble.tell(e, desk);
        }
    }

    private static Exit command(Invocation invocation, Desk desk) throws IOException {
        var command = Commands.named(invocation.name());
        CommandLine line = Commands.line(invocation.name(), command);
        try {
            line.parseArgs(invocation.arguments().toArray(String[]::new));
        } catch (ParameterException e) {
            return Trouble.usage(e, invocation.name(), desk);
        }
        return line.isUsageHelpRequested() ? Help.of(line, desk) : command.run(desk);
    }

    private static Exit version(Desk desk) {
        desk.out().println("carrel " + Version.current());
        return Exit.DONE;
    }
}
