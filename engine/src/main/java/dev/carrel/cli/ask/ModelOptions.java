package dev.carrel.cli.ask;

import java.io.IOException;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryAssistant.Drafting;
import picocli.CommandLine.Option;

/// The options that say whether a command asks the language model that is configured.
final class ModelOptions {
    @Option(names = "--no-model", description = "Take sentences of the documents, even if a model is configured.")
    private boolean without;

    /// Opens the library, and asks first whether something may be sent to the model, if that has to be asked.
    Library open(CommonOptions shared, CommandContext desk) throws IOException {
        return without ? shared.open(desk) : shared.openWithModel(desk);
    }

    Drafting drafting() {
        return without ? Drafting.NONE : Drafting.IF_CONFIGURED;
    }

    /// Says where text is about to be sent.
    void announce(Library library, CommandContext desk) {
        if (!without) {
            library.assistant().model().map(ChatModel::identity).ifPresent(model -> desk
                    .note("Asking " + SafeText.line(model.name() + " at " + model.host()) + " ..."));
        }
    }
}
