package dev.carrel.evaluate.self;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.DocumentId;
import dev.carrel.document.Paragraph;
import dev.carrel.document.SectionKind;
import dev.carrel.document.text.Sentences;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Versions;

/// A sentence leads to those of the library's documents that it cites. The document that it stands in is left out of the
/// answers, and what names the cited works out of the question.
final class CitationQuestions implements QuestionMaker {
    private static final int FEWEST_WORDS = 6;

    private final Citations citations;
    private final Versions versions;

    CitationQuestions(Citations citations, Versions versions) {
        this.citations = citations;
        this.versions = versions;
    }

    @Override
    public boolean mayHave(DocumentId document) {
        return !citations.cites(document).isEmpty();
    }

    @Override
    public List<Question> of(Material.Text text) {
        Markers markers = new Markers(text.document().references());
        List<Question> questions = new ArrayList<>();
        text.document().sections().stream().filter(section -> section.kind() != SectionKind.FIGURE)
                .flatMap(section -> section.paragraphs().stream()).map(Paragraph::text)
                .flatMap(paragraph -> Sentences.of(paragraph).stream())
                .forEach(sentence -> question(sentence, markers, text.id(), questions));
        return questions;
    }

    private void question(String sentence, Markers markers, DocumentId citing, List<Question> questions) {
        Map<String, String> targets = targets(markers.in(sentence), citing);
        String bare = Wording.question(markers.without(sentence));
        if (!targets.isEmpty() && Wording.words(bare).size() >= FEWEST_WORDS) {
            questions.add(new Question(QuestionKind.CITATION, citing + "/" + questions.size(), bare, targets,
                    Set.of(versions.work(citing).value())));
        }
    }

    private Map<String, String> targets(Set<Integer> references, DocumentId citing) {
        Map<String, String> targets = new HashMap<>();
        for (int reference : references) {
            citations.cited(citing, reference).map(versions::work)
                    .filter(work -> !work.equals(versions.work(citing)))
                    .ifPresent(work -> targets.put(work.value(), work.value()));
        }
        return targets;
    }
}
