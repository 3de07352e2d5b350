package dev.carrel.index.joined;

import java.io.IOException;
import java.io.UncheckedIOException;

import dev.carrel.base.UserError;
import dev.carrel.index.Searchable;

/// One of several libraries that are asked together.
///
/// @param name    of the library
/// @param vectors whether they are of the model that the question is embedded with
public record Member(String name, Searchable moment, Vectors vectors) {
    /// How the vectors of a library compare to the question's.
    public enum Vectors {
        COMPARABLE,
        /// Of another model: the library is searched by words only, as one without vectors is.
        FOREIGN
    }

    /// Something that is asked of a library.
    @FunctionalInterface
    interface Question<T> {
        T ask(Searchable moment) throws IOException;
    }

    /// @throws MemberException if it cannot be asked
    <T> T ask(Question<T> question) throws MemberException {
        try {
            return question.ask(moment);
        } catch (MemberException nested) {
            throw nested;
        } catch (IOException | UncheckedIOException | UserError e) {
            throw new MemberException(name, e);
        }
    }

    boolean isComparable() { return vectors == Vectors.COMPARABLE; }
}
