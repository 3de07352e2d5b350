package dev.carrel.mcp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Task;
import dev.carrel.library.LibraryContents;
import dev.carrel.mcp.tool.NamedTarget;
import io.modelcontextprotocol.spec.McpSchema;

/// The questions that people can put to the library through a model, as the protocol's prompts: each comes with the
/// passages to answer from and the rules to answer by.
record Questions(Library library) {
    private static final List<McpSchema.Prompt> ALL = List.of(
            prompt(Task.ASK, "Answer from the library",
                    "Answer a question from passages of the library, each sentence with its citation.",
                    "What you want to know."),
            prompt(Task.SCAN, "Evidence for and against",
                    "Sort passages of the library into those that support a claim and those that contradict it.",
                    "The claim."),
            prompt(Task.SUMMARY, "Sum up a document",
                    "Sum up a document of the library, each sentence with its citation.",
                    "An id or its beginning, a path, a DOI, a cite key or a title."),
            prompt(Task.MATRIX, "The same questions to many documents",
                    "A table of what documents of the library say: a row each document, a column each question, each answer with its quotation.",
                    "The questions, one a line."));

    private static McpSchema.Prompt prompt(Task task, String title, String about, String argument) {
        return McpSchema.Prompt.builder(task.word()).title(title).description(about)
                .arguments(List.of(McpSchema.PromptArgument.builder(task.asked()).description(argument)
                        .required(true).build()))
                .build();
    }

    McpSchema.ListPromptsResult list() {
        return McpSchema.ListPromptsResult.builder(ALL).build();
    }

    McpSchema.GetPromptResult read(String name, Map<?, ?> arguments) {
        Task task = Task.of(name).orElseThrow(() -> Handlers.invalid("There is no prompt " + name + "."));
        if (!(arguments.get(task.asked()) instanceof String asked) || asked.isBlank()) {
            throw Handlers.invalid("The argument " + task.asked() + " has to be a text.");
        }
        try {
            return McpSchema.GetPromptResult.builder(List.of(new McpSchema.PromptMessage(McpSchema.Role.USER,
                    McpSchema.TextContent.builder(text(task, asked)).build()))).build();
        } catch (UserError e) {
            throw Handlers.invalid(ToolTrouble.told(e));
        } catch (IOException e) {
            throw new UncheckedIOException(ToolTrouble.told(e), e);
        }
    }

    private String text(Task task, String asked) throws IOException {
        return switch (task) {
            case ASK, SCAN, MATRIX -> library.assistant().prompt(task, asked);
            case SUMMARY -> {
                try (LibraryContents contents = library.contents()) {
                    yield library.assistant().summaryPrompt(NamedTarget.document(asked, contents));
                }
            }
        };
    }
}
