package dev.carrel.index;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.Reference;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Citations;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.Versions;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.embed.Vector;
import dev.carrel.ranking.BackgroundScores;
import dev.carrel.ranking.Ranking;
import dev.carrel.ranking.VerbatimMatches;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Combination;
import dev.carrel.ranking.fusion.Nearness;
import dev.carrel.ranking.query.Query;

/// A library at one moment. Safe to ask from many threads.
public interface Snapshot extends AutoCloseable {
    /// The passages that match a query's words best, reduced to the view's keys.
    ///
    /// @param depth how many keys are wanted
    Ranking keyword(Query query, View view, int depth) throws IOException;

    /// The passages nearest to a vector among those that fulfil the query's conditions, reduced to the view's keys.
    /// Scores are cosines.
    Ranking nearest(Vector vector, Query query, View view, int depth) throws IOException;

    /// Both exact scores of every passage of some documents that fulfils the query's conditions.
    List<PassageScores> score(Collection<DocumentId> documents, Query query, Optional<Vector> vector)
            throws IOException;

    /// Both exact scores of some passages, in any order; their words are not counted.
    List<PassageScores> score(Set<PassageId> passages, Query query, Vector vector) throws IOException;

    /// What each of some documents is about as a whole: the mean of its passages' vectors, of unit length. Those without
    /// vectors are left out.
    Map<DocumentId, Vector> documentVectors(Collection<DocumentId> documents) throws IOException;

    /// The vectors of some passages, and how long their documents are; those without vectors are left out.
    List<PassageVector> vectors(Set<PassageId> passages) throws IOException;

    /// How near each of some documents is to a vector, as a whole and in its parts; those without vectors are left out.
    List<Nearness> nearness(Collection<DocumentId> documents, Vector vector) throws IOException;

    /// What a query meets in this library by chance.
    ///
    /// @param vector what it means, if meaning is compared
    BackgroundScores background(Query query, Optional<Vector> vector) throws IOException;

    /// The share of the query's plain words that each of some passages holds, 0 to 1; the rarer a word, the more it counts.
    /// All of them, if there are no such words.
    Map<PassageId, Double> wordShares(Set<PassageId> passages, Query query) throws IOException;

    /// Which of some passages hold the whole query as it was typed, or in their headings.
    VerbatimMatches standing(Set<PassageId> passages, Query query) throws IOException;

    /// The passages of these documents that hold a term as a whole word.
    Set<PassageId> holding(Collection<DocumentId> documents, String term) throws IOException;

    /// What the library's texts say that some short or long forms stand for, the most frequent definitions first.
    List<Definition> definitions(Collection<String> forms) throws IOException;

    /// In how many passages each of some terms stands, as [TextTerms] forms them.
    Map<String, Integer> frequencies(Collection<String> forms) throws IOException;

    /// The query with each word that occurs nowhere read as the nearest word that does; empty if there is nothing to
    /// correct.
    Optional<Query> corrected(Query query) throws IOException;

    /// Passages with what is known about their works, in the order asked for; unknown ids are left out.
    List<FoundPassage> passages(List<PassageId> ids) throws IOException;

    Optional<IndexEntry> document(DocumentId id) throws IOException;

    /// What goes by a name: an id or its beginning, a path, a DOI, a cite key, an ISBN, a PMID, an arXiv id, a key
    /// in Zotero or a title.
    List<DocumentId> named(String name) throws IOException;

    /// Where every document and failure came from.
    void origins(Consumer<Origin> consumer) throws IOException;

    List<Failure> failures() throws IOException;

    /// What was removed and stays out, in the order of paths.
    List<RemovedDocument> removed() throws IOException;

    List<Source> sources() throws IOException;

    /// The documents that wait for vectors, in the order of their ids.
    List<DocumentId> waiting() throws IOException;

    /// What each document is recognised by.
    void works(Consumer<WorkIdentity> consumer) throws IOException;

    /// The references of every document.
    void references(References consumer) throws IOException;

    List<CitationList> citationLists() throws IOException;

    /// Who cites whom, as of the last time that it was found out.
    Citations citations() throws IOException;

    /// Which documents are one work, as of the last time that it was found out.
    Versions versions() throws IOException;

    /// Of which documents [#citations] and [#versions] tell, see [Relations#basis()].
    long basis() throws IOException;

    /// Documents without their text, in the order asked for; unknown ids are left out.
    List<DocumentSummary> documents(List<DocumentId> ids) throws IOException;

    /// Hears of references.
    @FunctionalInterface
    interface References {
        /// @param number of the reference in its document, from 0
        void accept(DocumentId citing, int number, Reference reference);
    }

    Statistics statistics() throws IOException;

    /// How many documents a query is about, as far as its conditions tell that of a document that could not be read:
    /// which source it is from.
    SearchScope scope(Query query) throws IOException;

    /// How many documents there are of each year, type, … among those that all or any of some queries match. A query
    /// matches what fulfils its conditions and holds any of its words, if it has any.
    Facets facets(List<Query> queries, Combination combination) throws IOException;

    /// How much of every document can be found; failures are not among them.
    void coverage(Consumer<Coverage> consumer) throws IOException;

    /// The same of some documents; unknown ones are left out.
    List<Coverage> coverage(Collection<DocumentId> documents) throws IOException;

    /// Reads all that is stored and compares it with its checksums: damage in the middle of a file shows nowhere else.
    ///
    /// @throws dev.carrel.document.UserError if something is damaged
    void verify() throws IOException;

    /// What tells this moment from others: equal for two snapshots between which nothing was committed.
    Object moment();

    @Override
    void close() throws IOException;
}
