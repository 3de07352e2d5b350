package dev.carrel.assist.scan;

import java.util.List;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.answer.CheckedAnswer.Took;
import org.jspecify.annotations.Nullable;

/// The record of a claim and what the library has for and against it.
///
/// @param by       who judged: a model, or nobody
/// @param model    null if no model has judged
/// @param evidence what supports first, then what contradicts, what mentions, what nobody has judged; each in the order in
///                 which it was found
/// @param queries  all phrasings that were searched
/// @param trouble  why the model that was configured did not judge, or did not get to read all passages, in one sentence;
///                 null if there was none
public record ScannedClaim(String claim, By by, @Nullable Draughtsman model,
        List<ClaimEvidence> evidence, List<String> queries, LibraryState library,
        Took took, @Nullable String trouble) {
    public ScannedClaim {
        evidence = List.copyOf(evidence);
        queries = List.copyOf(queries);
    }

    ScannedClaim withTrouble(@Nullable String newTrouble) {
        return new ScannedClaim(claim, by, model, evidence, queries, library, took, newTrouble);
    }

    /// The evidence of one stance; null stands for evidence that nobody has judged.
    public List<ClaimEvidence> that(@Nullable Stance stance) {
        return evidence.stream().filter(each -> each.stance() == stance).toList();
    }
}
