package dev.carrel.search;

import java.time.Instant;
import java.util.List;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.FoundPassage;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Fused;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.Weights;
import dev.carrel.search.rank.FormulaSettings;
import dev.carrel.search.run.Timings;
import org.jspecify.annotations.Nullable;

/// Answers for tests of what is printed.
public final class Answers {
    private static final DocumentId ID = new DocumentId("0123456789abcdef");

    private Answers() {}

    /// One hit of each kind.
    public static Answer two() {
        return of(List.of(both(), keywordOnly()));
    }

    public static Answer of(List<Hit> hits) {
        return of(hits, null);
    }

    /// One hit of each kind, weak from a rank on.
    public static Answer weakFrom(int rank, String... absent) {
        return of(List.of(both(), keywordOnly()), new WeakResults(rank, List.of(absent)));
    }

    /// Where conditions were asked for, and no words.
    public static Answer ofConditions() {
        return of(List.of(keywordOnly()), null, "");
    }

    private static Answer of(List<Hit> hits, @Nullable WeakResults weakness) {
        return of(hits, weakness, "automation bias");
    }

    private static Answer of(List<Hit> hits, @Nullable WeakResults weakness, String words) {
        return new Answer("automation bias", Mode.HYBRID, View.PAPERS, Formula.RRF,
                Weights.ofPercent(35, List.of("year")), Weights.ofPercent(35, List.of("year")),
                List.of(words), null, List.of(),
                new Answer.Coverage(1204, 3, 12, 0), new Timings(3.1, 0.8, 0.9, 4.5, 5.2), hits,
                List.of(),
                weakness, FormulaSettings.STANDARD);
    }

    public static Hit both() {
        String text = "People trust it. Automation bias <grows> with time. It ends there.";
        return new Hit(1, 0.032522474881, Fused.Match.BOTH,
                found("Trust in automation", List.of("A One", "B Two", "C Three", "D Four"), text),
                new Snippet(text, 0, List.of(new Snippet.Span(17, 27), new Snippet.Span(28, 32)),
                        new Snippet.Span(17, 51), false, true, new Snippet.Span(17, 51)),
                new Hit.Semantic(1, 0.89, 0.0107),
                new Hit.Keyword(2, 12.3, 0.9, List.of("automation", "bias"), 0.0217));
    }

    public static Hit keywordOnly() {
        String text = "Bias.";
        return new Hit(2, 0.01, Fused.Match.KEYWORD, found("Notes", List.of(), text),
                new Snippet(text, 0, List.of(new Snippet.Span(0, 4)), new Snippet.Span(0, 5), false, false,
                        new Snippet.Span(0, 5)),
                null,
                new Hit.Keyword(1, 3.5, 0.65, List.of("bias"), 0.01));
    }

    /// A hit on a document with this title and this text, all of which is shown.
    public static Hit titled(String title, String text) {
        return new Hit(1, 0.5, Fused.Match.SEMANTIC, found(title, List.of(), text),
                new Snippet(text, 0, List.of(), new Snippet.Span(0, text.length()), false, false, null),
                new Hit.Semantic(1, 0.5, 0.5), null);
    }

    private static FoundPassage found(String title, List<String> authors, String text) {
        return new FoundPassage(
                new Passage(new PassageId(ID, 4), SectionKind.METHODS, List.of(title, "3 Methods"), 3, 0, 0,
                        text),
                Metadata.of(title, DocumentType.PAPER).authors(authors).year(2023).build(),
                new Origin(ID, "5eed5eed", "trust.pdf", "/papers/trust.pdf",
                        new Fingerprint(1, 2, new ContentHash("00")), Instant.parse("2026-01-02T03:04:05Z")));
    }
}
