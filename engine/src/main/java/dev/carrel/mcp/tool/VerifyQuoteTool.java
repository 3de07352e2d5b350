package dev.carrel.mcp.tool;

import java.io.IOException;

import dev.carrel.library.Library;
import dev.carrel.library.NamedWork;
import dev.carrel.library.json.VerdictJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verdict;

/// Says whether a quotation stands in the library, where, and in what it differs.
public record VerifyQuoteTool(Library library) {
    private static final ObjectShape<QuotationMatch> FINDING = ConnectorResult
            .<QuotationMatch, QuotationMatch>of("QuoteFinding",
                    each -> ConnectorResult.document(each.found()), VerdictJson.FINDING, each -> each);

    private static final ObjectShape<Verdict> VERDICT = Shape.<Verdict>object("QuoteVerdict")
            .all(VerdictJson.VERDICT, verdict -> verdict)
            .list("findings", FINDING, Verdict::findings);

    public Tool<Verdict> tool() {
        return new Tool<>("verify_quote", "Check a quotation",
                "Check that a quoted sentence really stands in the library, before citing it: the verdict, the document "
                        + "and page, and each word that differs.",
                Parameters.of(
                        new Parameter.Text("quote", Parameter.Need.REQUIRED, 10_000,
                                "The sentence as quoted; … stands for what was left out."),
                        new Parameter.Texts("documents", Parameter.Need.OPTIONAL, 50, 4000,
                                "Only in these: ids, paths, DOIs, cite keys or titles.")),
                VERDICT, this::call);
    }

    private Verdict call(Arguments arguments) throws IOException {
        return library.search().verify(arguments.required("quote").strip(),
                NamedWork.documents(NamedTarget.works(arguments.texts("documents"), library)));
    }
}
