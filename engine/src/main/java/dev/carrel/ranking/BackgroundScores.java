package dev.carrel.ranking;

import java.util.List;

import org.jspecify.annotations.Nullable;

/// The scores that a query meets in a library by chance. Cosines gather in a narrow band, another one for each model, library and
/// query: only beside that of a random passage does one tell whether a passage answers.
///
/// @param absent the query's words that no document holds, as they were typed
/// @param cosine of a random passage; null if meaning is not compared
public record BackgroundScores(List<String> absent, @Nullable Double cosine) {
    public BackgroundScores {
        absent = List.copyOf(absent);
    }

    /// @param words   the share of the query's words that a passage holds
    /// @param nearest its cosine, null if it has no vector
    public Evidence evidence(double words, @Nullable Double nearest) {
        if (cosine == null || nearest == null) {
            return new Evidence(words, null);
        }
        double room = Math.max(1 - cosine, Double.MIN_NORMAL);
        return new Evidence(words, Math.clamp((nearest - cosine) / room, 0, 1));
    }
}
