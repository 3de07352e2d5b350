package dev.carrel.document.bibliography;

import org.jspecify.annotations.Nullable;

/// One field of an entry. A name may come more than once, as RIS's keywords do.
///
/// @param name   in the words of the entry's vocabulary
/// @param text   its value as people read it, without LaTeX or JSON
/// @param source its value exactly as the source has it, where that is more than the text; else null
public record EntryField(String name, String text, @Nullable String source) {
    public static EntryField of(String name, String text) {
        return new EntryField(name, text, null);
    }

    /// @param source kept only where the text does not say it all
    public static EntryField of(String name, String text, String source) {
        return new EntryField(name, text, source.equals(text) ? null : source);
    }

    /// As the source has it.
    public String written() {
        return source == null ? text : source;
    }
}
