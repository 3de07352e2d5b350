package dev.carrel.assist.scan;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.Took;
import dev.carrel.assist.answer.CitationMaker;
import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.Support;
import dev.carrel.assist.extract.AnswerBlock;
import dev.carrel.assist.prompt.FittedPassages;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.assist.prompt.PromptMaterial;
import dev.carrel.document.text.TextSpan;
import org.jspecify.annotations.Nullable;

/// Sorts what a library says about a claim: gathers, lets a model judge, checks by which sentences it judged.
public final class ClaimScanner {
    private static final int TOKENS = 200;
    private static final int TOKENS_A_PASSAGE = 150;
    private static final String SCHEMA = """
            {"type":"object","properties":{"evidence":{"type":"array","items":{"type":"object","properties":{\
            "passage":{"type":"integer"},"verdict":{"type":"string","enum":["supports","contradicts","mentions"]},\
            "sentence":{"type":"string"},"confidence":{"type":"number","minimum":0,"maximum":1}},\
            "required":["passage","verdict","sentence","confidence"],"additionalProperties":false}}},\
            "required":["evidence"],"additionalProperties":false}""";
    private static final Comparator<ClaimEvidence> BY_STANCE = Comparator.comparing(ClaimEvidence::stance,
            Comparator.nullsLast(Comparator.naturalOrder()));

    private final ClaimGatherer gatherer;
    private final CopiedSentence copied;
    private final PromptFile prompt;

    public ClaimScanner(ClaimGatherer gatherer, Firewall firewall, PromptFile prompt) {
        this.gatherer = gatherer;
        this.copied = new CopiedSentence(firewall);
        this.prompt = prompt;
    }

    /// @param model what the owner has configured, if anything
    public ScannedClaim scan(ScanRequest request, Optional<ChatModel> model) throws IOException {
        GatheredClaim gathered = gatherer.gather(request);
        if (model.isEmpty() || gathered.nearest().isEmpty()) {
            return unjudged(gathered, null);
        }
        long start = System.nanoTime();
        ModelReply reply;
        try {
            reply = reply(gathered, model.get());
        } catch (IOException e) {
            return unjudged(gathered, e.getMessage());
        }
        double modelMs = (System.nanoTime() - start) / 1e6;
        Optional<List<StatedStance>> stated = StanceReader.read(reply.text());
        return stated.isEmpty()
                ? unjudged(gathered, "Its reply is not in the form that it was asked for.")
                : judged(gathered, stated.get(), model.get(), modelMs).withTrouble(reply.leftOut());
    }

    /// @param leftOut what the model did not get to read; null if it read all
    private record ModelReply(String text, @Nullable String leftOut) {}

    private ModelReply reply(GatheredClaim gathered, ChatModel model) throws IOException {
        FittedPassages fitted = new FittedPassages(model, given -> request(gathered.claim(), given));
        return fitted.ask(gathered.given(), (request, given) -> new ModelReply(
                model.reply(request, _ -> {}), fitted.leftOut(gathered.given(), given)));
    }

    private ChatRequest request(String claim, List<GivenPassage> given) {
        String question = prompt
                .filled(Map.of("passages", PromptMaterial.of(given).text(), "claim", claim));
        return new ChatRequest(prompt.instructions(), question, TOKENS + TOKENS_A_PASSAGE * given.size(),
                SCHEMA);
    }

    private static ScannedClaim unjudged(GatheredClaim gathered, @Nullable String trouble) {
        CitationMaker citing = citing(gathered);
        return new ScannedClaim(gathered.claim(), By.EXTRACT, null,
                gathered.nearest().stream().map(block -> unjudged(block, citing)).toList(),
                gathered.queries(), gathered.library(), new Took(gathered.took(), 0, 0), trouble);
    }

    private static CitationMaker citing(GatheredClaim gathered) {
        return CitationMaker.of(gathered.nearest().stream().map(AnswerBlock::found).toList());
    }

    private static ClaimEvidence unjudged(AnswerBlock block, CitationMaker citing) {
        return new ClaimEvidence(citing.citation(new Support(block.found(), block.best())), null, null);
    }

    private ScannedClaim judged(GatheredClaim gathered, List<StatedStance> stated, ChatModel model,
            double modelMs) throws IOException {
        long start = System.nanoTime();
        Map<String, StatedStance> first = new HashMap<>();
        stated.forEach(each -> first.putIfAbsent(each.key(), each));
        CitationMaker citing = citing(gathered);
        List<ClaimEvidence> evidence = new ArrayList<>();
        for (GivenPassage passage : gathered.given()) {
            AnswerBlock nearest = gathered.nearest().get(evidence.size());
            StatedStance stance = first.get(passage.key());
            evidence.add((stance == null
                    ? Optional.<ClaimEvidence>empty()
                    : judged(passage, stance, citing)).orElseGet(() -> unjudged(nearest, citing)));
        }
        evidence.sort(BY_STANCE);
        return new ScannedClaim(gathered.claim(), By.MODEL,
                new Draughtsman(model.identity().name(), model.identity().host(), prompt.version()), evidence,
                gathered.queries(), gathered.library(),
                new Took(gathered.took(), modelMs, (System.nanoTime() - start) / 1e6), null);
    }

    private Optional<ClaimEvidence> judged(GivenPassage passage, StatedStance stated, CitationMaker citing)
            throws IOException {
        Optional<TextSpan> span = copied.in(passage, stated.sentence());
        return span.map(there -> new ClaimEvidence(citing.citation(new Support(
                passage.found().with(passage.found().passage().citing(there.start())),
                there.in(passage.text()))), stated.stance(),
                stated.confidence()));
    }
}
