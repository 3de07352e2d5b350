package dev.carrel.index.joined;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.index.WorkRelations;

/// The relations of documents, each in its own library.
record JoinedRelations(Members members) implements WorkRelations {
    @Override
    public void works(Consumer<WorkIdentity> consumer) throws IOException {
        for (Member member : members.all()) {
            member.moment().relations().works(consumer);
        }
    }

    @Override
    public void references(References consumer) throws IOException {
        for (Member member : members.all()) {
            member.moment().relations().references(consumer);
        }
    }

    @Override
    public List<CitationList> citationLists() throws IOException {
        return flat(moment -> moment.citationLists());
    }

    @Override
    public Citations citations() throws IOException {
        return Citations.of(asked(WorkRelations::citations));
    }

    @Override
    public Versions versions() throws IOException {
        List<List<DocumentId>> works = new ArrayList<>();
        for (Versions own : asked(WorkRelations::versions)) {
            works.addAll(own.works());
        }
        return new Versions(works);
    }

    @Override
    public long basis() throws IOException {
        long basis = 0;
        for (long own : asked(WorkRelations::basis)) {
            basis = 31 * basis + own;
        }
        return basis;
    }

    @Override
    public List<CitingSentence> sentences(Collection<DocumentId> cited) throws IOException {
        return flat(moment -> moment.sentences(cited)).stream()
                .sorted(Comparator.comparing(CitingSentence::passage)).toList();
    }

    @Override
    public Map<DocumentId, Long> citingTexts() throws IOException {
        Map<DocumentId, Long> texts = new HashMap<>();
        asked(WorkRelations::citingTexts).forEach(texts::putAll);
        return texts;
    }

    /// Something that is asked of one library's relations.
    @FunctionalInterface
    private interface Question<T> {
        T ask(WorkRelations relations) throws IOException;
    }

    private <T> List<T> asked(Question<T> question) throws IOException {
        return members.each(member -> member.ask(moment -> question.ask(moment.relations())));
    }

    private <T> List<T> flat(Question<List<T>> question) throws IOException {
        return asked(question).stream().flatMap(List::stream).toList();
    }
}
