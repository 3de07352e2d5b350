package dev.carrel.index;

import dev.carrel.document.origin.Origin;

/// A document that was taken out by its owner though its source still holds it; remembered so that it stays out until it
/// is added by name.
public record RemovedDocument(Origin origin, String title) {}
