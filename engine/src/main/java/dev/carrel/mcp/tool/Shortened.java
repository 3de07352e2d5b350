package dev.carrel.mcp.tool;

import java.util.List;
import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/// Something with a text that may be cut to so many characters.
record Shortened<T>(T value, String whole, int most) {
    /// All of them within a budget.
    static <T> List<Shortened<T>> all(List<T> values, Function<T, String> text, CharacterBudget budget) {
        int share = budget.share(values.stream().map(text).toList());
        return values.stream().map(value -> new Shortened<>(value, text.apply(value), share)).toList();
    }

    String text() {
        return CharacterBudget.cut(whole, most);
    }

    boolean isCut() { return whole.length() > most; }

    /// A mark where it was cut, and nothing where it was not.
    @Nullable
    Boolean mark() {
        return isCut() ? true : null;
    }
}
