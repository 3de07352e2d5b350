package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.BriefSchema;
import dev.carrel.library.shape.Shape;
import org.jspecify.annotations.Nullable;

/// One thing that a model can ask for.
///
/// @param <T> what it answers
public interface Tool<T> {
    String name();

    /// For people, in a list of tools.
    String title();

    /// For models: what it gives and when to use it.
    String description();

    Parameters parameters();

    Shape<T> answers();

    /// @throws UserError if what was asked cannot be answered, with what to do instead
    T call(Arguments arguments) throws IOException;

    /// The answer as a tree.
    default @Nullable Object tree(Arguments arguments) throws IOException {
        return answers().tree(call(arguments));
    }

    /// The JSON Schema of answers. A model reads it with every list of tools, so that it names what a result has and does not
    /// describe what that consists of.
    default Map<String, Object> schema() {
        return BriefSchema.of(answers());
    }
}
