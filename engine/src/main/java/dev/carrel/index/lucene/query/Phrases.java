package dev.carrel.index.lucene.query;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.ranking.query.Clause;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.MultiPhraseQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// Words that must follow one another in the text, or stand near each other. A wildcard among them may be any of the words that it
/// means.
record Phrases(Analysis analysis, Spellings spellings) {
    static Query of(List<String> words) {
        if (words.isEmpty()) {
            return new MatchNoDocsQuery("no words");
        }
        return words.size() == 1
                ? new TermQuery(new Term(FieldNames.WORDS, words.getFirst()))
                : new PhraseQuery(FieldNames.WORDS, words.toArray(String[]::new));
    }

    Query phrase(String text) {
        return phrase(places(text), 0);
    }

    /// Two may stand in either order. Lucene counts a turned pair as two words further apart than it is, so each order is asked for.
    Query near(List<String> parts, int distance) {
        List<List<List<String>>> places = parts.stream().map(this::places).toList();
        BooleanQuery.Builder near = new BooleanQuery.Builder().add(phrase(joined(places), distance),
                Occur.SHOULD);
        if (parts.size() == 2) {
            near.add(phrase(joined(places.reversed()), distance), Occur.SHOULD);
        }
        BooleanQuery.Builder all = new BooleanQuery.Builder().add(near.build(), Occur.FILTER);
        places.stream().filter(part -> part.size() > 1)
                .forEach(part -> all.add(phrase(part, 0), Occur.FILTER));
        return all.build();
    }

    private static List<List<String>> joined(List<List<List<String>>> parts) {
        return parts.stream().flatMap(List::stream).toList();
    }

    /// The words that may stand at each place of a phrase: mostly one word.
    private List<List<String>> places(String text) {
        List<List<String>> places = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        for (String word : text.split("\\s+")) {
            if (Clause.Wildcard.isPattern(word)) {
                addWords(plain, places);
                places.add(spellings.of(word));
            } else {
                plain.append(word).append(' ');
            }
        }
        addWords(plain, places);
        return places;
    }

    private void addWords(StringBuilder plain, List<List<String>> places) {
        analysis.sequence(plain.toString()).forEach(word -> places.add(List.of(word)));
        plain.setLength(0);
    }

    private static Query phrase(List<List<String>> places, int distance) {
        if (places.isEmpty() || places.stream().anyMatch(List::isEmpty)) {
            return new MatchNoDocsQuery("no words");
        }
        return places.size() == 1
                ? ConditionFilters.oneOf(FieldNames.WORDS, places.getFirst())
                : several(places, distance);
    }

    private static Query several(List<List<String>> places, int distance) {
        MultiPhraseQuery.Builder phrase = new MultiPhraseQuery.Builder().setSlop(distance);
        places.forEach(words -> phrase
                .add(words.stream().map(word -> new Term(FieldNames.WORDS, word)).toArray(Term[]::new)));
        return phrase.build();
    }
}
