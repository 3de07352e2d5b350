package dev.carrel.index.joined;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;

import dev.carrel.index.Census;
import dev.carrel.index.Searchable;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.retrieval.CitingRetrieval;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.PassageScoring;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.index.retrieval.Vocabulary;

/// Several libraries at one moment each, asked as if they were one.
public final class JoinedMoment implements Searchable {
    private final Members members;
    private final CommonScale scale;

    /// @param members the first of those that hold a document is the one that it is found in
    /// @param terms   how all of them take a text apart
    public JoinedMoment(List<Member> members, TextTerms terms) {
        this.members = new Members(members);
        this.scale = new CommonScale(this.members, terms);
    }

    @Override
    public PassageRetrieval retrieval() {
        return new JoinedRetrieval(members, scale);
    }

    @Override
    public PassageScoring scoring() {
        return new JoinedScoring(members, scale);
    }

    @Override
    public Vocabulary vocabulary() {
        return new JoinedVocabulary(members);
    }

    @Override
    public CitingRetrieval citing() {
        return new JoinedSentences(members);
    }

    @Override
    public StoredDocuments stored() {
        return new JoinedDocuments(members);
    }

    @Override
    public WorkRelations relations() {
        return new JoinedRelations(members);
    }

    @Override
    public Census census() {
        return new JoinedCensus(members);
    }

    @Override
    public String ownVersion() {
        return members.all().stream().map(member -> member.moment().ownVersion())
                .collect(Collectors.joining(" "));
    }

    @Override
    public String moment() {
        return members.all().stream().map(member -> member.name() + " " + member.moment().moment())
                .collect(Collectors.joining(" "));
    }

    @Override
    public boolean isRemote() {
        return members.all().stream().anyMatch(member -> member.moment().isRemote());
    }

    @Override
    public void close() throws IOException {
        for (Member member : members.all()) {
            member.moment().close();
        }
    }
}
