package dev.carrel.search.quote;

import java.util.List;
import java.util.Locale;

import dev.carrel.search.Answer;

/// Whether a quotation stands in the library.
///
/// @param findings best first; all exact, or all near, or none
/// @param took     milliseconds
public record Verdict(String quote, Answer.Coverage coverage, List<QuotationMatch> findings, double took) {
    /// How well it stands there.
    public enum Kind {
        EXACT, NEAR, NOT_FOUND;

        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Verdict {
        findings = List.copyOf(findings);
    }

    public Kind kind() {
        if (findings.isEmpty()) {
            return Kind.NOT_FOUND;
        }
        return findings.getFirst().isExact() ? Kind.EXACT : Kind.NEAR;
    }
}
