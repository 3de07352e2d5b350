package dev.carrel.cli.command;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.NamedDocuments;
import dev.carrel.cli.argument.OutputFile;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.document.DocumentId;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.export.ExportFormat;
import dev.carrel.library.export.Selection;
import dev.carrel.library.parameter.SearchOption;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.SearchRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Takes documents elsewhere: as a bibliography, a table or a reading list.
@CommandLine.Command(name = "export", sortOptions = false, header = "Export documents as BibTeX, RIS, CSL-JSON, CSV, a reading list or references in a citation style; or the annotations.", description = "The whole library, unless IDs, a query or a filter say what is meant.", footerHeading = "%nExamples:%n", footer = {
        "  carrel export --output library.bib",
        "  carrel export smith2023 10.1136/bmj.n71 --format ris",
        "  carrel export --query \"sleep in shift workers\" -n 50 --output reading.md",
        "  carrel export smith2023 --style vancouver",
        "  carrel export --format annotations --output notes.md",
        "  carrel export --filter 'type:paper year:2019..' --format csv"})
public final class ExportCommand implements Command {
    @Parameters(arity = "0..*", paramLabel = "ID", description = "An id or its beginning, a path, a DOI, a cite key or a title.")
    private List<String> names = List.of();

    @Option(names = {"-f",
            "--format"}, paramLabel = "NAME", description = "bibtex, ris, csl-json, csv, markdown, text, html or annotations; else what FILE ends with, else bibtex.")
    private @Nullable String format;

    @Option(names = "--style", paramLabel = "STYLE", description = "References in this citation style, as text or html: apa, vancouver, chicago, ieee, harvard, another of citationstyles.org, or a .csl file.")
    private @Nullable String style;

    @Option(names = {"-q",
            "--query"}, paramLabel = "QUERY", description = "What a search finds; several must all find a document.")
    private List<String> queries = List.of();

    @Option(names = "--filter", paramLabel = "CONDITIONS", description = "All that fulfil conditions of the query language, or of what a query finds those.")
    private @Nullable String filter;

    @Option(names = {"-n",
            "--limit"}, paramLabel = "COUNT", description = "How many results of a query at most.")
    private @Nullable String limit;

    @Option(names = {"-m",
            "--mode"}, paramLabel = "MODE", description = "How a query is searched: hybrid, semantic or keyword.")
    private @Nullable String mode;

    @Option(names = {"-o",
            "--output"}, paramLabel = "FILE", description = "Where to write, instead of standard output.")
    private @Nullable String output;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        checkOptions();
        ExportFormat chosen = format();
        Optional<OutputFile> file = OutputFile.named(output, desk);
        try (Library library = shared.open(desk, settings(desk))) {
            Optional<List<NamedWork>> meant = new NamedDocuments(library, desk).by(names);
            if (meant.isEmpty()) {
                return ExitCode.NOTHING;
            }
            var export = new dev.carrel.library.export.Export(library);
            export.check(chosen);
            List<DocumentId> documents = export.documents(selection(NamedWork.fullest(meant.get()), library));
            if (documents.isEmpty()) {
                desk.say(
                        "carrel: There is nothing to export" + (isWhole() ? "; the library is empty." : "."));
            }
            if (documents.isEmpty() && file.isPresent()) {
                return ExitCode.NOTHING;
            }
            write(export, documents, chosen, file, desk);
            return documents.isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    private void checkOptions() {
        if (!names.isEmpty() && !(queries.isEmpty() && filter == null)) {
            throw UserError.usage("Documents are named, and a query or a filter is given too.",
                    "Say it in one of these ways.");
        }
        if (queries.isEmpty() && (limit != null || mode != null)) {
            throw UserError.usage(
                    (limit != null ? "--limit" : "--mode") + " is about a query, and there is none.",
                    "Add --query QUERY.");
        }
        if (style != null && ((format != null && !ExportFormat.named(format).isStyled()) || shared.json())) {
            throw UserError.usage("--style is about references, and "
                    + (shared.json() ? "CSL-JSON" : format) + " has none.",
                    "Add --format text or --format html, or leave it out.");
        }
        if (shared.json() && format != null && ExportFormat.named(format) != ExportFormat.CSL_JSON) {
            throw UserError.usage("--json means CSL-JSON, and --format says " + format + ".",
                    "Leave one of them out.");
        }
    }

    private ExportFormat format() {
        if (format != null || shared.json()) {
            return format == null ? ExportFormat.CSL_JSON : ExportFormat.named(format);
        }
        Optional<ExportFormat> promised = Optional.ofNullable(output).flatMap(ExportFormat::ofFile);
        return style == null
                ? promised.orElse(ExportFormat.BIBTEX)
                : promised.filter(ExportFormat::isStyled).orElse(ExportFormat.TEXT);
    }

    private boolean isWhole() { return names.isEmpty() && queries.isEmpty() && filter == null; }

    private Map<String, String> settings(CommandContext desk) {
        Map<String, String> settings = new LinkedHashMap<>();
        SearchOption.LIMIT.say(limit, settings);
        SearchOption.MODE.say(mode, settings);
        if (style != null) {
            settings.put("export.style", absolute(style, desk));
        }
        return settings;
    }

    /// A file is named from where the person is, wherever the command runs.
    private static String absolute(String style, CommandContext desk) {
        return style.endsWith(".csl") ? desk.here().resolve(style).normalize().toString() : style;
    }

    private Selection selection(List<DocumentId> meant, Library library) {
        if (!names.isEmpty()) {
            return new Selection.Named(meant);
        }
        if (!queries.isEmpty()) {
            List<String> asked = queries.stream().map(query -> filter == null ? query : query + " " + filter)
                    .toList();
            return new Selection.Found(new SearchRequest(asked, Combination.MIN),
                    library.settings().searchOptions());
        }
        return filter == null ? new Selection.All() : new Selection.Filtered(filter);
    }

    private static void write(dev.carrel.library.export.Export export, List<DocumentId> documents,
            ExportFormat format, Optional<OutputFile> file, CommandContext desk) throws IOException {
        if (file.isEmpty()) {
            export.write(documents, format, desk.out());
            return;
        }
        int written = file.get().write(out -> export.write(documents, format, out));
        desk.note(Figures.count(written, "document") + " written to " + file.get().path());
    }
}
