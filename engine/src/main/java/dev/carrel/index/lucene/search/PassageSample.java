package dev.carrel.index.lucene.search;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import dev.carrel.embed.Vector;
import dev.carrel.index.lucene.analysis.FieldNames;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.MultiBits;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.PostingsEnum;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.DocIdSetIterator;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.util.Bits;
import org.jspecify.annotations.Nullable;

/// Some passages that stand for all of a library: those of the documents whose ids come first. Ids are hashes, so this is
/// a random choice, and the same one however the index came about.
final class PassageSample {
    /// The mean of so many cosines is right to a few thousandths.
    private static final int PASSAGES = 512;
    /// A book must not stand for the whole library.
    private static final int OF_A_DOCUMENT = 8;

    private final IndexReader reader;
    private final PassageColumns columns;
    private volatile @Nullable List<Vector> vectors;

    PassageSample(IndexSearcher searcher, PassageColumns columns) {
        this.reader = searcher.getIndexReader();
        this.columns = columns;
    }

    /// The mean cosine of a passage to a vector; nothing if no passage has one. They are added up in an order that does not
    /// depend on Lucene's numbers, so that it is the same to the last bit.
    OptionalDouble mean(Vector vector) throws IOException {
        return vectors().stream().mapToDouble(vector::similarity).sorted().average();
    }

    private List<Vector> vectors() throws IOException {
        List<Vector> known = vectors;
        if (known == null) {
            known = List.copyOf(columns.vectors(records(reader)).values());
            vectors = known;
        }
        return known;
    }

    /// In rising order.
    static int[] records(IndexReader reader) throws IOException {
        List<Integer> records = new ArrayList<>();
        Terms documents = MultiTerms.getTerms(reader, FieldNames.DOCUMENT);
        if (documents != null) {
            Bits live = MultiBits.getLiveDocs(reader);
            TermsEnum ids = documents.iterator();
            while (records.size() < PASSAGES && ids.next() != null) {
                records.addAll(
                        spread(passages(ids.postings(null, PostingsEnum.NONE), Optional.ofNullable(live))));
            }
        }
        return records.stream().mapToInt(Integer::intValue).sorted().toArray();
    }

    /// The record of the document itself comes with them; it has no vector and is passed over.
    private static List<Integer> passages(PostingsEnum postings, Optional<Bits> live) throws IOException {
        List<Integer> records = new ArrayList<>();
        for (int i = postings.nextDoc(); i != DocIdSetIterator.NO_MORE_DOCS; i = postings.nextDoc()) {
            if (live.isEmpty() || live.get().get(i)) {
                records.add(i);
            }
        }
        return records;
    }

    private static List<Integer> spread(List<Integer> all) {
        List<Integer> some = new ArrayList<>();
        int count = Math.min(OF_A_DOCUMENT, all.size());
        for (int i = 0; i < count; i++) {
            some.add(all.get(i * all.size() / count));
        }
        return some;
    }
}
