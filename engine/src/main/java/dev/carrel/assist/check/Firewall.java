package dev.carrel.assist.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.assist.check.claim.WordReader;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.search.Answer;
import dev.carrel.search.quote.Verdict;

/// Holds what a model drafted against the passages that it was given, so that nothing is shown that they do not carry.
/// The same draft over the same passages is judged the same way each time. Safe to use from many threads.
///
/// @param terms how the library reduces words to their stems
/// @param pages looks for quotations on the other pages of the documents that were given
public record Firewall(TextTerms terms, PageQuotations pages) {
    /// The same without other pages than those that were given.
    public Firewall ofGivenAlone() {
        return new Firewall(terms,
                (quote, _) -> new Verdict(quote, new Answer.Coverage(0, 0, 0, 0), List.of(), 0));
    }

    /// Checks words that are said to be a quotation, all of them.
    public CheckedSentence quotation(DraftSentence quote, List<GivenPassage> given) throws IOException {
        return against(given).quotation(quote);
    }

    /// The check whether a sentence states a number, by the same words as everything else is compared by.
    public QuantityCheck quantities() {
        return new QuantityCheck(new WordReader(terms));
    }

    private SentenceCheck against(List<GivenPassage> given) {
        List<List<FoundPassage>> runs = runs(given);
        return new SentenceCheck(runs, keys(given), new QuoteCheck(runs, pages), new WordReader(terms));
    }

    public List<CheckedSentence> check(List<DraftSentence> draft, List<GivenPassage> given)
            throws IOException {
        SentenceCheck check = against(given);
        List<CheckedSentence> checked = new ArrayList<>();
        for (DraftSentence sentence : draft) {
            checked.add(check.check(sentence));
        }
        return checked;
    }

    private static Map<String, PassageId> keys(List<GivenPassage> given) {
        Map<String, PassageId> keys = new LinkedHashMap<>();
        given.forEach(passage -> keys.putIfAbsent(passage.key(), passage.found().passage().id()));
        return keys;
    }

    /// Neighbouring passages together, documents in the order in which they were given.
    private static List<List<FoundPassage>> runs(List<GivenPassage> given) {
        Map<DocumentId, List<FoundPassage>> documents = new LinkedHashMap<>();
        given.stream().map(GivenPassage::found).forEach(found -> documents
                .computeIfAbsent(found.passage().id().document(), _ -> new ArrayList<>()).add(found));
        List<List<FoundPassage>> runs = new ArrayList<>();
        documents.values().forEach(passages -> {
            passages.sort(Comparator.comparingInt(found -> found.passage().id().ordinal()));
            split(passages, runs);
        });
        return runs;
    }

    private static void split(List<FoundPassage> passages, List<List<FoundPassage>> runs) {
        int last = Integer.MIN_VALUE;
        for (FoundPassage found : passages) {
            int ordinal = found.passage().id().ordinal();
            if (ordinal == last) {
                continue;
            }
            if (ordinal != last + 1) {
                runs.add(new ArrayList<>());
            }
            runs.getLast().add(found);
            last = ordinal;
        }
    }
}
