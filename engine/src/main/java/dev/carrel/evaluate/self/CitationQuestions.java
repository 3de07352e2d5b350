package dev.carrel.evaluate.self;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.citation.mark.MentionFinder;
import dev.carrel.citation.mark.MentionFinder.Mention;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;

/// A sentence leads to those of the library's documents that it cites. The document that it stands in is left out of the
/// answers, and what names the cited works out of the question.
record CitationQuestions(Citations citations, Versions versions) implements QuestionMaker {
    private static final int FEWEST_WORDS = 6;

    @Override
    public boolean mayHave(DocumentId document) {
        return !citations.cites(document).isEmpty();
    }

    @Override
    public List<Question> of(Material.Text text) {
        Map<Integer, List<Mention>> sentences = new LinkedHashMap<>();
        MentionFinder.in(text.document())
                .forEach(mention -> sentences.computeIfAbsent(mention.start(), _ -> new ArrayList<>())
                        .add(mention));
        List<Question> questions = new ArrayList<>();
        sentences.values().forEach(mentions -> question(mentions, text.id(), questions));
        return questions;
    }

    private void question(List<Mention> mentions, DocumentId citing, List<Question> questions) {
        Map<String, String> targets = targets(mentions, citing);
        String bare = Wording.question(Wording.withoutNames(mentions.getFirst().bare()));
        if (!targets.isEmpty() && Wording.words(bare).size() >= FEWEST_WORDS) {
            questions.add(new Question(QuestionKind.CITATION, citing + "/" + questions.size(), bare, targets,
                    Set.of(versions.work(citing).value())));
        }
    }

    private Map<String, String> targets(List<Mention> mentions, DocumentId citing) {
        Map<String, String> targets = new HashMap<>();
        for (Mention mention : mentions) {
            citations.cited(citing, mention.reference()).map(versions::work)
                    .filter(work -> !work.equals(versions.work(citing)))
                    .ifPresent(work -> targets.put(work.value(), work.value()));
        }
        return targets;
    }
}
