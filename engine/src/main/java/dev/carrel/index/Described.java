package dev.carrel.index;

import dev.carrel.document.Metadata;
import dev.carrel.document.Origin;

/// A document without its text.
public record Described(Metadata metadata, Origin origin) {}
