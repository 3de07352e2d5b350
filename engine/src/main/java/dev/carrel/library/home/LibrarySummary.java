package dev.carrel.library.home;

import org.jspecify.annotations.Nullable;

/// One library among others.
///
/// @param documents how many it holds; nothing if it cannot be read
/// @param bytes     what it takes on disk
/// @param standard  true for the one that is meant where none is named
/// @param hosts     the cluster that holds its index; null if that is in its own folder
/// @param problem   why it cannot be read
public record LibrarySummary(String name, @Nullable Integer documents, long bytes, boolean standard,
        @Nullable String hosts, @Nullable String problem) {}
