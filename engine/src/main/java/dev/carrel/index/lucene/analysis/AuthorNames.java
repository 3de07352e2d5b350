package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import org.apache.lucene.index.Term;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.MultiPhraseQuery;
import org.apache.lucene.search.Query;

/// Finds people by family name and given name, however much of the latter is written: *Jeffrey P Mower* is also `J. Mower` and
/// `Mower JP`. Of several given names the first counts, since most lists leave the others out.
public record AuthorNames(IndexTerms terms) {
    /// Between the two names there may be others, in either order; nobody has so many, and the next author is far off.
    private static final int APART = 8;
    /// Initials are written together: JP.
    private static final int INITIALS = 2;
    private static final int MOST = 10_000;

    public Query query(List<String> family, List<String> given) {
        if (family.isEmpty() || given.isEmpty()) {
            return new MatchNoDocsQuery("no name");
        }
        MultiPhraseQuery.Builder name = new MultiPhraseQuery.Builder().setSlop(APART);
        name.add(spellings(given.getFirst()).stream().map(each -> new Term(FieldNames.AUTHOR, each))
                .toArray(Term[]::new));
        family.forEach(word -> name.add(new Term(FieldNames.AUTHOR, word)));
        return name.build();
    }

    /// The ways in which the library writes a given name: as it is, by its initials; an initial may be any name's.
    private List<String> spellings(String given) {
        String initial = given.substring(0, given.offsetByCodePoints(0, 1));
        List<String> spellings = new ArrayList<>(List.of(given));
        try {
            for (String spelling : terms.beginningWith(FieldNames.AUTHOR, initial, MOST)) {
                if (given.equals(initial) || spelling.length() <= INITIALS) {
                    spellings.add(spelling);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return spellings.stream().distinct().toList();
    }
}
