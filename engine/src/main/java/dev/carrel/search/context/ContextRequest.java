package dev.carrel.search.context;

import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;
import org.jspecify.annotations.Nullable;

/// The subject that a model is to read about.
///
/// @param query       empty for how the documents begin
/// @param documents   where to look; none for the whole library
/// @param together    which of them are versions of a work that was named, and are read as one
/// @param perDocument the most passages of one document
/// @param total       the most passages of all together
/// @param maxTokens   the most that [Prompt] may write, counted by the library's model; null for no limit
public record ContextRequest(String query, List<DocumentId> documents, Versions together, int perDocument,
        int total,
        @Nullable Integer maxTokens) {
    /// The most passages that one answer gives.
    public static final int MOST = 1000;

    private static final int OF_ONE = 15;
    private static final int OF_EACH = 4;
    private static final int OF_ALL = 12;

    public ContextRequest {
        documents = documents.stream().distinct().toList();
        inRange("per-document", perDocument);
        inRange("total", total);
        if (maxTokens != null && maxTokens < 1) {
            throw new IllegalArgumentException("max-tokens is " + maxTokens);
        }
    }

    private static void inRange(String name, int value) {
        if (value < 1 || value > MOST) {
            throw new IllegalArgumentException(name + " " + value + " is not in 1–" + MOST);
        }
    }

    /// With the usual numbers: 15 passages of one document, else 4 of each and 12 in all.
    public static ContextRequest about(String query, List<DocumentId> documents) {
        return about(query, documents, Versions.NONE);
    }

    public static ContextRequest about(String query, List<DocumentId> documents, Versions together) {
        return documents.stream().map(together::work).distinct().count() == 1
                ? new ContextRequest(query, documents, together, OF_ONE, OF_ONE, null)
                : new ContextRequest(query, documents, together, OF_EACH, OF_ALL, null);
    }

    /// True if all that is named is one document or one work.
    private boolean isOfOne() { return documents.stream().map(together::work).distinct().count() == 1; }

    /// Whoever allows one document more than all may have means both.
    public ContextRequest withPerDocument(int count) {
        return new ContextRequest(query, documents, together, count, isOfOne() ? count : total, maxTokens);
    }

    public ContextRequest withTotal(int count) {
        return new ContextRequest(query, documents, together, isOfOne() ? count : perDocument, count,
                maxTokens);
    }

    /// With other numbers than the usual ones; 0 leaves one as it is.
    public ContextRequest atMost(int eachDocument, int inAll) {
        ContextRequest each = eachDocument == 0 ? this : withPerDocument(eachDocument);
        return inAll == 0 ? each : each.withTotal(inAll);
    }

    public ContextRequest withMaxTokens(int count) {
        return new ContextRequest(query, documents, together, perDocument, total, count);
    }
}
