package dev.carrel.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

import dev.carrel.assist.answer.AnswerListener;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.Asker;
import dev.carrel.assist.answer.CheckedAnswer;
import dev.carrel.assist.answer.EvidenceGatherer;
import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.KeptReplies;
import dev.carrel.assist.chat.RememberedChat;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.matrix.CellAsker;
import dev.carrel.assist.matrix.CellModel;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.assist.scan.ClaimGatherer;
import dev.carrel.assist.scan.ClaimScanner;
import dev.carrel.assist.scan.ScanRequest;
import dev.carrel.assist.scan.ScannedClaim;
import dev.carrel.assist.summary.SummaryWriter;
import dev.carrel.assist.summary.TextSummary;
import dev.carrel.base.LruCache;
import dev.carrel.base.Worded;
import dev.carrel.embed.Embedder;
import dev.carrel.index.IndexEntry;
import dev.carrel.ingest.summary.Summariser;
import dev.carrel.library.answers.SavedAnswers;

/// Answers in sentences from a library: to questions, claims and matrices, with the model that its owner has named or
/// without one.
public final class LibraryAssistant {
    /// Whether a model may be asked.
    public enum Drafting {
        IF_CONFIGURED, NONE
    }

    /// Something that a model can be asked to do with passages of the library.
    public enum Task implements Worded {
        ASK("question"), SCAN("claim"), SUMMARY("document"), MATRIX("questions");

        private final String asked;

        Task(String asked) {
            this.asked = asked;
        }

        /// The place in the prompt for what is asked.
        public String asked() {
            return asked;
        }

        public static Optional<Task> of(String word) {
            return Worded.named(word, values());
        }
    }

    private record AnsweredQuestion(AskRequest request, Drafting drafting) {}

    private static final int RECENT = 32;

    private final Map<AnsweredQuestion, CheckedAnswer> recent = Collections
            .synchronizedMap(new LruCache<>(RECENT));
    private final Map<Drafting, EvidenceGatherer> evidence = new EnumMap<>(Drafting.class);
    private final Map<Drafting, ClaimGatherer> claims = new EnumMap<>(Drafting.class);
    private final Firewall firewall;
    private final AssistantModels models;
    private final Path folder;
    private final Set<Runnable> running = ConcurrentHashMap.newKeySet();
    private volatile boolean stopped;

    /// The models that help to say something in sentences.
    ///
    /// @param chat     the one that the settings name
    /// @param embedder finds the sentences that a text is about
    record AssistantModels(Supplier<Optional<ChatModel>> chat, Supplier<Embedder> embedder) {}

    /// @param folder the library's, where its owner's prompts and the saved answers are
    LibraryAssistant(LibrarySearch search, AssistantModels models, Path folder) {
        for (Drafting drafting : Drafting.values()) {
            evidence.put(drafting, search.evidence(String.valueOf(folder.getFileName()), drafting));
            claims.put(drafting, search.claims(String.valueOf(folder.getFileName()), drafting));
        }
        this.firewall = search.firewall();
        this.models = models;
        this.folder = folder;
    }

    /// The same question is answered from memory while neither the library nor the model has changed.
    ///
    /// @param listener hears each sentence as soon as it is checked
    public CheckedAnswer ask(AskRequest request, Drafting drafting, AnswerListener listener)
            throws IOException {
        AnsweredQuestion question = new AnsweredQuestion(request, drafting);
        CheckedAnswer known = recent.get(question);
        if (known != null && isCurrent(known)) {
            known.sentences().forEach(listener::checked);
            return known;
        }
        CheckedAnswer answer = new Asker(evidence(drafting), firewall,
                new Asker.Prompts(prompt("ask"), prompt("note"), prompt("missing")))
                .ask(request, drafter(drafting), listener);
        recent.put(question, answer);
        return answer;
    }

    /// The evidence for and against a claim.
    public ScannedClaim scan(ScanRequest request, Drafting drafting) throws IOException {
        return new ClaimScanner(Objects.requireNonNull(claims.get(drafting)), firewall, prompt("stance"))
                .scan(request, drafter(drafting));
    }

    /// The summary of a document. A model is not asked twice for the same one.
    public TextSummary summary(IndexEntry entry, Drafting drafting) throws IOException {
        return summaries().summarise(entry,
                drafter(drafting).map(model -> new RememberedChat(model, replies(folder))),
                evidence(Drafting.NONE).state());
    }

    private SummaryWriter summaries() throws IOException {
        return new SummaryWriter(firewall, prompt(Task.SUMMARY.word()),
                document -> new Summariser(models.embedder().get()).extract(document));
    }

    /// The replies that are kept in a library's folder.
    static KeptReplies replies(Path folder) {
        return new KeptReplies(folder.resolve("replies"));
    }

    /// The task to sum up a document, in the words that a model is given: for models that ask us.
    public String summaryPrompt(IndexEntry entry) throws IOException {
        return summaries().prompt(entry);
    }

    /// The asker that fills the cells of a matrix. Passages are looked for within one document, and so without a model's
    /// phrasings.
    public CellAsker cells(Drafting drafting) throws IOException {
        PromptFile prompt = prompt("cell");
        return new CellAsker(evidence(Drafting.NONE), firewall,
                drafter(drafting).map(asked -> new CellModel(asked, prompt)));
    }

    /// The model that the cells of a matrix would be asked of now, with its prompt.
    public Optional<CheckedAnswer.Draughtsman> cellDrafter() throws IOException {
        return drafter("cell");
    }

    /// Lets something that takes long be ended with the library, until that is closed.
    ///
    /// @param stopping asks it to end early, and does not wait
    public Stoppable stoppable(Runnable stopping) {
        running.add(stopping);
        if (stopped) {
            stopping.run();
        }
        return () -> running.remove(stopping);
    }

    /// A time in which something can be stopped.
    public interface Stoppable extends AutoCloseable {
        @Override
        void close();
    }

    /// Asks what is running, or begins later, to end early. Does not wait.
    void stop() {
        stopped = true;
        running.forEach(Runnable::run);
    }

    /// The folder of the library's matrices.
    public Path matrices() {
        return folder.resolve("matrices");
    }

    /// The language model that the settings name, if they name one. It is asked over the network when it is first used, and
    /// not before its owner has allowed that.
    public Optional<ChatModel> model() {
        return models.chat().get();
    }

    private EvidenceGatherer evidence(Drafting drafting) {
        return Objects.requireNonNull(evidence.get(drafting));
    }

    private Optional<ChatModel> drafter(Drafting drafting) {
        return switch (drafting) {
            case IF_CONFIGURED -> models.chat().get();
            case NONE -> Optional.empty();
        };
    }

    /// The answer to a question that was asked before: the same one, if neither the library nor the model has changed. It is
    /// asked of the same documents and with the same effort, and a model that did not answer then is asked now.
    public CheckedAnswer again(CheckedAnswer before, AnswerListener listener) throws IOException {
        return isCurrent(before) ? before : ask(before.asked(), draftingOf(before), listener);
    }

    /// Whether a model is asked for the answer to a question that was asked before.
    public boolean asksModelAgain(CheckedAnswer before) throws IOException {
        return !isCurrent(before) && draftingOf(before) == Drafting.IF_CONFIGURED;
    }

    private static Drafting draftingOf(CheckedAnswer before) {
        return before.model() == null && before.trouble() == null ? Drafting.NONE : Drafting.IF_CONFIGURED;
    }

    private boolean isCurrent(CheckedAnswer answer) throws IOException {
        return answer.trouble() == null && evidence(Drafting.NONE).state().equals(answer.library())
                && (answer.model() == null || answer.model().equals(drafter("ask").orElse(null)));
    }

    private Optional<CheckedAnswer.Draughtsman> drafter(String task) throws IOException {
        String prompt = prompt(task).version();
        return models.chat().get().map(ChatModel::identity)
                .map(identity -> new CheckedAnswer.Draughtsman(identity.name(), identity.host(), prompt));
    }

    private PromptFile prompt(String name) throws IOException {
        return PromptFile.of(name, folder.resolve("prompts"));
    }

    /// A task in the words that a model is given, with the passages to do it from: for models that ask us.
    public String prompt(Task task, String asked) throws IOException {
        return evidence(Drafting.NONE).prompt(prompt(task.word()), task.asked(), asked);
    }

    public SavedAnswers saved() {
        return new SavedAnswers(folder.resolve("answers"), Clock.systemUTC());
    }
}
