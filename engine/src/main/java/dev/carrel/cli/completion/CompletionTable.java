package dev.carrel.cli.completion;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import dev.carrel.cli.completion.Completions.Other;
import dev.carrel.cli.completion.Completions.Word;
import dev.carrel.cli.completion.Completions.Words;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.library.export.ExportFormat;
import dev.carrel.library.matrix.MatrixFormat;
import dev.carrel.library.settings.Setting;
import dev.carrel.library.trial.Contenders;
import dev.carrel.mcp.client.Client;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.search.run.Sort;
import dev.carrel.search.similar.SimilarityKind;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The words that can stand at every place of a command line. A place is two words: the command (`carrel` before there is one, `any`
/// for what all have), and `-` for its options, an option's name for what has to stand behind it, the name and `=` for
/// what may, an argument for what stands behind this one only, the number of an argument, or `rest` for all further ones.
public final class CompletionTable {
    private static final String BEFORE_COMMANDS = "carrel";
    private static final String OF_ALL = "any";

    /// The words behind options, and for arguments, by the names that help shows for them.
    private static final Map<String, Completions> KNOWN = Map.ofEntries(
            Map.entry("--mode", Completions.words(Mode.values(), Mode::word)),
            Map.entry("--view", Completions.words(View.values(), View::word)),
            Map.entry("--ranking", Completions.words(Formula.values(), Formula::word)),
            Map.entry("--sort", Completions.words(Sort.values(), Sort::word)),
            Map.entry("list --sort", Completions.words(WorkOrder.Column.words())),
            Map.entry("--order", Completions.words(WorkOrder.Direction.values(), WorkOrder.Direction::word)),
            Map.entry("--formula", Completions.words(List.of("min", "product", "average"))),
            Map.entry("--by", Completions.words(SimilarityKind.values(), SimilarityKind::word)),
            Map.entry("--format", Completions.words(ExportFormat.values(), ExportFormat::word)),
            Map.entry("--style",
                    Completions.words(List.of("apa", "vancouver", "chicago", "ieee", "harvard"))),
            Map.entry("matrix --format", Completions.words(MatrixFormat.values(), MatrixFormat::word)),
            Map.entry("--compare", Completions.words(Contenders.ALL)),
            Map.entry("--qrels", Other.FILES),
            Map.entry("--library", Other.LIBRARIES),
            Map.entry("--set", settings("=")),
            Map.entry("KEY", settings("")),
            Map.entry("CLIENT", Completions.words(Client.words())),
            Map.entry("SHELL", Completions.words(Shell.words())),
            Map.entry("LIBRARY", Other.LIBRARIES));

    /// Names of what is a file, or a document that is called by its path.
    private static final Set<String> FILES = Set.of("FILE", "DIR", "PATH", "ID", "SOURCE", "DOCUMENT");

    private final Map<String, Completions> places = new LinkedHashMap<>();

    private CompletionTable() {}

    /// @param root all commands below the program's name
    public static CompletionTable of(CommandLine root) {
        CompletionTable table = new CompletionTable();
        List<Word> names = new ArrayList<>();
        root.getSubcommands().forEach((name, command) -> {
            names.add(new Word(name, first(command.getCommandSpec().usageMessage().header())));
            table.command(name, command.getCommandSpec(), root.getCommandSpec());
        });
        names.add(new Word("help", "Say more about a command."));
        table.places.put(BEFORE_COMMANDS + " 0", new Words(names));
        table.places.put(BEFORE_COMMANDS + " -", Completions.words(List.of("--version")));
        table.places.put("help 0", new Words(names));
        table.options(OF_ALL, root.getCommandSpec().options());
        Setting.ALL.stream().filter(setting -> !setting.choices().isEmpty()).forEach(
                setting -> table.places.put("config " + setting.key(), Completions.words(setting.choices())));
        return table;
    }

    Map<String, Completions> places() {
        return Collections.unmodifiableMap(places);
    }

    private void command(String name, CommandSpec command, CommandSpec root) {
        options(name, command.options().stream()
                .filter(option -> root.findOption(option.longestName()) == null).toList());
        for (PositionalParamSpec argument : command.positionalParameters()) {
            Completions candidates = candidates(name, argument.paramLabel(), argument);
            boolean repeated = argument.arity().isVariable() || argument.index().isVariable();
            places.put(name + " " + (repeated ? "rest" : argument.index().min()), candidates);
        }
    }

    private void options(String command, List<OptionSpec> options) {
        List<Word> words = new ArrayList<>();
        for (OptionSpec option : options) {
            List<String> names = new ArrayList<>(List.of(option.names()));
            names.addAll(negated(option));
            names.forEach(name -> words.add(new Word(name, first(option.description()))));
            if (option.arity().max() > 0) {
                String behind = option.arity().min() > 0 ? "" : "=";
                names.forEach(name -> places.put(command + " " + name + behind,
                        candidates(command, option.longestName(), option)));
            }
        }
        places.put(command + " -", new Words(words));
    }

    private static List<String> negated(OptionSpec option) {
        return option.negatable() ? List.of("--no-" + option.longestName().substring(2)) : List.of();
    }

    /// Those of this one command before those of all.
    private static Completions candidates(String command, String name, ArgSpec of) {
        String label = of.paramLabel();
        Completions known = KNOWN.getOrDefault(command + " " + name,
                KNOWN.getOrDefault(name, KNOWN.get(label)));
        if (known != null) {
            return known;
        }
        if (of.type().isEnum()) {
            return Completions.words(of.type().getEnumConstants(),
                    constant -> constant.toString().toLowerCase(Locale.ROOT));
        }
        return FILES.contains(label) ? Other.FILES : Other.TEXT;
    }

    private static Words settings(String end) {
        return new Words(Setting.ALL.stream().map(setting -> new Word(setting.key() + end, setting.meaning()))
                .toList());
    }

    private static String first(String[] lines) {
        return lines.length == 0 ? "" : lines[0];
    }
}
