package dev.carrel.assist.check;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.base.ContentHash;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.search.Answer;
import dev.carrel.search.quote.Verdict;
import dev.carrel.search.quote.Verifier;

/// Documents of a few passages each, of which some are given to a model.
final class Pages {
    private final List<FoundPassage> all = new ArrayList<>();
    private final List<GivenPassage> given = new ArrayList<>();

    /// Documents whose every passage is given under its number, from 1.
    static Pages given(String... documents) {
        Pages pages = new Pages();
        for (int i = 0; i < documents.length; i++) {
            pages.give("document " + (i + 1), documents[i].split("\\|", -1));
        }
        return pages;
    }

    Pages give(String name, String... passages) {
        for (int ordinal = 0; ordinal < passages.length; ordinal++) {
            given.add(new GivenPassage(Integer.toString(given.size() + 1),
                    add(name, ordinal, passages[ordinal])));
        }
        return this;
    }

    /// A passage that the library has and the model did not see.
    FoundPassage add(String name, int ordinal, String text) {
        DocumentId id = DocumentId.of(name);
        FoundPassage found = new FoundPassage(
                new Passage(new PassageId(id, ordinal), SectionKind.METHODS, List.of(), ordinal + 1, 0, 0,
                        text),
                Metadata.of(name, DocumentType.PAPER).build(), new Origin(id, "test", name, name,
                        new Fingerprint(0, 0, ContentHash.UNKNOWN), Instant.EPOCH));
        all.add(found);
        return found;
    }

    Firewall firewall() {
        return new Firewall(LuceneIndex.terms(), this::verify);
    }

    private Verdict verify(String quote, List<DocumentId> documents) {
        List<List<FoundPassage>> runs = all.stream()
                .filter(found -> documents.contains(found.passage().id().document())).map(List::of).toList();
        return new Verdict(quote, new Answer.Coverage(documents.size(), 0, 0, 0),
                Verifier.within(quote, runs), 0);
    }

    CheckedSentence check(String sentence, String... keys) {
        try {
            return firewall().check(List.of(new DraftSentence(sentence, List.of(keys))), given).getFirst();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    List<GivenPassage> given() {
        return given;
    }
}
