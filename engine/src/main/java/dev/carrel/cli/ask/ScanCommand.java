package dev.carrel.cli.ask;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.cli.argument.TextArgument;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.ScanText;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.answers.ScanJson;
import dev.carrel.library.json.Json;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/// Lists what in the library speaks for a claim, and what against it.
@CommandLine.Command(name = "scan", sortOptions = false, header = "Find what in the library speaks for a claim and what against it.", description = {
        "With a language model (assistant.url) each passage supports the claim, contradicts it or mentions it, with the sentence that says so; no verdict is shown without a sentence that stands in its passage. Without one the sentences nearest to the claim are shown, without verdicts.",
        "Exit code: 0 if there is evidence, 1 if there is none."}, footerHeading = "%nExamples:%n", footer = {
                "  carrel scan light in the evening delays sleep",
                "  carrel scan --collection Sleep naps improve memory",
                "  carrel scan --query \"melatonin year:2020..\" it shortens the time to sleep",
                "  carrel scan --document smith2023 --json the effect depends on the dose"})
public final class ScanCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "CLAIM", description = "What is claimed; - reads it from standard input.")
    private List<String> words = List.of();

    @Mixin
    private ScopeOptions scope = new ScopeOptions();

    @Mixin
    private ModelOptions model = new ModelOptions();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = model.open(shared, desk)) {
            String claim = TextArgument.text("scan", words, desk);
            Optional<List<NamedWork>> meant = scope.works(library, desk);
            if (meant.isEmpty()) {
                return ExitCode.NOTHING;
            }
            model.announce(library, desk);
            return print(library.assistant().scan(new ScanRequest(claim,
                    new ScanRequest.Scope(NamedWork.documents(meant.get()), NamedWork.together(meant.get()),
                            scope.collection(), scope.query())),
                    model.drafting()), desk);
        }
    }

    private ExitCode print(ScannedClaim scanned, CommandContext desk) {
        if (shared.json()) {
            Json.write(scanned, ScanJson.CLAIM, desk.out());
        } else {
            desk.out().print(new ScanText(desk.terminal()).of(scanned));
            ScanText.notes(scanned).forEach(desk::note);
        }
        return scanned.evidence().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }
}
