package dev.carrel.assist.check;

import java.io.IOException;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.search.quote.Verdict;

/// Tells whether a quotation stands on the pages of some documents, as [dev.carrel.search.quote.Verifier] does.
@FunctionalInterface
public interface PageQuotations {
    Verdict verify(String quote, List<DocumentId> documents) throws IOException;
}
