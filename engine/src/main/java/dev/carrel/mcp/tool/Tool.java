package dev.carrel.mcp.tool;

import java.io.IOException;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameters;
import org.jspecify.annotations.Nullable;

/// One thing that a model can ask for.
public interface Tool {
    String name();

    /// For people, in a list of tools.
    String title();

    /// For models: what it gives and when to use it.
    String description();

    Parameters parameters();

    /// The JSON Schema of answers, as far as callers may rely on it.
    Map<String, Object> answers();

    /// @throws UserError if what was asked cannot be answered, with what to do instead
    Map<String, @Nullable Object> call(Arguments arguments) throws IOException;
}
