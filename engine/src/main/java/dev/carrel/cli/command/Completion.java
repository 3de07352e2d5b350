package dev.carrel.cli.command;

import java.util.List;

import dev.carrel.document.UserError;
import dev.carrel.library.json.Json;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/// Writes a script that lets a shell complete commands and options.
@CommandLine.Command(name = "completion", sortOptions = false, header = "Print a script that completes commands in your shell.", footerHeading = "%nExamples:%n", footer = {
        "  source <(carrel completion bash)", "  source <(carrel completion zsh)",
        "  carrel completion fish > ~/.config/fish/completions/carrel.fish"})
public final class Completion implements Command {
    /// All commands below the program's name.
    @FunctionalInterface
    public interface Tree {
        CommandLine build();
    }

    private final Tree tree;

    @Parameters(paramLabel = "SHELL", description = "bash, zsh or fish.")
    private String shell = "";

    @Mixin
    private Shared shared = new Shared();

    public Completion(Tree tree) {
        this.tree = tree;
    }

    @Override
    public Exit run(Desk plain) {
        Desk desk = shared.desk(plain);
        String script = switch (shell) {
            case "bash", "zsh" -> AutoComplete.bash("carrel", tree.build());
            case "fish" -> fish(tree.build());
            default -> throw UserError.usage("There is no completion for " + shell + ".",
                    "Say bash, zsh or fish.");
        };
        if (shared.json()) {
            Json.write(Json.object("shell", shell, "script", script), desk.out());
        } else {
            desk.out().print(script);
        }
        return Exit.DONE;
    }

    private static String fish(CommandLine root) {
        StringBuilder script = new StringBuilder("complete -c carrel -n __fish_use_subcommand -f\n");
        root.getSubcommands().forEach((name, command) -> {
            script.append("complete -c carrel -n __fish_use_subcommand -a ").append(name).append(" -d ")
                    .append(quoted(first(command.getCommandSpec().usageMessage().header())))
                    .append('\n');
            command.getCommandSpec().options().forEach(option -> script
                    .append("complete -c carrel -n '__fish_seen_subcommand_from ").append(name).append("'")
                    .append(fish(option)).append('\n'));
        });
        return script.toString();
    }

    private static String fish(OptionSpec option) {
        StringBuilder line = new StringBuilder();
        for (String name : List.of(option.names())) {
            line.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        return line + (option.arity().max() > 0 ? " -r" : "") + " -d " + quoted(first(option.description()));
    }

    private static String first(String[] lines) {
        return lines.length == 0 ? "" : lines[0];
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
