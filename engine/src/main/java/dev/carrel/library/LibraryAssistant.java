package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
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
import dev.carrel.assist.scan.ClaimGatherer;
import dev.carrel.assist.scan.ClaimScanner;
import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.base.LruCache;
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

    private record AnsweredQuestion(AskRequest request, Drafting drafting) {}

    private static final int RECENT = 32;

    private final Map<AnsweredQuestion, CheckedAnswer> recent = Collections
            .synchronizedMap(new LruCache<>(RECENT));
    private final EvidenceGatherer evidence;
    private final ClaimGatherer claims;
    private final Firewall firewall;
    private final Supplier<Optional<ChatModel>> model;
    private final Path folder;

    /// @param model  the one that the settings name
    /// @param folder the library's, where its owner's prompts and the saved answers are
    LibraryAssistant(EvidenceGatherer evidence, ClaimGatherer claims, Firewall firewall,
            Supplier<Optional<ChatModel>> model, Path folder) {
        this.evidence = evidence;
        this.claims = claims;
        this.firewall = firewall;
        this.model = model;
        this.folder = folder;
    }

    /// The same question is answered from memory while neither the library nor the model has changed.
    ///
    /// @param shown gets each sentence as soon as it is checked
    public CheckedAnswer ask(AskRequest request, Drafting drafting, Consumer<AnswerSentence> shown)
            throws IOException {
        AnsweredQuestion question = new AnsweredQuestion(request, drafting);
        CheckedAnswer known = recent.get(question);
        if (known != null && isCurrent(known)) {
            known.sentences().forEach(shown);
            return known;
        }
        CheckedAnswer answer = new Asker(evidence, firewall,
                new Asker.Prompts(prompt("ask"), prompt("note"), prompt("missing")))
                .ask(request, drafter(drafting), shown);
        recent.put(question, answer);
        return answer;
    }

    /// What speaks for a claim and what against it.
    public ScannedClaim scan(ScanRequest request, Drafting drafting) throws IOException {
        return new ClaimScanner(claims, firewall, prompt("stance")).scan(request, drafter(drafting));
    }

    /// The language model that the settings name, if they name one. It is asked over the network when it is first used, and
    /// not before its owner has allowed that.
    public Optional<ChatModel> model() {
        return model.get();
    }

    private Optional<ChatModel> drafter(Drafting drafting) {
        return switch (drafting) {
            case IF_CONFIGURED -> model.get();
            case NONE -> Optional.empty();
        };
    }

    /// The answer to a question that was asked before: the same one, if neither the library nor the model has changed.
    public CheckedAnswer again(CheckedAnswer before) throws IOException {
        return isCurrent(before)
                ? before
                : ask(AskRequest.of(before.question()),
                        before.model() == null ? Drafting.NONE : Drafting.IF_CONFIGURED, _ -> {});
    }

    private boolean isCurrent(CheckedAnswer answer) throws IOException {
        return answer.trouble() == null && evidence.state().equals(answer.library())
                && (answer.model() == null || answer.model().equals(drafter().orElse(null)));
    }

    private Optional<CheckedAnswer.Draughtsman> drafter() throws IOException {
        String prompt = prompt("ask").version();
        return model.get().map(ChatModel::identity)
                .map(identity -> new CheckedAnswer.Draughtsman(identity.name(), identity.host(), prompt));
    }

    private PromptFile prompt(String name) throws IOException {
        return PromptFile.of(name, folder.resolve("prompts"));
    }

    /// A task in the words that a model is given, with the passages to do it from: for models that ask us.
    public String prompt(Task task, String asked) throws IOException {
        return evidence.prompt(prompt(task.word()), task.asked(), asked);
    }

    public SavedAnswers saved() {
        return new SavedAnswers(folder.resolve("answers"), Clock.systemUTC());
    }
}
