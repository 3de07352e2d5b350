package dev.carrel.assist.answer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.Support;
import dev.carrel.assist.extract.AnswerBlock;
import dev.carrel.assist.extract.ExtractedBlocks;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.assist.prompt.PromptMaterial;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.index.Snapshot;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.search.Answer;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.run.SearchOptions;

/// Gathers what the library has to say to a question.
public record EvidenceGatherer(EvidenceParts parts, SearchOptions options) {
    /// How many passages are read for sentences that answer: of twice as many as twenty, one question in fifty more has
    /// its answer among the five that are shown.
    private static final int READ = 40;

    public GatheredEvidence gather(AskRequest request) throws IOException {
        long start = System.nanoTime();
        String question = request.question();
        Answer found = parts.search().ask(
                new SearchRequest(List.of(question), Combination.MIN, Set.copyOf(request.documents())),
                options.withView(View.PASSAGES).withLimit(READ));
        try (Snapshot snapshot = parts.index().snapshot()) {
            ExtractedBlocks extracted = parts.extractor().extract(question, found.results(), snapshot);
            // Where nothing answers no model is asked for anything, further phrasings included.
            Context context = (extracted.isAnswer() ? parts.gatherer() : parts.unaided()).gather(
                    ContextRequest.about(question, request.documents(), request.together()), options);
            return new GatheredEvidence(request, extracted.isAnswer(), extracted.confidence(),
                    given(context),
                    passages(context),
                    extracted.blocks().stream().map(EvidenceGatherer::sentence).toList(),
                    context.queries(), parts.state(snapshot),
                    (System.nanoTime() - start) / 1e6);
        }
    }

    /// The library as it is now.
    public LibraryState state() throws IOException {
        try (Snapshot snapshot = parts.index().snapshot()) {
            return parts.state(snapshot);
        }
    }

    /// Passages about a query, where the question may be answered from.
    List<GivenPassage> given(String query, AskRequest request) throws IOException {
        return given(
                parts.gatherer().gather(ContextRequest.about(query, request.documents(), request.together()),
                        options));
    }

    /// Passages about a question of what some documents cite.
    List<GivenPassage> cited(String question, List<DocumentId> citing) throws IOException {
        Set<DocumentId> cited = new LinkedHashSet<>();
        try (Snapshot snapshot = parts.index().snapshot()) {
            for (DocumentId document : citing) {
                cited.addAll(snapshot.relations().citations().cites(document));
            }
        }
        citing.forEach(cited::remove);
        return cited.isEmpty()
                ? List.of()
                : given(parts.gatherer().gather(ContextRequest.about(question, List.copyOf(cited)), options));
    }

    /// A prompt with what is asked and the passages about it.
    ///
    /// @param place the one for what is asked
    public String prompt(PromptFile prompt, String place, String asked) throws IOException {
        String question = AskRequest.of(asked).question();
        Context context = parts.gatherer().gather(ContextRequest.about(question, List.of()), options);
        return prompt.instructions() + "\n\n" + prompt
                .filled(Map.of("passages", PromptMaterial.of(given(context)).text(), place, question));
    }

    private static List<GivenPassage> given(Context context) {
        List<GivenPassage> given = new ArrayList<>();
        context.excerpts().forEach(
                excerpt -> given.add(new GivenPassage(String.valueOf(given.size() + 1), excerpt.found())));
        return given;
    }

    private static List<String> passages(Context context) {
        return context.excerpts().stream().flatMap(excerpt -> excerpt.passages().stream())
                .map(PassageId::toString).toList();
    }

    /// A block of the page's own sentences, which needs no check.
    private static CheckedSentence sentence(AnswerBlock block) {
        return new CheckedSentence(block.text(), CheckedSentence.Status.CHECKED,
                List.of(new Support(block.found(), block.best())), List.of(), Set.of());
    }
}
