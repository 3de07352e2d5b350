package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.Asker;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.EvidenceGatherer;
import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.library.answers.SavedAnswers;

/// What a library answers in sentences, with the model that its owner has named or without one.
public final class LibraryAssistant {
    /// Whether a model may be asked.
    public enum Drafting {
        IF_CONFIGURED, NONE
    }

    /// Something that a model can be asked to do with passages of the library.
    public enum Task {
        ASK("question"), SCAN("claim");

        private final String asked;

        Task(String asked) {
            this.asked = asked;
        }

        /// The place in the prompt for what is asked.
        public String asked() {
            return asked;
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Task> of(String word) {
            return Arrays.stream(values()).filter(task -> task.word().equals(word)).findFirst();
        }
    }

    private final EvidenceGatherer evidence;
    private final Firewall firewall;
    private final Supplier<Optional<ChatModel>> model;
    private final Path folder;

    /// @param model  the one that the settings name
    /// @param folder the library's, where its owner's prompts and the saved answers are
    LibraryAssistant(EvidenceGatherer evidence, Firewall firewall, Supplier<Optional<ChatModel>> model,
            Path folder) {
        this.evidence = evidence;
        this.firewall = firewall;
        this.model = model;
        this.folder = folder;
    }

    /// @param shown gets each sentence as soon as it is checked
    public CheckedAnswer ask(AskRequest request, Drafting drafting, Consumer<AnswerSentence> shown)
            throws IOException {
        Optional<ChatModel> drafter = switch (drafting) {
            case IF_CONFIGURED -> model.get();
            case NONE -> Optional.empty();
        };
        return new Asker(evidence, firewall, prompt())
                .ask(request, drafter, shown);
    }

    /// The answer to a question that was asked before: the same one, if neither the library nor the model has changed.
    public CheckedAnswer again(CheckedAnswer before) throws IOException {
        CheckedAnswer.Draughtsman asked = before.model();
        if (evidence.state().equals(before.library()) && (asked == null || asked.equals(drafter().orElse(null)))) {
            return before;
        }
        return ask(AskRequest.of(before.question()),
                asked == null ? Drafting.NONE : Drafting.IF_CONFIGURED, _ -> {});
    }

    private Optional<CheckedAnswer.Draughtsman> drafter() throws IOException {
        String prompt = prompt().version();
        return model.get().map(ChatModel::identity)
                .map(identity -> new CheckedAnswer.Draughtsman(identity.name(), identity.host(), prompt));
    }

    private PromptFile prompt() throws IOException {
        return PromptFile.of("ask", folder.resolve("prompts"));
    }

    /// A task in the words that a model is given, with the passages to do it from: for models that ask us.
    public String prompt(Task task, String asked) throws IOException {
        return evidence.prompt(PromptFile.of(task.word(), folder.resolve("prompts")), task.asked(), asked);
    }

    public SavedAnswers saved() {
        return new SavedAnswers(folder.resolve("answers"), Clock.systemUTC());
    }
}
