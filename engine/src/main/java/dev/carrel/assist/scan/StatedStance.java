package dev.carrel.assist.scan;

import org.jspecify.annotations.Nullable;

/// A model's judgement of a passage, before it was checked.
///
/// @param key        of the passage, as the model named it; it may not exist
/// @param sentence   that says so; empty if the model gave none
/// @param confidence from 0 to 1; null if the model gave none that can be understood
record StatedStance(String key, Stance stance, String sentence, @Nullable Double confidence) {}
