package dev.carrel.assist.answer;

import java.util.List;
import java.util.stream.Stream;

import dev.carrel.assist.answer.CheckedAnswer.By;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CheckedAnswer.LibraryState;
import dev.carrel.assist.answer.CheckedAnswer.Took;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.Support;
import org.jspecify.annotations.Nullable;

/// All that the library has to say to a question, before anybody has put it in words.
///
/// @param isPromising false if nothing in it answers, so that nobody need be asked
/// @param confidence  that something in it answers, from 0 to 1
/// @param given       the passages that a model gets to read
/// @param passages    their ids
/// @param extracts    sentences that answer by themselves, best first
/// @param took        milliseconds until here
public record GatheredEvidence(AskRequest asked, boolean isPromising, double confidence,
        List<GivenPassage> given,
        List<String> passages, List<CheckedSentence> extracts, List<String> queries, LibraryState library,
        double took) {
    public GatheredEvidence {
        given = List.copyOf(given);
        passages = List.copyOf(passages);
        extracts = List.copyOf(extracts);
        queries = List.copyOf(queries);
    }

    String question() {
        return asked.question();
    }

    /// With other passages for the model to read.
    GatheredEvidence with(List<GivenPassage> others) {
        return new GatheredEvidence(asked, isPromising, confidence, others,
                others.stream().map(each -> each.found().passage().id().toString()).toList(), extracts,
                queries,
                library, took);
    }

    /// With only the first of its passages for the model to read, which may be all.
    GatheredEvidence withFirst(List<GivenPassage> first) {
        return first.size() == given.size() ? this : with(first);
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
        return new CheckedAnswer(asked, confidence, by, model, sentences, readFor(by, sentences), queries,
                library, times, trouble);
    }

    /// The passages that an answer was made from. Extracts may come from others than those that a model gets.
    private List<String> readFor(By by, List<AnswerSentence> sentences) {
        return switch (by) {
            case MODEL -> passages;
            case EXTRACT -> Stream.concat(passages.stream(), sentences.stream()
                    .flatMap(each -> each.citations().stream()).map(AnswerCitation::passage)).distinct()
                    .toList();
        };
    }

    /// A sentence with its places named as people cite them.
    public AnswerSentence cited(CheckedSentence sentence) {
        return CitationMaker.of(Stream.concat(given.stream().map(GivenPassage::found),
                extracts.stream().flatMap(each -> each.supports().stream()).map(Support::found)).toList())
                .sentence(sentence);
    }
}
