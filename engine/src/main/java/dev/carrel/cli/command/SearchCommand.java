package dev.carrel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.TextArgument;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.AnswerNotes;
import dev.carrel.cli.terminal.AnswerText;
import dev.carrel.library.Library;
import dev.carrel.library.json.AnswerJson;
import dev.carrel.library.json.Json;
import dev.carrel.library.parameter.SearchOption;
import dev.carrel.library.whole.JoinedLibraries;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.Answer;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.said.SaidAnswer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Finds passages by words and by meaning.
@CommandLine.Command(name = "search", sortOptions = false, header = "Search the library by words and by meaning.", footerHeading = "%nExamples:%n", footer = {
        "  carrel search why do people lie awake after reading on a screen",
        "  carrel search --mode keyword '\"slow-wave sleep\" -rats year:2019..2023'",
        "  carrel search --passages -n 20 --json page_size | jq '.results[].passage.text'",
        "  carrel search \"slow-wave sleep\" --and memory --formula product",
        "  carrel search --said keeps people awake",
        "  carrel search --library work --library group slow-wave sleep",
        "  pbpaste | carrel search -"})
public final class SearchCommand implements Command {
    @Parameters(arity = "1..*", paramLabel = "QUERY", description = "What to look for; - reads it from standard input.")
    private List<String> words = List.of();

    @Option(names = {"-m", "--mode"}, paramLabel = "MODE", description = SearchOption.Help.MODE)
    private @Nullable String mode;

    @Option(names = {"-v",
            "--view"}, paramLabel = "VIEW", description = SearchOption.Help.VIEW)
    private @Nullable String view;

    @Option(names = {"-p", "--passages"}, description = "The same as --view passages.")
    private boolean passages;

    @Option(names = {"-n", "--limit"}, paramLabel = "COUNT", description = SearchOption.Help.LIMIT)
    private @Nullable String limit;

    @Option(names = "--ranking", paramLabel = "NAME", description = SearchOption.Help.RANKING)
    private @Nullable String ranking;

    @Option(names = "--sort", paramLabel = "ORDER", description = SearchOption.Help.SORT)
    private @Nullable String sort;

    @Option(names = "--and", paramLabel = "QUERY", description = "A further query that must find the document too; up to three.")
    private List<String> and = new ArrayList<>();

    @Option(names = "--or", paramLabel = "QUERY", description = "A further query that may find it instead; up to three.")
    private List<String> or = new ArrayList<>();

    @Option(names = "--formula", paramLabel = "NAME", description = "How the scores for --and become one: min (default), product or average.")
    private @Nullable String formula;

    @Option(names = "--expand", negatable = true, description = SearchOption.Help.EXPAND)
    private @Nullable Boolean expand;

    @Option(names = "--min-similarity", paramLabel = "COSINE", description = SearchOption.Help.MIN_SIMILARITY)
    private @Nullable String minSimilarity;

    @Option(names = "--said", description = SearchOption.Help.SAID)
    private boolean said;

    @Option(names = "--explain", description = SearchOption.Help.EXPLAIN)
    private boolean explain;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    /// Takes plain arguments by hand. Anything that needs a closer look is refused, and then the same class is filled by
    /// picocli, which knows all ways to write an option and has the words for errors.
    public boolean takes(List<String> arguments) {
        List<String> taken = new ArrayList<>();
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext();) {
            String argument = rest.next();
            if (!argument.startsWith("-")) {
                taken.add(argument);
            } else if (!takes(argument) && !shared.takes(argument)) {
                int equals = argument.indexOf('=');
                String option = equals < 0 ? argument : argument.substring(0, equals);
                String value = equals >= 0
                        ? argument.substring(equals + 1)
                        : rest.hasNext() ? rest.next() : "-";
                if (value.startsWith("-") || !(takes(option, value) || shared.takes(option, value))) {
                    return false;
                }
            }
        }
        words = taken;
        return !words.isEmpty();
    }

    private boolean takes(String option) {
        switch (option) {
            case "-p", "--passages" -> passages = true;
            case "--said" -> said = true;
            case "--explain" -> explain = true;
            case "--expand" -> expand = true;
            case "--no-expand" -> expand = false;
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean takes(String option, String value) {
        return switch (option) {
            case "-m", "--mode" -> mode == null && (mode = value) != null;
            case "-v", "--view" -> view == null && (view = value) != null;
            case "-n", "--limit" -> limit == null && (limit = value) != null;
            case "--ranking" -> ranking == null && (ranking = value) != null;
            case "--sort" -> sort == null && (sort = value) != null;
            case "--and" -> and.add(value);
            case "--or" -> or.add(value);
            case "--formula" -> formula == null && (formula = value) != null;
            case "--min-similarity" -> minSimilarity == null && (minSimilarity = value) != null;
            default -> false;
        };
    }

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        if (said) {
            return askSaid(desk);
        }
        SearchRequest questions = questions(query(desk));
        Optional<List<String>> several = shared.several(desk);
        if (several.isPresent()) {
            return askSeveral(several.get(), questions, desk);
        }
        try (Library library = shared.open(desk, settings())) {
            SearchOptions options = library.settings().searchOptions();
            Answer answer = library.search().ask(questions, options);
            print(answer, options, desk);
            return answer.results().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    private ExitCode askSeveral(List<String> names, SearchRequest questions, CommandContext desk)
            throws IOException {
        try (JoinedLibraries libraries = JoinedLibraries.open(names,
                name -> shared.open(name, desk, settings()))) {
            SearchOptions options = libraries.settings().searchOptions();
            Answer answer = libraries.ask(questions, options);
            print(answer, options, desk);
            return answer.results().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    private ExitCode askSaid(CommandContext desk) throws IOException {
        if (passages || explain || expand != null || formula != null || !and.isEmpty() || !or.isEmpty()
                || Stream.of(view, ranking, sort).anyMatch(Objects::nonNull)) {
            throw UserError.usage("--said takes one query, --mode, --limit and --min-similarity.",
                    "Leave the other options of a search out.");
        }
        String query = query(desk);
        Optional<List<String>> several = shared.several(desk);
        if (several.isPresent()) {
            try (JoinedLibraries libraries = JoinedLibraries.open(several.get(),
                    name -> shared.open(name, desk, settings()))) {
                return print(libraries.said(query, libraries.settings().searchOptions()), desk);
            }
        }
        try (Library library = shared.open(desk, settings())) {
            return print(library.search().said(query, library.settings().searchOptions()), desk);
        }
    }

    private String query(CommandContext desk) throws IOException {
        String query = TextArgument.text("search", words, desk);
        if (query.isEmpty()) {
            throw UserError.usage("The query is empty.", "Say what to look for: carrel search QUERY.");
        }
        return query;
    }

    private SearchRequest questions(String query) {
        if (!and.isEmpty() && !or.isEmpty()) {
            throw UserError.usage("--and and --or cannot be mixed.",
                    "Join all queries the same way; within one query, `a OR b` means either word.");
        }
        if (formula != null && and.isEmpty()) {
            throw UserError.usage("--formula joins the scores of several queries, and there is one.",
                    "Add another with --and QUERY.");
        }
        List<String> all = new ArrayList<>(List.of(query));
        all.addAll(and);
        all.addAll(or);
        return new SearchRequest(all, or.isEmpty() ? combination() : Combination.ANY);
    }

    private Combination combination() {
        return Combination.named(formula == null ? "min" : formula).filter(Combination::asksForAll)
                .orElseThrow(() -> UserError.usage("There is no formula " + formula + ".",
                        "Use min, product or average."));
    }

    private Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        SearchOption.MODE.say(mode, settings);
        SearchOption.VIEW.say(passages ? "passages" : view, settings);
        SearchOption.LIMIT.say(limit, settings);
        SearchOption.RANKING.say(ranking, settings);
        SearchOption.SORT.say(sort, settings);
        SearchOption.MIN_SIMILARITY.say(minSimilarity, settings);
        SearchOption.EXPAND.say(expand == null ? null : expand ? "always" : "never", settings);
        return settings;
    }

    private ExitCode print(SaidAnswer answer, CommandContext desk) {
        if (shared.json()) {
            Json.write(answer, AnswerJson.SAID, desk.out());
        } else {
            AnswerNotes.of(answer).forEach(desk::note);
            desk.out().print(new AnswerText(desk.terminal(), desk.here()).of(answer));
        }
        if (answer.results().isEmpty()) {
            desk.say("No document of the library says this where it cites another.");
        }
        return answer.results().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }

    private void print(Answer answer, SearchOptions options, CommandContext desk) {
        if (shared.json()) {
            Json.write(explain ? AnswerJson.Told.explained(answer) : AnswerJson.Told.plain(answer),
                    AnswerJson.ANSWER, desk.out());
        } else {
            AnswerNotes.of(answer, options.mode()).forEach(desk::note);
            AnswerText text = new AnswerText(desk.terminal(), desk.here());
            desk.out().print((answer.results().isEmpty() ? "" : "\n")
                    + (explain ? text.explained(answer) : text.of(answer)));
        }
        if (explain) {
            AnswerNotes.explained(answer).forEach(desk::note);
        }
        if (answer.results().isEmpty()) {
            desk.say(AnswerNotes.nothing(answer, options.mode()));
        }
    }
}
