package dev.carrel.index.lucene.query;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import dev.carrel.base.LruCache;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;
import dev.carrel.document.work.Versions;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Query;

/// Lets a filter that one version of a work fulfils hold for all versions: a tag that only Zotero's item has finds the
/// sentence in the loose PDF.
final class WholeWorks {
    private static final int MOST = 64;

    private final RecordLookup records;
    private final WorkRelations related;
    private final Map<Query, Query> known = new LruCache<>(MOST);

    WholeWorks(RecordLookup records, WorkRelations related) {
        this.records = records;
        this.related = related;
    }

    /// @param filter on what is known about a document, which all its passages carry
    Query widened(Query filter) {
        try {
            Versions versions = related.versions();
            return versions.surplus() == 0 ? filter : widened(filter, versions);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Found out once a commit and filter: the same ones come again with every search.
    private synchronized Query widened(Query filter, Versions versions) throws IOException {
        Query wider = known.get(filter);
        if (wider == null) {
            wider = new BooleanQuery.Builder().add(filter, Occur.SHOULD)
                    .add(PassageQueries.among(versionsOfThoseIn(filter, versions)), Occur.SHOULD).build();
            known.put(filter, wider);
        }
        return wider;
    }

    private Set<DocumentId> versionsOfThoseIn(Query filter, Versions versions) throws IOException {
        List<String> several = versions.works().stream().flatMap(List::stream)
                .map(id -> new PassageId(id, 0).toString()).toList();
        Query openings = new BooleanQuery.Builder().add(filter, Occur.FILTER)
                .add(ConditionFilters.oneOf(FieldNames.PASSAGE, several), Occur.FILTER).build();
        return records.ofPassages(openings).stream().map(DocumentId::new)
                .flatMap(id -> versions.of(id).stream()).collect(Collectors.toCollection(TreeSet::new));
    }
}
