package dev.carrel.assist.scan;

import dev.carrel.assist.answer.AnswerCitation;
import org.jspecify.annotations.Nullable;

/// A sentence of the library about a claim.
///
/// @param place      where it stands, and what it says there
/// @param stance     null if no model has judged it, or its judgement does not hold
/// @param confidence how sure the model says it is, from 0 to 1; null without a stance, or if it did not say
public record ClaimEvidence(AnswerCitation place, @Nullable Stance stance, @Nullable Double confidence) {}
