package dev.carrel.chunk;

import dev.carrel.document.Passage;
import java.util.List;

/// A document's passages in order.
///
/// @param truncated true if a limit left some of the document's text out
public record Chunks(List<Passage> passages, boolean truncated) {
    public Chunks {
        passages = List.copyOf(passages);
    }
}
