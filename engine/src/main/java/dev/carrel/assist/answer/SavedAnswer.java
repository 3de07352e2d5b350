package dev.carrel.assist.answer;

import java.time.Instant;

/// An answer that its reader wanted to keep.
///
/// @param id     a number, from 1
/// @param saved  when
public record SavedAnswer(int id, Instant saved, CheckedAnswer answer) {}
