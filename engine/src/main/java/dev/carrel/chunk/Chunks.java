package dev.carrel.chunk;

import java.util.List;

import dev.carrel.document.Passage;

/// A document's passages in order.
///
/// @param truncated true if a limit left some of the document's text out
public record Chunks(List<Passage> passages, boolean truncated) {
    public Chunks {
        passages = List.copyOf(passages);
    }
}
