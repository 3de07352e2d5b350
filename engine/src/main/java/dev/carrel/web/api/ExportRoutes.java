package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.Worded;
import dev.carrel.document.DocumentId;
import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.export.Export;
import dev.carrel.library.export.ExportFormat;
import dev.carrel.library.export.Selection;
import dev.carrel.library.export.citeproc.CitationStyle;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.parameter.SearchOption;
import dev.carrel.library.parameter.SearchParameters;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Reply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Route.Gives;

/// Documents for other programs.
public record ExportRoutes(Library library) {
    public List<Route> routes() {
        return List.of(Route.get("/api/export", "export",
                "Documents as a file: those named, else those that a search finds, else those that fulfil the filter, else all.",
                Gives.bytes("application/octet-stream"), this::export)
                .asking(Parameters.of(
                        new Parameter.Choice("format",
                                Worded.words(ExportFormat.values()),
                                "bibtex if not said."),
                        new Parameter.Text("style", Parameter.Need.OPTIONAL, 200,
                                "The citation style of text and html: apa, vancouver, chicago, ieee, harvard or another of citationstyles.org; what the settings name if not said."),
                        new Parameter.Texts("id", Parameter.Need.OPTIONAL, 10_000, 4000,
                                "Documents: ids, paths, DOIs, cite keys or titles."))
                        .and(SearchParameters.WORDS).and(SearchParameters.SHAPE)));
    }

    private Reply export(Call call) throws IOException {
        ExportFormat format = call.arguments().text("format").map(ExportFormat::named)
                .orElse(ExportFormat.BIBTEX);
        Export export = export(call.arguments());
        export.check(format);
        List<DocumentId> documents = export.documents(selection(call.arguments()));
        return new Reply.Download(format.mediaType() + ";charset=utf-8", "carrel." + format.ending(),
                out -> export.write(documents, format, out));
    }

    /// A file is read only if the owner's settings name it.
    private Export export(Arguments arguments) throws IOException {
        Optional<String> style = arguments.text("style");
        if (style.isPresent()) {
            CitationStyle.known(style.get());
        }
        return style.map(name -> new Export(library, name)).orElseGet(() -> new Export(library));
    }

    private Selection selection(Arguments arguments) throws IOException {
        if (arguments.has("id")) {
            return new Selection.Named(
                    NamedWork.fullest(DocumentLookup.works(arguments.texts("id"), library)));
        }
        if (arguments.has("q") || arguments.has("query")) {
            return new Selection.Found(SearchParameters.questions(arguments),
                    SearchOption.options(arguments, library.settings()));
        }
        return arguments.text("filter").<Selection>map(Selection.Filtered::new).orElseGet(Selection.All::new);
    }
}
