package dev.carrel.index.lucene.facets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

import org.apache.lucene.util.BitSetIterator;
import org.apache.lucene.util.FixedBitSet;

/// The documents that a question found, and in what sections. Is told of passages in the order of their records.
final class FacetMatches implements IntConsumer {
    private final FacetColumns columns;
    private final FixedBitSet documents;
    /// One bit a part of its text, for each document.
    private final short[] sections;
    private int at;

    FacetMatches(FacetColumns columns) {
        this.columns = columns;
        this.documents = new FixedBitSet(Math.max(1, columns.size()));
        this.sections = new short[columns.size()];
    }

    @Override
    public void accept(int record) {
        at = columns.document(record, at);
        documents.set(at);
        sections[at] |= columns.section(record);
    }

    /// @param document its number
    void found(int document, int parts) {
        documents.set(document);
        sections[document] |= (short) parts;
    }

    /// Tells of the documents that have no other version, then of the versions of each work together.
    void walk(IntConsumer alone, Consumer<List<Integer>> versions) {
        Map<Integer, List<Integer>> works = new HashMap<>();
        BitSetIterator each = new BitSetIterator(documents, 0);
        for (int i = each.nextDoc(); i != BitSetIterator.NO_MORE_DOCS; i = each.nextDoc()) {
            if (columns.work(i) < 0) {
                alone.accept(i);
            } else {
                works.computeIfAbsent(columns.work(i), _ -> new ArrayList<>()).add(i);
            }
        }
        works.values().forEach(versions);
    }

    /// The first documents of all works that were found.
    FixedBitSet works() {
        FixedBitSet works = new FixedBitSet(documents.length());
        BitSetIterator each = new BitSetIterator(documents, 0);
        for (int i = each.nextDoc(); i != BitSetIterator.NO_MORE_DOCS; i = each.nextDoc()) {
            works.set(columns.first(i));
        }
        return works;
    }

    int sections(int document) {
        return sections[document];
    }

    /// Leaves what the other found, too.
    void and(FacetMatches other) {
        documents.and(other.documents);
        for (int i = 0; i < sections.length; i++) {
            sections[i] &= other.sections[i];
        }
    }

    void or(FacetMatches other) {
        documents.or(other.documents);
        for (int i = 0; i < sections.length; i++) {
            sections[i] |= other.sections[i];
        }
    }
}
