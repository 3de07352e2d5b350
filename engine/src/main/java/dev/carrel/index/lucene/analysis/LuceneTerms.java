package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.LeafReaderContext;
import org.apache.lucene.index.MultiTerms;
import org.apache.lucene.index.Term;
import org.apache.lucene.index.Terms;
import org.apache.lucene.index.TermsEnum;
import org.apache.lucene.search.FuzzyTermsEnum;
import org.apache.lucene.search.WildcardQuery;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.automaton.CompiledAutomaton;
import org.apache.lucene.util.automaton.Operations;

/// The terms of a Lucene index.
public record LuceneTerms(IndexReader reader) implements IndexTerms {
    @Override
    public int frequency(String field, String term) throws IOException {
        return reader.docFreq(new Term(field, term));
    }

    @Override
    public int records(String field) throws IOException {
        return reader.getDocCount(field);
    }

    @Override
    public List<String> beginningWith(String field, String prefix, int most) throws IOException {
        List<String> found = new ArrayList<>();
        Terms all = MultiTerms.getTerms(reader, field);
        TermsEnum terms = all == null ? TermsEnum.EMPTY : all.iterator();
        BytesRef term = terms.seekCeil(new BytesRef(prefix)) == TermsEnum.SeekStatus.END
                ? null
                : terms.term();
        for (; term != null && found.size() < most; term = terms.next()) {
            String text = term.utf8ToString();
            if (!text.startsWith(prefix)) {
                break;
            }
            found.add(text);
        }
        return found;
    }

    @Override
    public List<String> like(String field, String wildcard, int most) throws IOException {
        Terms all = MultiTerms.getTerms(reader, field);
        CompiledAutomaton automaton = new CompiledAutomaton(WildcardQuery
                .toAutomaton(new Term(field, wildcard), Operations.DEFAULT_DETERMINIZE_WORK_LIMIT));
        TermsEnum like = all == null ? TermsEnum.EMPTY : automaton.getTermsEnum(all);
        List<String> found = new ArrayList<>();
        for (BytesRef term = like.next(); term != null && found.size() < most; term = like.next()) {
            found.add(term.utf8ToString());
        }
        return found;
    }

    @Override
    public SortedSet<String> near(Nearby wanted) throws IOException {
        SortedSet<String> all = new TreeSet<>();
        for (LeafReaderContext leaf : reader.leaves()) {
            Terms terms = leaf.reader().terms(wanted.field());
            if (terms != null) {
                FuzzyTermsEnum near = new FuzzyTermsEnum(terms, new Term(wanted.field(), wanted.word()),
                        wanted.edits(), wanted.sameLetters(), true);
                for (BytesRef term = near.next(); term != null; term = near.next()) {
                    all.add(term.utf8ToString());
                }
            }
        }
        return all;
    }
}
