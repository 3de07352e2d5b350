package dev.carrel.assist.answer;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.answer.CheckedAnswer.Took;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.Support;
import dev.carrel.document.Passage;
import dev.carrel.index.DocumentSummary;
import dev.carrel.search.cite.CitationNames;
import dev.carrel.search.cite.PageSpot;
import dev.carrel.search.cite.SourceLink;
import org.jspecify.annotations.Nullable;

/// All that the library has to say to a question, before anybody has put it in words.
///
/// @param isPromising false if nothing in it answers, so that nobody need be asked
/// @param confidence  that something in it answers, from 0 to 1
/// @param given       the passages that a model gets to read
/// @param passages    their ids
/// @param extracts    sentences that answer by themselves, best first
/// @param took        milliseconds until here
public record GatheredEvidence(String question, boolean isPromising, double confidence,
        List<GivenPassage> given,
        List<String> passages, List<CheckedSentence> extracts, List<String> queries, LibraryState library,
        double took) {
    public GatheredEvidence {
        given = List.copyOf(given);
        passages = List.copyOf(passages);
        extracts = List.copyOf(extracts);
        queries = List.copyOf(queries);
    }

    /// With other passages for the model to read.
    GatheredEvidence with(List<GivenPassage> others) {
        return new GatheredEvidence(question, isPromising, confidence, others,
                others.stream().map(each -> each.found().passage().id().toString()).toList(), extracts,
                queries,
                library, took);
    }

    CheckedAnswer unanswered() {
        return answer(By.EXTRACT, null, List.of(), new Took(took, 0, 0), null);
    }

    CheckedAnswer extracted(@Nullable String trouble) {
        return answer(By.EXTRACT, null, extracts.stream().map(this::cited).toList(), new Took(took, 0, 0),
                trouble);
    }

    CheckedAnswer drafted(List<AnswerSentence> sentences, Draughtsman model, double modelMs, double checkMs) {
        return answer(By.MODEL, model, sentences, new Took(took, modelMs, checkMs), null);
    }

    private CheckedAnswer answer(By by, @Nullable Draughtsman model, List<AnswerSentence> sentences,
            Took times, @Nullable String trouble) {
        return new CheckedAnswer(question, confidence, by, model, sentences, passages, queries, library,
                times, trouble);
    }

    /// A sentence with its places named as people cite them.
    AnswerSentence cited(CheckedSentence sentence) {
        CitationNames names = names();
        return new AnswerSentence(sentence.text(), sentence.status(),
                sentence.supports().stream().map(support -> citation(support, names)).toList(),
                sentence.quotes(), sentence.flags().stream().sorted().toList());
    }

    private CitationNames names() {
        List<DocumentSummary> documents = new ArrayList<>();
        given.forEach(each -> documents
                .add(new DocumentSummary(each.found().metadata(), each.found().origin())));
        extracts.stream().flatMap(each -> each.supports().stream()).map(Support::found)
                .forEach(found -> documents.add(new DocumentSummary(found.metadata(), found.origin())));
        return CitationNames.of(documents);
    }

    private static AnswerCitation citation(Support support, CitationNames names) {
        Passage passage = support.found().passage();
        PageSpot spot = PageSpot.startOf(passage);
        return new AnswerCitation(passage.id().document().value(), passage.id().toString(), passage.page(),
                passage.paragraph(), support.sentence(), support.found().metadata().title(),
                names.citation(passage.id().document(), spot, spot),
                SourceLink.to(support.found()).orElse(null));
    }
}
