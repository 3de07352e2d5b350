package dev.carrel.cli.command;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import dev.carrel.document.UserError;
import dev.carrel.library.export.ExportFormat;
import dev.carrel.library.json.Json;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.Sort;
import dev.carrel.search.similar.By;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
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

    /// What can be said after an option.
    private static final Map<String, List<String>> WORDS = Map.of(
            "--mode", words(Mode.values(), Mode::word),
            "--view", words(View.values(), View::word),
            "--ranking", words(Formula.values(), Formula::word),
            "--sort", words(Sort.values(), Sort::word),
            "--formula", List.of("min", "product", "average"),
            "--by", words(By.values(), By::word),
            "--format", words(ExportFormat.values(), ExportFormat::word),
            "--color", List.of("auto", "always", "never"));

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
            case "bash", "zsh" -> AutoComplete.bash("carrel", commands());
            case "fish" -> fish(commands());
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

    /// The commands, whose options know what can be said after them.
    private CommandLine commands() {
        CommandLine root = tree.build();
        root.getSubcommands().values().forEach(command -> {
            CommandSpec spec = command.getCommandSpec();
            for (OptionSpec option : List.copyOf(spec.options())) {
                List<String> words = WORDS.get(option.longestName());
                if (words != null) {
                    spec.remove(option);
                    spec.addOption(OptionSpec.builder(option).completionCandidates(words).build());
                }
            }
        });
        return root;
    }

    private static <T> List<String> words(T[] values, Function<T, String> word) {
        return Arrays.stream(values).map(word).toList();
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
        if (option.completionCandidates() != null) {
            line.append(" -x -a ").append(quoted(String.join(" ", option.completionCandidates())));
        } else if (option.arity().max() > 0) {
            line.append(" -r");
        }
        return line + " -d " + quoted(first(option.description()));
    }

    private static String first(String[] lines) {
        return lines.length == 0 ? "" : lines[0];
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
