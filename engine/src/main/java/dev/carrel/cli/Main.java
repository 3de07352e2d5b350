package dev.carrel.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.cli.command.McpCommand;
import dev.carrel.cli.command.SearchCommand;
import dev.carrel.cli.forward.Forwarding;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.Interruption;

/// Carrel on the command line.
public final class Main {
    private Main() {}

    /// Runs one command and ends the process with its exit code.
    public static void main(String[] arguments) {
        StandardError.restore();
        QuietLogging.install();
        Interruption.prepare();
        CommandContext desk = CommandContext.ofProcess();
        ExitCode exit = run(List.of(arguments), desk);
        // Not `exit`, which starts Java's logging to say so. Whoever needs an orderly end has had it by now.
        Runtime.getRuntime().halt(desk.finish(exit).code());
    }

    static ExitCode run(List<String> arguments, CommandContext desk) {
        try {
            Invocation invocation = Invocation.of(arguments);
            Optional<ExitCode> elsewhere = Forwarding.tried(invocation.name(), arguments, desk);
            return elsewhere.isPresent() ? elsewhere.get() : run(invocation, desk);
        } catch (IOException | RuntimeException | Error e) {
            // A model that is torn down while it is opened complains about its file.
            return Interruption.hasBegun() ? ExitCode.INTERRUPTED : ErrorReport.tell(e, desk);
        }
    }

    /// Runs a command that was handed to this process, whoever else there may be to run it.
    static ExitCode runHere(List<String> arguments, CommandContext desk) {
        try {
            return run(Invocation.of(arguments), desk);
        } catch (IOException | RuntimeException | Error e) {
            return ErrorReport.tell(e, desk);
        }
    }

    private static ExitCode run(Invocation invocation, CommandContext desk) throws IOException {
        return switch (invocation.name()) {
            case "" -> Help.missing(invocation.arguments(), desk);
            case "help" -> Help.show(invocation.arguments(), desk);
            case "version" -> version(desk);
            case "search" -> search(invocation, desk);
            case "mcp" -> mcp(invocation, desk);
            default -> Commands.run(invocation, desk);
        };
    }

    /// The one command that people wait for is started without picocli, which takes longer to load than all the rest:
    /// its classes are of a format that the virtual machine does not keep in its cache (180 of 330 ms measured).
    private static ExitCode search(Invocation invocation, CommandContext desk) throws IOException {
        SearchCommand search = new SearchCommand();
        return search.takes(invocation.arguments()) ? search.run(desk) : Commands.run(invocation, desk);
    }

    /// Nor does a client wait long for a server that it has started.
    private static ExitCode mcp(Invocation invocation, CommandContext desk) throws IOException {
        McpCommand mcp = new McpCommand();
        return mcp.takes(invocation.arguments()) ? mcp.run(desk) : Commands.run(invocation, desk);
    }

    private static ExitCode version(CommandContext desk) {
        desk.out().println("carrel " + Version.current());
        return ExitCode.DONE;
    }
}
