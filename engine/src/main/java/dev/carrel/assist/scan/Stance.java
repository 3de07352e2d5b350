package dev.carrel.assist.scan;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

import dev.carrel.base.Worded;

/// The stance of a passage to a claim, in the order in which they are listed.
public enum Stance implements Worded {
    SUPPORTS, CONTRADICTS, MENTIONS;

    /// As models write it: `supports`, `Supported`, `contradicting`.
    static Optional<Stance> of(String written) {
        String word = written.strip().toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(stance -> word.startsWith(stance.word().substring(0, stance.word().length() - 1)))
                .findFirst();
    }
}
