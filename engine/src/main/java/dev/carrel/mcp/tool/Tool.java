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
/// @param title       for people, in a list of tools
/// @param description for models: what it gives and when to use it
/// @param answers     the shape of what it answers
public record Tool<T>(String name, String title, String description, Parameters parameters, Shape<T> answers,
        Task<T> task) {
    /// The work of a tool.
    @FunctionalInterface
    public interface Task<T> {
        /// @throws UserError if what was asked cannot be answered, with what to do instead
        T call(Arguments arguments) throws IOException;
    }

    /// The answer as a tree.
    public @Nullable Object tree(Arguments arguments) throws IOException {
        return answers.tree(task.call(arguments));
    }

    /// The JSON Schema of answers. A model reads it with every list of tools, so that it names what a result has and does not
    /// describe what that consists of.
    public Map<String, Object> schema() {
        return BriefSchema.of(answers);
    }
}
