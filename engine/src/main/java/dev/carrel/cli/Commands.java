package dev.carrel.cli;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.NearestName;
import dev.carrel.base.UserError;
import dev.carrel.cli.annotation.AnnotationsCommand;
import dev.carrel.cli.ask.AskCommand;
import dev.carrel.cli.ask.MatrixCommand;
import dev.carrel.cli.ask.ScanCommand;
import dev.carrel.cli.ask.SummaryCommand;
import dev.carrel.cli.command.AddCommand;
import dev.carrel.cli.command.CompletionCommand;
import dev.carrel.cli.command.ConfigCommand;
import dev.carrel.cli.command.ContextCommand;
import dev.carrel.cli.command.DemoCommand;
import dev.carrel.cli.command.DoctorCommand;
import dev.carrel.cli.command.EvaluateCommand;
import dev.carrel.cli.command.ExportCommand;
import dev.carrel.cli.command.LibraryCommand;
import dev.carrel.cli.command.McpCommand;
import dev.carrel.cli.command.ReindexCommand;
import dev.carrel.cli.command.RemoveCommand;
import dev.carrel.cli.command.SearchCommand;
import dev.carrel.cli.command.ShowCommand;
import dev.carrel.cli.command.SimilarCommand;
import dev.carrel.cli.command.StatusCommand;
import dev.carrel.cli.command.SyncCommand;
import dev.carrel.cli.command.VerifyCommand;
import dev.carrel.cli.command.WatchCommand;
import dev.carrel.cli.command.WorkCommand;
import dev.carrel.cli.extension.ExtensionCommand;
import dev.carrel.cli.list.ListCommand;
import dev.carrel.cli.list.TagCommand;
import dev.carrel.cli.map.MapCommand;
import dev.carrel.cli.model.ModelsCommand;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.KnownCommand;
import dev.carrel.cli.serve.ServeCommand;
import dev.carrel.cli.token.TokenCommand;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/// All commands, each made only when it is asked for.
final class Commands {
    private Commands() {}

    /// @throws UserError if there is none of that name
    static KnownCommand named(String name) {
        return KnownCommand.of(name).orElseThrow(() -> UserError.usage("There is no command " + name + ".",
                "Did you mean " + NearestName.of(name, KnownCommand.words())
                        + "? `carrel help` lists them all."));
    }

    private static Command made(KnownCommand command) {
        return switch (command) {
            case ADD -> new AddCommand();
            case SYNC -> new SyncCommand();
            case WATCH -> new WatchCommand();
            case WORK -> new WorkCommand();
            case SEARCH -> new SearchCommand();
            case SIMILAR -> new SimilarCommand();
            case LIST -> new ListCommand();
            case TAG -> new TagCommand();
            case MAP -> new MapCommand();
            case CONTEXT -> new ContextCommand();
            case VERIFY -> new VerifyCommand();
            case ASK -> new AskCommand();
            case SCAN -> new ScanCommand();
            case MATRIX -> new MatrixCommand();
            case SUMMARY -> new SummaryCommand();
            case SHOW -> new ShowCommand();
            case ANNOTATIONS -> new AnnotationsCommand();
            case EXPORT -> new ExportCommand();
            case STATUS -> new StatusCommand();
            case REMOVE -> new RemoveCommand();
            case REINDEX -> new ReindexCommand();
            case EVAL -> new EvaluateCommand();
            case MODELS -> new ModelsCommand();
            case CONFIG -> new ConfigCommand();
            case LIBRARY -> new LibraryCommand();
            case SERVE -> new ServeCommand(Main::runHere);
            case TOKEN -> new TokenCommand();
            case MCP -> new McpCommand();
            case EXTENSION -> new ExtensionCommand();
            case DOCTOR -> new DoctorCommand();
            case DEMO -> new DemoCommand();
            case COMPLETION -> new CompletionCommand(Commands::tree);
        };
    }

    /// One command by itself, ready to parse.
    static CommandLine line(String name) {
        return line(named(name)).setCommandName("carrel " + name);
    }

    private static CommandLine line(KnownCommand command) {
        CommandLine line = new CommandLine(made(command)).setCaseInsensitiveEnumValuesAllowed(true);
        return command.has(KnownCommand.Trait.TAKES_TEXT) ? likeQuery(line) : line;
    }

    static ExitCode run(Invocation invocation, CommandContext desk) throws IOException {
        CommandLine line = line(invocation.name());
        try {
            line.parseArgs(invocation.arguments().toArray(String[]::new));
        } catch (ParameterException e) {
            throw UserError.usage(UsageError.sentence(e),
                    "See `carrel " + invocation.name() + " --help`.");
        }
        return line.isUsageHelpRequested() ? Help.of(line, desk) : line.<Command>getCommand().run(desk);
    }

    /// Options alone: what is wrong with them, or nothing.
    ///
    /// @throws UserError if they are no options of every command
    static void checkShared(List<String> options) {
        try {
            new CommandLine(new CommonOptions()).setCaseInsensitiveEnumValuesAllowed(true)
                    .parseArgs(options.toArray(String[]::new));
        } catch (ParameterException e) {
            throw UserError.usage(UsageError.sentence(e), "See `carrel --help`.");
        }
    }

    /// In a query `-word` means without that word, so nothing but a whole option is taken for one.
    private static CommandLine likeQuery(CommandLine line) {
        return line.setPosixClusteredShortOptionsAllowed(false).setUnmatchedOptionsArePositionalParams(true);
    }

    /// All of them below one name, for help and for completion.
    static CommandLine tree() {
        CommandSpec spec = CommandSpec.create().name("carrel").addMixin("shared",
                CommandSpec.forAnnotatedObject(new CommonOptions()));
        spec.usageMessage().header("Private search over your research library, on this machine.")
                .footer("", "Start with `carrel demo`, or:", "  carrel add ~/papers",
                        "  carrel search what you want to know", "",
                        "`carrel help COMMAND` says more about a command, with examples.",
                        "Exit codes: 0 done, 1 nothing found, some documents failed or interrupted, 2 usage, 3 cannot run.");
        CommandLine tree = new CommandLine(spec);
        for (KnownCommand command : KnownCommand.values()) {
            tree.addSubcommand(command.word(), likeQuery(new CommandLine(made(command))));
        }
        return tree;
    }
}
