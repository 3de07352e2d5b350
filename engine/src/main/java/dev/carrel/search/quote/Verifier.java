package dev.carrel.search.quote;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.Census;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.Query;
import dev.carrel.search.Answer;
import dev.carrel.search.cite.CitationNames;
import dev.carrel.search.cite.SourceLink;

/// Says whether a quotation stands in a library.
public final class Verifier {
    /// A text is near to a quotation if at least this share of their words agrees, in order.
    public static final double NEAR = 0.7;

    /// The table of an alignment has a cell for each word of both texts: more would take seconds and hundreds of megabytes.
    private static final long MOST_CELLS = 20_000_000;

    /// The same sentence stands in a few places at most; more would not help anybody.
    private static final int MOST = 5;

    private static final Comparator<Fit> BEST_FIRST = Comparator.comparingDouble(Fit::similarity).reversed()
            .thenComparing(fit -> fit.found().passage().id());

    private final PassageIndex index;

    public Verifier(PassageIndex index) {
        this.index = index;
    }

    /// @param documents where to look; none for the whole library
    public Verdict verify(String quote, List<DocumentId> documents) throws IOException {
        long start = System.nanoTime();
        Quotation quotation = Quotation.of(quote);
        if (quotation.isEmpty()) {
            throw UserError.usage("There is no word in the quotation.",
                    "Give the sentence as it is quoted: carrel verify \"…\".");
        }
        try (Snapshot snapshot = index.snapshot()) {
            WindowFinder windows = new WindowFinder(snapshot.retrieval(), snapshot.stored(),
                    documents.isEmpty()
                            ? List.of()
                            : List.of(new Condition.Among(Set.copyOf(documents))));
            List<QuotationMatch> findings = findings(
                    onceAWork(fits(quotation, windows), snapshot.relations().versions()));
            return new Verdict(quote, coverage(documents, snapshot.census()), findings,
                    (System.nanoTime() - start) / 1e6);
        }
    }

    /// Where a quotation stands in passages that are at hand, without a library; as the findings of a [Verdict].
    ///
    /// @param runs each of neighbouring passages of one document, in their order
    public static List<QuotationMatch> within(String quote, List<List<FoundPassage>> runs) {
        Quotation quotation = Quotation.of(quote);
        if (quotation.isEmpty()) {
            return List.of();
        }
        List<Fit> near = fits(quotation, runs.stream().map(TextWindow::new).toList());
        List<Fit> exact = exact(near);
        return findings(exact.isEmpty() ? near : exact);
    }

    /// The phrase first: what stands there word for word is found in no time.
    private static List<Fit> fits(Quotation quotation, WindowFinder windows) throws IOException {
        List<Fit> exact = exact(fits(quotation, windows.byPhrase(quotation)));
        if (!exact.isEmpty()) {
            return exact;
        }
        List<Fit> near = fits(quotation, windows.byWords(quotation));
        exact = exact(near);
        return exact.isEmpty() ? near : exact;
    }

    private static List<Fit> fits(Quotation quotation, List<TextWindow> windows) {
        return windows.stream().filter(window -> quotation.mayStandIn(window.words()))
                .map(window -> fit(quotation, window))
                .filter(fit -> fit.similarity() >= NEAR).sorted(BEST_FIRST).toList();
    }

    private static Fit fit(Quotation quotation, TextWindow window) {
        if ((long) quotation.words().size() * window.words().size() > MOST_CELLS) {
            throw UserError.usage("The quotation is too long to be compared word by word: it has "
                    + quotation.words().size() + " words.", "Verify it in pieces.");
        }
        return Fit.of(quotation, window);
    }

    private static List<Fit> exact(List<Fit> fits) {
        return fits.stream().filter(fit -> fit.differences().isEmpty()).toList();
    }

    /// Of a work's versions only one is cited: where it fits as well, the one with pages.
    private static List<Fit> onceAWork(List<Fit> fits, Versions versions) {
        Map<DocumentId, Fit> cited = new HashMap<>();
        for (Fit fit : fits) {
            cited.merge(versions.work(fit.found().origin().id()), fit,
                    (known, other) -> isBetter(other, known) ? other : known);
        }
        return fits.stream().filter(fit -> fit.found().origin().id().equals(Objects
                .requireNonNull(cited.get(versions.work(fit.found().origin().id()))).found().origin().id()))
                .toList();
    }

    private static boolean isBetter(Fit other, Fit known) {
        return other.similarity() == known.similarity() && other.begins().page() != null
                && known.begins().page() == null;
    }

    private static List<QuotationMatch> findings(List<Fit> fits) {
        LinkedHashMap<Object, Fit> places = new LinkedHashMap<>();
        fits.forEach(fit -> places.putIfAbsent(List.of(fit.found().origin().id(), fit.begins()), fit));
        List<Fit> first = places.values().stream().limit(MOST).toList();
        CitationNames citing = CitationNames.of(first.stream().map(Fit::found)
                .map(found -> new DocumentSummary(found.metadata(), found.origin())).toList());
        List<QuotationMatch> findings = new ArrayList<>();
        first.forEach(fit -> findings.add(finding(fit, citing)));
        return findings;
    }

    private static QuotationMatch finding(Fit fit, CitationNames citing) {
        return new QuotationMatch(citing.citation(fit.found().origin().id(), fit.begins(), fit.ends()),
                SourceLink.to(fit.found()).orElse(null), fit.found(), fit.begins(), fit.ends(), fit.said(),
                fit.similarity(), fit.differences());
    }

    private static Answer.Coverage coverage(List<DocumentId> documents, Census census)
            throws IOException {
        return documents.isEmpty()
                ? Answer.Coverage.of(census.scope(Query.plain("")))
                : new Answer.Coverage(documents.size(), 0, 0, 0);
    }
}
