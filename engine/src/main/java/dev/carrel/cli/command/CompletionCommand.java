package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.base.UserError;
import dev.carrel.cli.completion.CompletionTable;
import dev.carrel.cli.completion.Shell;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.library.json.Json;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Writes a script that lets a shell complete commands and options.
@CommandLine.Command(name = "completion", sortOptions = false, header = "Print a script that completes commands in your shell.", footerHeading = "%nExamples:%n", footer = {
        "  source <(carrel completion bash)", "  source <(carrel completion zsh)",
        "  carrel completion fish > ~/.config/fish/completions/carrel.fish"})
public final class CompletionCommand implements Command {
    /// All commands below the program's name.
    @FunctionalInterface
    public interface Tree {
        CommandLine build();
    }

    private final Tree tree;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private String shell = "";

    /// The script that a shell is to run.
    public record Script(String shell, String script) {}

    public static final ObjectShape<Script> SCRIPT = Shape.<Script>object("CompletionScript")
            .text("shell", Script::shell)
            .text("script", Script::script);

    @Mixin
    private CommonOptions shared = new CommonOptions();

    public CompletionCommand(Tree tree) {
        this.tree = tree;
    }

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        String script = Shell.called(shell)
                .orElseThrow(() -> UserError.usage("There is no completion for " + shell + ".",
                        "Say bash, zsh or fish."))
                .script(CompletionTable.of(tree.build()));
        if (shared.json()) {
            Json.write(new Script(shell, script), SCRIPT, desk.out());
        } else {
            desk.out().print(script);
        }
        return ExitCode.DONE;
    }
}
