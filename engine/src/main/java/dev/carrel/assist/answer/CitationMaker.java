package dev.carrel.assist.answer;

import java.util.List;

import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.Support;
import dev.carrel.document.Passage;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.search.cite.CitationNames;
import dev.carrel.search.cite.PageSpot;
import dev.carrel.search.cite.SourceLink;

/// Names places as people cite them, so that no two documents of one answer go by the same name.
public final class CitationMaker {
    private final CitationNames names;

    private CitationMaker(CitationNames names) {
        this.names = names;
    }

    /// @param found all that may be cited
    public static CitationMaker of(List<FoundPassage> found) {
        return new CitationMaker(CitationNames.of(
                found.stream().map(each -> new DocumentSummary(each.metadata(), each.origin())).toList()));
    }

    /// A sentence with its places.
    public AnswerSentence sentence(CheckedSentence sentence) {
        return new AnswerSentence(sentence.text(), sentence.status(),
                sentence.supports().stream().map(this::citation).toList(), sentence.quotes(),
                sentence.flags().stream().sorted().toList());
    }

    public AnswerCitation citation(Support support) {
        Passage passage = support.found().passage();
        PageSpot spot = PageSpot.startOf(passage);
        return new AnswerCitation(passage.id().document().value(), passage.id().toString(), passage.page(),
                passage.paragraph(), support.sentence(), support.found().metadata().title(),
                names.citation(passage.id().document(), spot, spot),
                SourceLink.to(support.found()).orElse(null));
    }
}
