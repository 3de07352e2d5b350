package dev.carrel.assist.answer;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.prompt.FittedPassages;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.assist.prompt.PromptMaterial;
import org.jspecify.annotations.Nullable;

/// Answers questions from a library: gathers, decides whether it can, drafts, checks.
public record Asker(EvidenceGatherer gatherer, Firewall firewall, Prompts prompts) {
    private static final int MOST_TOKENS = 1_200;

    /// The prompts that a model is asked with.
    ///
    /// @param ask     for the answer
    /// @param note    for how much a passage helps
    /// @param missing for what else to look for
    public record Prompts(PromptFile ask, PromptFile note, PromptFile missing) {}

    /// @param model what the owner has configured, if anything
    /// @param listener hears each sentence as soon as it is checked
    public CheckedAnswer ask(AskRequest request, Optional<ChatModel> model, AnswerListener listener)
            throws IOException {
        GatheredEvidence evidence = gatherer.gather(request);
        if (!evidence.isPromising()) {
            return evidence.unanswered();
        }
        if (model.isEmpty()) {
            return extracted(evidence, listener, null);
        }
        try {
            return switch (request.effort()) {
                case QUICK -> drafted(evidence, model.get(), listener);
                case DEEP -> deeply(evidence, request, model.get(), listener);
            };
        } catch (IOException e) {
            return extracted(evidence, listener, e.getMessage());
        }
    }

    private static CheckedAnswer extracted(GatheredEvidence evidence, AnswerListener listener,
            @Nullable String trouble) {
        CheckedAnswer answer = evidence.extracted(trouble);
        answer.sentences().forEach(listener::checked);
        return answer;
    }

    private CheckedAnswer deeply(GatheredEvidence evidence, AskRequest request, ChatModel model,
            AnswerListener listener) throws IOException {
        List<GivenPassage> read = new DeepReading(gatherer, model, prompts).read(evidence, request);
        return read.isEmpty() ? evidence.unanswered() : drafted(evidence.with(read), model, listener);
    }

    private CheckedAnswer drafted(GatheredEvidence evidence, ChatModel model, AnswerListener listener)
            throws IOException {
        FittedPassages fitted = new FittedPassages(model, given -> request(evidence.question(), given));
        return fitted.ask(evidence.given(),
                (request, given) -> drafted(evidence.withFirst(given), request, model, listener)
                        .withTrouble(fitted.leftOut(evidence.given(), given)));
    }

    private ChatRequest request(String question, List<GivenPassage> given) {
        return new ChatRequest(prompts.ask().instructions(), prompts.ask().filled(Map.of("passages",
                PromptMaterial.of(given).text(), "question", question)), MOST_TOKENS, null);
    }

    private CheckedAnswer drafted(GatheredEvidence evidence, ChatRequest request, ChatModel model,
            AnswerListener listener) throws IOException {
        long start = System.nanoTime();
        CheckedStream stream = new CheckedStream(firewall, evidence, listener);
        String reply = reply(model, request, stream);
        double modelMs = (System.nanoTime() - start) / 1e6;
        List<AnswerSentence> sentences = stream.finished(reply);
        return evidence.drafted(sentences, new CheckedAnswer.Draughtsman(model.identity().name(),
                model.identity().host(), prompts.ask().version()), modelMs - stream.checkMs(),
                stream.checkMs());
    }

    private static String reply(ChatModel model, ChatRequest request, CheckedStream stream)
            throws IOException {
        try {
            return model.reply(request, stream::add);
        } catch (IOException e) {
            stream.brokenOff();
            throw e;
        }
    }
}
