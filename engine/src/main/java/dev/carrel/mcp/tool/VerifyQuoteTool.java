package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.VerdictJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.JsonSchema;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verdict;
import org.jspecify.annotations.Nullable;

/// Says whether a quotation stands in the library, where, and in what it differs.
public final class VerifyQuoteTool implements Tool {
    private final Library library;

    public VerifyQuoteTool(Library library) {
        this.library = library;
    }

    @Override
    public String name() {
        return "verify_quote";
    }

    @Override
    public String title() {
        return "Check a quotation";
    }

    @Override
    public String description() {
        return "Check that a quoted sentence really stands in the library, before citing it: the verdict, the document "
                + "and page, and each word that differs.";
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(
                new Parameter.Text("quote", Parameter.Need.REQUIRED, 10_000,
                        "The sentence as quoted; … stands for what was left out."),
                new Parameter.Texts("documents", Parameter.Need.OPTIONAL, 50, 4000,
                        "Only in these: ids, paths, DOIs, cite keys or titles."));
    }

    @Override
    public Map<String, Object> answers() {
        return JsonSchema.object("verdict", JsonSchema.TEXT, "findings", ConnectorResult.schema());
    }

    @Override
    public Map<String, @Nullable Object> call(Arguments arguments) throws IOException {
        Verdict verdict = library.search().verify(arguments.required("quote").strip(),
                NamedWork.documents(NamedTarget.works(arguments.texts("documents"), library)));
        Map<String, @Nullable Object> told = new LinkedHashMap<>(VerdictJson.of(verdict));
        told.put("findings", findings(verdict.findings(), ConnectorResult.list(told, "findings")));
        return told;
    }

    private static List<Map<String, @Nullable Object>> findings(List<QuotationMatch> findings,
            List<?> trees) {
        List<Map<String, @Nullable Object>> results = new ArrayList<>();
        for (int i = 0; i < findings.size(); i++) {
            results.add(
                    ConnectorResult.of(findings.get(i).found().metadata(), findings.get(i).found().origin(),
                            trees.get(i)));
        }
        return results;
    }
}
