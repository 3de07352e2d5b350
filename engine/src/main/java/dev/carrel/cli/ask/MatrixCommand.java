package dev.carrel.cli.ask;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.matrix.MatrixQuestion;
import dev.carrel.assist.matrix.MatrixScope;
import dev.carrel.base.UserError;
import dev.carrel.cli.argument.OutputFile;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.TrackedRun;
import dev.carrel.cli.terminal.MatrixText;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.document.DocumentId;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.Json;
import dev.carrel.library.matrix.LibraryMatrices;
import dev.carrel.library.matrix.MatrixFilling;
import dev.carrel.library.matrix.MatrixFilling.Manner;
import dev.carrel.library.matrix.MatrixFormat;
import dev.carrel.library.matrix.MatrixJson;
import dev.carrel.library.matrix.MatrixTable;
import dev.carrel.library.shape.Shape;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Asks many documents the same questions.
@CommandLine.Command(name = "matrix", sortOptions = false, header = "Ask many documents the same questions: a row each document, a column each question.", description = {
        "With a language model (assistant.url) each cell has an answer with the sentence that carries it, or says that the document does not say; what the page does not carry is not shown as an answer. Without one the document's own sentence stands there.",
        "A question may end in the form of its answer: [text], [number], [number mg], [yes/no], [one of: trial; cohort].",
        "Finished cells are kept at once and are not asked again: the same command goes on where it ended.",
        "Exit code: 0 if every cell is filled, 1 if some are not."}, footerHeading = "%nExamples:%n", footer = {
                "  carrel matrix \"How many people took part? [number]\" \"Was it blinded? [yes/no]\"",
                "  carrel matrix --collection Sleep --name trials --questions questions.txt",
                "  carrel matrix --query \"melatonin year:2020..\" \"Which dose? [number mg]\" -o doses.xlsx",
                "  carrel matrix --name trials",
                "  carrel matrix --open trials --format csv",
                "  carrel matrix --saved"})
public final class MatrixCommand implements Command {
    private static final long MOST_BYTES = 1_000_000;

    @Parameters(arity = "0..*", paramLabel = "QUESTION", description = "What each document is asked, each question in quotes.")
    private List<String> asked = List.of();

    @Option(names = "--questions", paramLabel = "FILE", description = "A file with a question on each line; lines that begin with # are passed over.")
    private @Nullable String file;

    @Option(names = "--name", paramLabel = "NAME", description = "What the matrix is called; without questions, the one of that name goes on.")
    private String name = "";

    @Option(names = "--refresh", description = "Ask also those cells again whose document, model or prompt has changed.")
    private boolean refresh;

    @Option(names = {"-f",
            "--format"}, paramLabel = "NAME", description = "Print it as csv, markdown, json or xlsx; else what FILE ends with.")
    private @Nullable String format;

    @Option(names = {"-o",
            "--output"}, paramLabel = "FILE", description = "Where to write it, instead of standard output.")
    private @Nullable String output;

    @Option(names = "--saved", description = "List the matrices that are kept.")
    private boolean list;

    @Option(names = "--open", paramLabel = "NAME", description = "Show a matrix that is kept, without asking anything.")
    private @Nullable String opened;

    @Option(names = "--delete", paramLabel = "NAME", description = "Delete a matrix that is kept.")
    private @Nullable String deleted;

    @Mixin
    private ScopeOptions scope = new ScopeOptions();

    @Mixin
    private ModelOptions model = new ModelOptions();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        Optional<MatrixFormat> chosen = format();
        // Asked before anything else is, so that hours of work do not end in a file that cannot be.
        OutputFile.named(output, desk);
        boolean asks = !list && opened == null && deleted == null;
        try (Library library = asks ? model.open(shared, desk) : shared.open(desk)) {
            LibraryMatrices matrices = new LibraryMatrices(library);
            if (list) {
                return listed(matrices.all(), desk);
            }
            if (opened != null) {
                return print(known(matrices, opened), chosen, desk);
            }
            return deleted == null
                    ? filled(library, matrices, chosen, desk)
                    : delete(matrices, deleted, desk);
        }
    }

    /// @throws UserError if xlsx would go to a terminal
    private Optional<MatrixFormat> format() {
        Optional<MatrixFormat> named = Optional.ofNullable(format).map(MatrixFormat::named)
                .or(() -> shared.json() ? Optional.of(MatrixFormat.JSON) : Optional.empty())
                .or(() -> Optional.ofNullable(output).flatMap(MatrixFormat::ofFile));
        if (output != null && named.isEmpty()) {
            throw UserError.usage("It is not said in which form " + output + " is to be written.",
                    "Add --format, or end its name in .csv, .md, .json or .xlsx.");
        }
        return named;
    }

    private static MatrixTable known(LibraryMatrices matrices, String name) throws IOException {
        return matrices.find(name).orElseThrow(() -> UserError.usage(
                "There is no matrix " + SafeText.line(name) + ".",
                "`carrel matrix --saved` lists those that are kept."));
    }

    private ExitCode filled(Library library, LibraryMatrices matrices, Optional<MatrixFormat> chosen,
            CommandContext desk) throws IOException {
        List<MatrixQuestion> questions = questions(desk);
        Optional<List<NamedWork>> meant = scope.works(library, desk);
        if (meant.isEmpty()) {
            return ExitCode.NOTHING;
        }
        MatrixScope among = new MatrixScope(
                NamedWork.fullest(meant.get()).stream().map(DocumentId::value).toList(), scope.collection(),
                scope.query());
        MatrixTable table = questions.isEmpty()
                ? known(matrices, name)
                : matrices.plan(new LibraryMatrices.Request(name, questions, among));
        model.announce(library, desk);
        MatrixFilling filling = matrices.filling(table,
                new Manner(model.drafting(), refresh ? MatrixFilling.Old.ASK_AGAIN : MatrixFilling.Old.KEEP));
        ExitCode exit = print(new TrackedRun(library, shared, desk).fill(filling), chosen, desk);
        return filling.isStopped() ? ExitCode.INTERRUPTED : exit;
    }

    /// @throws UserError if none are given, nor a name, or it looks as if the words of one had been taken for many
    private List<MatrixQuestion> questions(CommandContext desk) throws IOException {
        if (asked.size() > 1 && asked.stream().noneMatch(each -> each.contains(" "))) {
            throw UserError.usage("Each of these words would be a question of its own.",
                    "Put each question in quotes: carrel matrix \"How many people took part? [number]\".");
        }
        List<String> written = new ArrayList<>(asked);
        if (file != null) {
            read(file, desk).lines().map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .forEach(written::add);
        }
        if (written.isEmpty() && (name.isBlank() || !scope.isWholeLibrary() || file != null)) {
            throw UserError.usage("There is no question.",
                    "Say what each document is asked: carrel matrix \"How many people took part? [number]\".");
        }
        return written.stream().map(MatrixQuestion::parse).toList();
    }

    private static String read(String file, CommandContext desk) throws IOException {
        try {
            Path path = desk.here().resolve(file);
            if (Files.size(path) > MOST_BYTES) {
                throw UserError.usage("The file " + path + " has " + Files.size(path) + " bytes.",
                        "Name a file with a question on each line.");
            }
            return Files.readString(path);
        } catch (NoSuchFileException | InvalidPathException e) {
            throw UserError.usage("There is no file " + SafeText.line(file) + ".",
                    "Name a file with a question on each line.");
        } catch (CharacterCodingException e) {
            throw UserError.usage("The file " + SafeText.line(file) + " is no text in UTF-8.",
                    "Name a file with a question on each line.");
        }
    }

    private ExitCode print(MatrixTable table, Optional<MatrixFormat> chosen, CommandContext desk)
            throws IOException {
        Optional<OutputFile> target = OutputFile.named(output, desk);
        if (target.isPresent() && chosen.isPresent()) {
            write(table, chosen.get(), target.get(), desk);
        } else if (chosen.isPresent()) {
            chosen.get().write(table, desk.out());
        } else {
            desk.out().print(new MatrixText(desk.terminal()).of(table));
        }
        desk.out().flush();
        MatrixText.notes(table).forEach(desk::note);
        return table.counts().isFilled() ? ExitCode.DONE : ExitCode.NOTHING;
    }

    private static void write(MatrixTable table, MatrixFormat format, OutputFile target, CommandContext desk)
            throws IOException {
        int written = target.write(out -> {
            format.write(table, out);
            return table.lines().size();
        });
        desk.note(Figures.count(written, "document") + " written to " + target.path());
    }

    private static ExitCode delete(LibraryMatrices matrices, String name, CommandContext desk)
            throws IOException {
        MatrixTable table = known(matrices, name);
        matrices.delete(table);
        desk.note("The matrix " + SafeText.line(table.plan().name()) + " is deleted.");
        return ExitCode.DONE;
    }

    private ExitCode listed(List<MatrixTable.Summary> all, CommandContext desk) {
        if (shared.json()) {
            Json.write(all, Shape.listOf(MatrixJson.SUMMARY), desk.out());
        } else {
            all.forEach(each -> desk.out().println(each.id() + "  " + each.made() + "  "
                    + Figures.count(each.rows(), "document") + ", "
                    + Figures.count(each.questions(), "question")
                    + (each.counts().isFilled() ? "" : ", not filled yet")));
        }
        if (all.isEmpty()) {
            desk.say("No matrix is kept; `carrel matrix` makes one.");
        }
        return all.isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }
}
