package dev.carrel.index;

import dev.carrel.document.Origin;

/// A document that could not be read, and why; remembered so that it is listed, and not tried again until it changes.
public record Failure(Origin origin, String reason) {}
