package dev.carrel.cli;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import dev.carrel.cli.command.Add;
import dev.carrel.cli.command.Command;
import dev.carrel.cli.command.Completion;
import dev.carrel.cli.command.Config;
import dev.carrel.cli.command.Context;
import dev.carrel.cli.command.Demo;
import dev.carrel.cli.command.Desk;
import dev.carrel.cli.command.Doctor;
import dev.carrel.cli.command.Evaluate;
import dev.carrel.cli.command.Exit;
import dev.carrel.cli.command.Export;
import dev.carrel.cli.command.LibraryCommand;
import dev.carrel.cli.command.Mcp;
import dev.carrel.cli.command.Reindex;
import dev.carrel.cli.command.Remove;
import dev.carrel.cli.command.Search;
import dev.carrel.cli.command.Serve;
import dev.carrel.cli.command.Shared;
import dev.carrel.cli.command.Show;
import dev.carrel.cli.command.Similar;
import dev.carrel.cli.command.Status;
import dev.carrel.cli.command.Sync;
import dev.carrel.cli.command.Verify;
import dev.carrel.cli.command.Watch;
import dev.carrel.document.UserError;
import dev.carrel.library.NearestName;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// All commands, each made only when it is asked for.
final class Commands {
    /// In the order in which they are listed.
    static final List<String> NAMES = List.of("add", "sync", "watch", "search", "similar", "context",
            "verify", "show", "export", "status", "remove",
            "reindex", "eval",
            "config", "library", "serve", "mcp", "doctor",
            "demo", "completion");

    /// Those that take a text, in which anything may stand.
    private static final Set<String> OF_TEXT = Set.of("search", "similar", "context", "verify");

    private Commands() {}

    static Command named(String name) {
        return switch (name) {
            case "add" -> new Add();
            case "sync" -> new Sync();
            case "watch" -> new Watch();
            case "search" -> new Search();
            case "similar" -> new Similar();
            case "context" -> new Context();
            case "verify" -> new Verify();
            case "show" -> new Show();
            case "export" -> new Export();
            case "status" -> new Status();
            case "remove" -> new Remove();
            case "reindex" -> new Reindex();
            case "eval" -> new Evaluate();
            case "config" -> new Config();
            case "library", "libraries" -> new LibraryCommand();
            case "serve" -> new Serve(Main::runHere);
            case "mcp" -> new Mcp();
            case "doctor" -> new Doctor();
            case "demo" -> new Demo();
            case "completion" -> new Completion(Commands::tree);
            case "ask", "matrix" -> throw UserError.usage(
                    "The command " + name + " is not part of this version.",
                    "`carrel search` finds passages, `carrel context` gathers them for a language model.");
            default -> throw UserError.usage("There is no command " + name + ".",
                    "Did you mean " + NearestName.of(name, NAMES) + "? `carrel help` lists them all.");
        };
    }

    static Exit run(Invocation invocation, Desk desk) throws IOException {
        Command command = named(invocation.name());
        CommandLine line = line(invocation.name(), command);
        try {
            line.parseArgs(invocation.arguments().toArray(String[]::new));
        } catch (ParameterException e) {
            throw UserError.usage(Misunderstood.sentence(e),
                    "See `carrel " + invocation.name() + " --help`.");
        }
        return line.isUsageHelpRequested() ? Help.of(line, desk) : command.run(desk);
    }

    /// Options alone: what is wrong with them, or nothing.
    ///
    /// @throws UserError if they are no options of every command
    static void checkShared(List<String> options) {
        try {
            new CommandLine(new Shared()).setCaseInsensitiveEnumValuesAllowed(true)
                    .parseArgs(options.toArray(String[]::new));
        } catch (ParameterException e) {
            throw UserError.usage(Misunderstood.sentence(e), "See `carrel --help`.");
        }
    }

    /// One command by itself, ready to parse.
    static CommandLine line(String name, Command command) {
        CommandLine line = new CommandLine(command).setCommandName("carrel " + name)
                .setCaseInsensitiveEnumValuesAllowed(true);
        return OF_TEXT.contains(name) ? likeQuery(line) : line;
    }

    /// In a query `-word` means without that word, so nothing but a whole option is taken for one.
    private static CommandLine likeQuery(CommandLine line) {
        return line.setPosixClusteredShortOptionsAllowed(false).setUnmatchedOptionsArePositionalParams(true);
    }

    /// All of them below one name, for help and for completion.
    static CommandLine tree() {
        CommandSpec spec = CommandSpec.create().name("carrel").addMixin("shared",
                CommandSpec.forAnnotatedObject(new Shared()));
        spec.usageMessage().header("Private search over your research library, on this machine.")
                .footer("", "Start with `carrel demo`, or:", "  carrel add ~/papers",
                        "  carrel search what you want to know", "",
                        "`carrel help COMMAND` says more about a command, with examples.",
                        "Exit codes: 0 done, 1 nothing found, some documents failed or interrupted, 2 usage, 3 cannot run.");
        CommandLine tree = new CommandLine(spec);
        for (String name : NAMES) {
            tree.addSubcommand(name, likeQuery(new CommandLine(named(name))));
        }
        return tree;
    }
}
