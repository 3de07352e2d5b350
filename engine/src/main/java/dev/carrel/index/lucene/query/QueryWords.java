package dev.carrel.index.lucene.query;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.analysis.Compounds;
import dev.carrel.index.lucene.analysis.FieldNames;
import dev.carrel.index.lucene.analysis.IndexTerms;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.ranking.query.Clause;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/// The plain words of a query, and how much each tells: the rarer it is in the library, the more. What is quoted or
/// excluded is fulfilled by everything that is found.
public final class QueryWords {
    private static final int MOST = 128;
    /// `p53`, `CRISPR`, `TGF-β`.
    private static final Pattern NAME_OF_A_THING = Pattern
            .compile("\\p{L}.*\\p{N}|\\p{N}.*\\p{L}|\\p{Lu}\\p{Lu}");

    private final List<Word> words;

    /// A word as typed, how much it tells, and what holds it.
    ///
    /// @param passages how many hold it
    private record Word(String typed, Query holding, int passages, double weight) {}

    private QueryWords(List<Word> words) {
        this.words = words;
    }

    static QueryWords of(dev.carrel.ranking.query.Query query, Analysis analysis, IndexTerms terms)
            throws IOException {
        String text = query.clauses().stream().map(clause -> clause instanceof Clause.Words(String plain)
                ? plain
                : "").filter(plain -> !plain.isBlank()).collect(Collectors.joining(" "));
        Compounds compounds = new Compounds(terms, analysis);
        compounds.expect(text);
        Map<List<String>, Word> words = new LinkedHashMap<>();
        for (List<TextTerms.Term> forms : apart(text.isEmpty() ? List.of() : analysis.asked(text))) {
            List<String> key = forms.stream().map(TextTerms.Term::form).toList();
            if (words.size() < MOST && !words.containsKey(key)) {
                String typed = text.substring(forms.getFirst().start(), forms.getFirst().end());
                words.put(key, word(typed, key, compounds.query(typed), terms));
            }
        }
        return new QueryWords(List.copyOf(words.values()));
    }

    /// The forms of each word: itself, then what it is made of, as far as it is made of anything.
    private static List<List<TextTerms.Term>> apart(List<TextTerms.Term> terms) {
        List<List<TextTerms.Term>> words = new ArrayList<>();
        int end = 0;
        for (TextTerms.Term term : terms) {
            if (words.isEmpty() || term.end() > end) {
                words.add(new ArrayList<>());
                end = term.end();
            }
            words.getLast().add(term);
        }
        return words;
    }

    private static Word word(String typed, List<String> forms, Optional<Query> inside, IndexTerms terms)
            throws IOException {
        BooleanQuery.Builder holding = new BooleanQuery.Builder()
                .add(term(forms.getFirst()), Occur.SHOULD);
        inside.ifPresent(compound -> holding.add(compound, Occur.SHOULD));
        List<String> parts = forms.subList(1, forms.size());
        if (!parts.isEmpty()) {
            BooleanQuery.Builder all = new BooleanQuery.Builder();
            parts.forEach(part -> all.add(term(part), Occur.MUST));
            holding.add(all.build(), Occur.SHOULD);
        }
        int passages = Math.max(inside.isPresent() ? 1 : 0, frequency(forms, terms));
        int all = Math.max(1, terms.records(FieldNames.PASSAGE));
        return new Word(typed, holding.build(), passages,
                Math.log1p((all - passages + 0.5) / (passages + 0.5)));
    }

    private static int frequency(List<String> forms, IndexTerms terms) throws IOException {
        int whole = terms.frequency(FieldNames.COMBINED, forms.getFirst());
        if (whole > 0 || forms.size() == 1) {
            return whole;
        }
        int rarest = Integer.MAX_VALUE;
        for (String part : forms.subList(1, forms.size())) {
            rarest = Math.min(rarest, terms.frequency(FieldNames.COMBINED, part));
        }
        return rarest;
    }

    private static Query term(String form) {
        return new TermQuery(new Term(FieldNames.COMBINED, form));
    }

    public boolean isEmpty() { return words.isEmpty(); }

    /// Those that stand nowhere.
    public List<String> absent() {
        return words.stream().filter(word -> word.passages() == 0).map(Word::typed).distinct().toList();
    }

    /// Whether the query is nothing but names of things that stand nowhere, such as a gene's: a model knows their letters only.
    public boolean areUnknownNames() {
        return !words.isEmpty() && words.stream()
                .allMatch(word -> word.passages() == 0 && NAME_OF_A_THING.matcher(word.typed()).find());
    }

    /// The weight of all of them together.
    public double weight() {
        return words.stream().mapToDouble(Word::weight).sum();
    }

    /// The query whose score is the share of the words that a passage holds, each counting by what it tells.
    public Query share() {
        double all = weight();
        BooleanQuery.Builder sum = new BooleanQuery.Builder();
        words.forEach(word -> sum.add(
                new BoostQuery(new ConstantScoreQuery(word.holding()), (float) (word.weight() / all)),
                Occur.SHOULD));
        return sum.build();
    }
}
