package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.library.Library;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarDocument;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.search.similar.SimilarityResult;

/// Finds documents like one, or passages like a text.
public record SimilarTool(Library library) {
    /// Documents like one, or passages like a text.
    sealed interface Alike {}

    private record Documents(SimilarityResult found) implements Alike {}

    private record Passages(NearPassages near, List<Shortened<NearPassages.Near>> results)
            implements
                Alike {}

    private static final ObjectShape<Documents> DOCUMENTS = Shape.<Documents>object("DocumentsAlike")
            .all(SimilarJson.DOCUMENTS, Documents::found)
            .list("results",
                    ConnectorResult.<SimilarDocument, SimilarDocument>of("DocumentAlike",
                            SimilarDocument::document, SimilarJson.DOCUMENT, each -> each),
                    documents -> documents.found().results());

    private static final ObjectShape<Shortened<NearPassages.Near>> PASSAGE = Shape.<Shortened<NearPassages.Near>>object(
            "ShortenedPassage")
            .all(SimilarJson.PASSAGE, Shortened::value)
            .text("text", Shortened::text)
            .sometimes("cut", ValueShape.TRUTH, Shortened::mark);

    private static final ObjectShape<Passages> PASSAGES = Shape.<Passages>object("PassagesAlike")
            .all(SimilarJson.PASSAGES, Passages::near)
            .list("results",
                    ConnectorResult.<Shortened<NearPassages.Near>, NearPassages.Near>of("PassageAlike",
                            each -> ConnectorResult.document(each.value().found()), SimilarJson.NEAR,
                            Shortened::value)
                            .one("passage", PASSAGE, each -> each),
                    Passages::results);

    private static final Shape<Alike> ALIKE = Shape
            .either(List.of(new Shape.Case<>(Documents.class, DOCUMENTS),
                    new Shape.Case<>(Passages.class, PASSAGES)));

    public Tool<Alike> tool() {
        return new Tool<>("similar", "Find similar documents",
                "Documents like a given one, by meaning and by shared citations; or passages like a given text.",
                Parameters.of(
                        new Parameter.Text("id", Parameter.Need.OPTIONAL, 4000,
                                "The document: id, path, DOI, cite key or title."),
                        new Parameter.Text("text", Parameter.Need.OPTIONAL, 100_000,
                                "Or a text to compare passages with."),
                        new Parameter.Choice("by",
                                Arrays.stream(SimilarityKind.values()).map(SimilarityKind::word).toList(),
                                "For id: in what respect (default both)."),
                        new Parameter.Whole("limit", 1, 100, 10, "Most results."),
                        new Parameter.Whole("max_chars", 200, 200_000, 12_000,
                                "For text: most characters of passage text in all.")),
                ALIKE, this::call);
    }

    private Alike call(Arguments arguments) throws IOException {
        Optional<String> id = arguments.text("id");
        Optional<String> text = arguments.text("text");
        if (id.isPresent() == text.isPresent() || (text.isPresent() && arguments.text("by").isPresent())) {
            throw UserError.usage("similar takes an id, with by, or a text.",
                    "Give one of both, and by only with id.");
        }
        return id.isPresent() ? documents(id.get(), arguments) : passages(text.orElseThrow(), arguments);
    }

    private Documents documents(String name, Arguments arguments) throws IOException {
        DocumentId document = NamedTarget.works(List.of(name), library).getFirst().fullest();
        SimilarityKind by = arguments.text("by").flatMap(SimilarityKind::named).orElse(SimilarityKind.BOTH);
        return new Documents(library.search().similar(document, by, arguments.whole("limit")));
    }

    private Passages passages(String text, Arguments arguments) throws IOException {
        NearPassages near = library.search().similar(text.strip(), arguments.whole("limit"));
        return new Passages(near, Shortened.all(near.results(), each -> each.found().passage().text(),
                new CharacterBudget(arguments.whole("max_chars"))));
    }
}
