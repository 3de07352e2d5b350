package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.SynonymQuery;

/// Finds German words inside others: *Verteilung* in *Wahrscheinlichkeitsverteilung*, and both words of a compound that
/// was asked for where they stand apart. The library's own German documents are the dictionary; where there are none,
/// nothing is looked for and nothing changes.
///
/// Hits count less than those of a word that stands by itself.
public record Compounds(IndexTerms terms, Analysis analysis) {
    private static final int SHORTEST = 4;
    /// From here on a word is hardly ever the end of another by chance.
    private static final int SURE = 5;
    /// The end is then more likely a longer word: *Teilung* is not in *Wahrscheinlichkeitsverteilung*.
    private static final Pattern PREFIXED = Pattern
            .compile("(?:ver|zer|ent|be|ge|vor|ab|an|ein|aus|auf|um|unter|uber|ueber)$");
    private static final int MOST = 64;
    private static final int LOOKED_AT = 2000;
    private static final float INSIDE = 0.6f;
    private static final float TOGETHER = 0.5f;
    private static final float APART = 0.3f;
    /// The letters that German puts between the words of a compound.
    private static final List<String> LINKS = List.of("", "s", "es", "n", "en", "er", "e");

    /// The parts of compounds that German documents are asked for besides the words themselves; nothing if there are none.
    public Optional<Query> query(String words) {
        try {
            return isNeeded() ? query(asked(words)) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Whether a word stands in some German text, be it inside another.
    public boolean hold(String word) {
        return query(word).isPresent();
    }

    private boolean isNeeded() throws IOException { return terms.records(FieldNames.GERMAN) > 0; }

    /// Says which words will be asked for, one after the other.
    public void expect(String words) throws IOException {
        if (isNeeded()) {
            expect(asked(words));
        }
    }

    /// The same for all that will be asked about them, which is known only when terms have been listed.
    public void expectAll(String words) throws IOException {
        if (isNeeded()) {
            holders(asked(words));
        }
    }

    private void expect(List<String> asked) throws IOException {
        List<String> counted = asked.stream()
                .flatMap(word -> Stream.concat(Stream.of(word), halves(word).flatMap(Halves::words)))
                .toList();
        List<String> listed = asked.stream().flatMap(word -> Stream.of(word, ReversedWords.of(word)))
                .toList();
        terms.expect(FieldNames.GERMAN, counted, listed, LOOKED_AT);
    }

    /// The words that are asked for, each with the terms that hold it.
    private List<Holders> holders(List<String> asked) throws IOException {
        expect(asked);
        List<Holders> holders = new ArrayList<>();
        for (String word : asked) {
            holders.add(new Holders(word, beginningWith(ReversedWords.of(word)).stream()
                    .map(ReversedWords::forwards).toList(), beginningWith(word)));
        }
        terms.expect(FieldNames.GERMAN, holders.stream().flatMap(Holders::rests).toList(), List.of(),
                LOOKED_AT);
        return holders;
    }

    private List<String> asked(String words) {
        return analysis.german(words).stream()
                .filter(word -> word.length() >= SHORTEST && word.chars().allMatch(Character::isLetter)
                        && !FunctionWords.contain(word))
                .distinct().toList();
    }

    private Optional<Query> query(List<String> asked) throws IOException {
        BooleanQuery.Builder any = new BooleanQuery.Builder();
        for (Holders each : holders(asked)) {
            add(each, Set.copyOf(asked), any);
        }
        BooleanQuery query = any.build();
        return query.clauses().isEmpty() ? Optional.empty() : Optional.of(query);
    }

    private void add(Holders holders, Set<String> asked, BooleanQuery.Builder any) throws IOException {
        Set<String> known = known(holders, asked);
        if (!known.isEmpty()) {
            SynonymQuery.Builder same = new SynonymQuery.Builder(FieldNames.GERMAN);
            known.forEach(each -> same.addTerm(new Term(FieldNames.GERMAN, each),
                    each.equals(holders.word()) ? 1 : INSIDE));
            any.add(new BoostQuery(same.build(), TOGETHER), Occur.SHOULD);
        }
        for (String part : parts(holders.word())) {
            any.add(new BoostQuery(new SynonymQuery.Builder(FieldNames.GERMAN)
                    .addTerm(new Term(FieldNames.GERMAN, part)).build(), APART), Occur.SHOULD);
        }
    }

    /// A word, and the terms that end and begin with it.
    private record Holders(String word, List<String> ending, List<String> beginning) {
        /// What has to be a word beside it, where that is not sure without.
        Stream<String> rests() {
            return Stream.concat(
                    ending.stream().map(this::head).filter(rest -> !isSureAfter(rest))
                            .flatMap(Compounds::before),
                    beginning.stream().flatMap(each -> after(tail(each))));
        }

        boolean isSureAfter(String rest) {
            return word.length() >= SURE && !PREFIXED.matcher(rest).find();
        }

        String head(String compound) {
            return compound.substring(0, compound.length() - word.length());
        }

        String tail(String compound) {
            return compound.substring(word.length());
        }
    }

    /// The word and the compounds that begin or end with it.
    private Set<String> known(Holders holders, Set<String> asked) throws IOException {
        Set<String> known = new LinkedHashSet<>();
        String word = holders.word();
        if (occurs(word)) {
            known.add(word);
        }
        for (String compound : holders.ending()) {
            String rest = holders.head(compound);
            if (rest.length() >= SHORTEST
                    && (holders.isSureAfter(rest) || isAnyKnown(before(rest), asked))) {
                known.add(compound);
            }
        }
        for (String compound : holders.beginning()) {
            if (isAnyKnown(after(holders.tail(compound)), asked)) {
                known.add(compound);
            }
        }
        return known.stream().limit(MOST).collect(LinkedHashSet::new, Set::add, Set::addAll);
    }

    private List<String> beginningWith(String prefix) throws IOException {
        return terms.beginningWith(FieldNames.GERMAN, prefix, LOOKED_AT);
    }

    /// The readings of a text as a word before another one, with or without what links them.
    private static Stream<String> before(String text) {
        return LINKS.stream().filter(text::endsWith)
                .map(link -> text.substring(0, text.length() - link.length()))
                .filter(word -> word.length() >= SHORTEST);
    }

    /// The readings of a text as a word after another one.
    private static Stream<String> after(String text) {
        return LINKS.stream().filter(text::startsWith).map(link -> text.substring(link.length()))
                .filter(word -> word.length() >= SHORTEST);
    }

    private boolean isAnyKnown(Stream<String> words, Set<String> asked) throws IOException {
        for (String word : words.toList()) {
            if (asked.contains(word) || occurs(word)) {
                return true;
            }
        }
        return false;
    }

    /// Two words that a compound may be made of.
    private record Halves(String start, String end) {
        Stream<String> words() {
            return Stream.of(start, end);
        }
    }

    /// All ways to cut a word into two, the longest end first.
    private static Stream<Halves> halves(String word) {
        return IntStream.rangeClosed(SHORTEST, word.length() - SHORTEST).boxed()
                .flatMap(at -> before(word.substring(0, at))
                        .map(start -> new Halves(start, word.substring(at))));
    }

    /// The two words that a compound is made of, if the library knows both.
    private List<String> parts(String word) throws IOException {
        for (Halves both : halves(word).toList()) {
            if (occurs(both.end()) && occurs(both.start())) {
                return both.words().toList();
            }
        }
        return List.of();
    }

    private boolean occurs(String word) throws IOException {
        return terms.frequency(FieldNames.GERMAN, word) > 0;
    }
}
