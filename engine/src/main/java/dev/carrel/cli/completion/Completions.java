package dev.carrel.cli.completion;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/// The words that can stand at one place of a command line.
sealed interface Completions {
    /// One of some words.
    record Words(List<Word> words) implements Completions {
        public Words {
            words = List.copyOf(words);
        }
    }

    /// @param meaning what shells show beside it; may be empty
    record Word(String text, String meaning) {}

    /// Something that only the shell can look up, or that nobody can.
    enum Other implements Completions {
        FILES, LIBRARIES, TEXT
    }

    static Words words(Collection<String> words) {
        return new Words(words.stream().map(word -> new Word(word, "")).toList());
    }

    static <T> Words words(T[] values, Function<T, String> word) {
        return words(Arrays.stream(values).map(word).toList());
    }
}
