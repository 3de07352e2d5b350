package dev.carrel.base;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A constant of an enum with the word by which people and programs name it.
public interface Worded {
    String name();

    /// Its name in small letters, with hyphens. Queries, JSON and indexes hold such words, so that whoever renames a constant
    /// has to keep its word.
    default String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static List<String> words(Worded[] all) {
        return Arrays.stream(all).map(Worded::word).toList();
    }

    static <T extends Worded> Optional<T> named(String word, T[] all) {
        return Arrays.stream(all).filter(each -> each.word().equals(word)).findFirst();
    }
}
