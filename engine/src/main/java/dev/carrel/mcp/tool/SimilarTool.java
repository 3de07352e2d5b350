package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.index.DocumentSummary;
import dev.carrel.library.Library;
import dev.carrel.library.json.SimilarJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.JsonSchema;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarDocument;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.search.similar.SimilarityResult;
import org.jspecify.annotations.Nullable;

/// Finds documents like one, or passages like a text.
public final class SimilarTool implements Tool {
    private final Library library;

    public SimilarTool(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "similar";
    }

    @Override
    public String title() {
        return "Find similar documents";
    }

    @Override
    public String description() {
        return "Documents like a given one, by meaning and by shared citations; or passages like a given text.";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                new Parameter.Text("id", Parameter.Need.OPTIONAL, 4000,
                        "The document: id, path, DOI, cite key or title."),
                new Parameter.Text("text", Parameter.Need.OPTIONAL, 100_000,
                        "Or a text to compare passages with."),
                new Parameter.Choice("by",
                        Arrays.stream(SimilarityKind.values()).map(SimilarityKind::word).toList(),
                        "For id: in what respect (default both)."),
                new Parameter.Whole("limit", 1, 100, 10, "Most results."),
                new Parameter.Whole("max_chars", 200, 200_000, 12_000,
                        "For text: most characters of passage text in all."));
    }

    @Override
    public Map<String, Object> answers() {
        return JsonSchema.object("results", ConnectorResult.schema());
    }

    @Override
    public Map<String, @Nullable Object> call(Arguments arguments) throws IOException {
        Optional<String> id = arguments.text("id");
        Optional<String> text = arguments.text("text");
        if (id.isPresent() == text.isPresent() || (text.isPresent() && arguments.text("by").isPresent())) {
            throw UserError.usage("similar takes an id, with by, or a text.",
                    "Give one of both, and by only with id.");
        }
        return id.isPresent() ? documents(id.get(), arguments) : passages(text.orElseThrow(), arguments);
    }

    private Map<String, @Nullable Object> documents(String name, Arguments arguments) throws IOException {
        DocumentId document = NamedTarget.works(List.of(name), library).getFirst().fullest();
        SimilarityKind by = arguments.text("by").flatMap(SimilarityKind::named).orElse(SimilarityKind.BOTH);
        SimilarityResult found = library.search().similar(document, by, arguments.whole("limit"));
        Map<String, @Nullable Object> told = new LinkedHashMap<>(SimilarJson.of(found));
        List<DocumentSummary> results = found.results().stream().map(SimilarDocument::document).toList();
        told.put("results", beside(results, ConnectorResult.list(told, "results"), Integer.MAX_VALUE));
        return told;
    }

    private Map<String, @Nullable Object> passages(String text, Arguments arguments) throws IOException {
        NearPassages near = library.search().similar(text.strip(), arguments.whole("limit"));
        Map<String, @Nullable Object> told = new LinkedHashMap<>(SimilarJson.of(near));
        List<DocumentSummary> results = near.results().stream()
                .map(each -> new DocumentSummary(each.found().metadata(), each.found().origin())).toList();
        int share = new CharacterBudget(arguments.whole("max_chars"))
                .share(near.results().stream().map(each -> each.found().passage().text()).toList());
        told.put("results", beside(results, ConnectorResult.list(told, "results"), share));
        return told;
    }

    private static List<Map<String, @Nullable Object>> beside(List<DocumentSummary> documents, List<?> trees,
            int share) {
        List<Map<String, @Nullable Object>> results = new ArrayList<>();
        for (int i = 0; i < documents.size(); i++) {
            results.add(ConnectorResult
                    .cut(ConnectorResult.of(documents.get(i).metadata(), documents.get(i).origin(),
                            trees.get(i)), share));
        }
        return results;
    }
}
