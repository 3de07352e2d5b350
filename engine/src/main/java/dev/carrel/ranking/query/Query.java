package dev.carrel.ranking.query;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A query parsed into clauses about the text and conditions on everything else.
///
/// @param typed   as the user wrote it
/// @param remarks what of it was not understood
public record Query(String typed, List<Clause> clauses, List<Condition> conditions,
        List<QueryRemark> remarks) {
    /// CamelCase, snake_case, dotted and kebab-1: names that somebody gave, which must be found as they are.
    private static final Pattern TECHNICAL = Pattern.compile("\\p{L}*\\p{Ll}\\p{Lu}[\\p{L}\\p{N}]*"
            + "|[\\p{L}\\p{N}]+(?:_[\\p{L}\\p{N}]+)+|_+[\\p{L}\\p{N}]+[\\p{L}\\p{N}_]*"
            + "|\\p{L}[\\p{L}\\p{N}_]*(?:\\.\\p{L}[\\p{L}\\p{N}_]+)+"
            + "|\\p{L}[\\p{L}\\p{N}]*(?:-\\p{L}+)*-\\p{N}[\\p{L}\\p{N}.]*");

    private static final Pattern WILDCARD = Pattern.compile("[*?]+");

    /// Longer runs are data that nobody gave as a name, and a pattern takes a step of the stack for each of their parts.
    private static final int LONGEST_NAME = 200;

    public Query {
        clauses = List.copyOf(clauses);
        conditions = List.copyOf(conditions);
        remarks = List.copyOf(remarks);
    }

    public Query(String typed, List<Clause> clauses, List<Condition> conditions) {
        this(typed, clauses, conditions, List.of());
    }

    /// A query of plain words, whatever characters it holds.
    public static Query plain(String text) {
        return new Query(text, List.of(new Clause.Words(text)), List.of());
    }

    public Query and(Condition condition) {
        List<Condition> more = new ArrayList<>(conditions);
        more.add(condition);
        return new Query(typed, clauses, more, remarks);
    }

    /// The same query without its conditions on a property.
    public Query without(Facet facet) {
        return new Query(typed, clauses,
                conditions.stream().filter(condition -> !facet.isOf(condition)).toList(), remarks);
    }

    /// The same query of any words: what is quoted, excluded or given in alternatives stays.
    public Query withoutWords() {
        return new Query(typed,
                clauses.stream().filter(clause -> !(clause instanceof Clause.Words)).toList(), conditions,
                remarks);
    }

    /// Its plain words: what stands in no phrase, field or alternative.
    public String plainWords() {
        return positive(clauses.stream().filter(Clause.Words.class::isInstance).toList());
    }

    /// The same query, of which the library knows that it cites something.
    public Query readAsCitation() {
        return new Query(typed, clauses, conditions,
                List.of(new QueryRemark(QueryRemark.Kind.CITATION, typed.strip())));
    }

    /// The same query with more to say about it.
    public Query remarked(List<QueryRemark> more) {
        return new Query(typed, clauses, conditions, Stream.concat(remarks.stream(), more.stream()).toList());
    }

    public boolean isCitation() {
        return remarks.stream().anyMatch(remark -> remark.kind() == QueryRemark.Kind.CITATION);
    }

    /// Whether whatever is found answers it: a citation finds the work that it names, and what is quoted or joined by operators stands
    /// there as it was asked for.
    public boolean isFulfilled() {
        return isCitation() || clauses.stream().noneMatch(Clause.Words.class::isInstance);
    }

    /// The same query with other clauses.
    public Query with(List<Clause> others) {
        return new Query(typed, others, conditions, remarks);
    }

    /// The text that is looked for, without the language's own signs: what is embedded and scored.
    public String words() {
        return positive(clauses);
    }

    /// The part of a query about the text, as it was typed: quotation marks kept, fields and exclusions left out.
    public String asked() {
        return clauses.stream().map(clause -> clause instanceof Clause.Phrase(String text)
                ? "\"" + text + "\""
                : positive(clause)).filter(text -> !text.isBlank()).collect(Collectors.joining(" "));
    }

    /// The names in it that somebody gave to something, such as `page_size` or `React.useEffect`.
    public List<String> technicalTerms() {
        return Pattern.compile("[\\s,;()\\[\\]{}\"“”]+").splitAsStream(words())
                .map(word -> word.replaceAll("^[.:'`]+|[.:'`?!]+$", ""))
                .filter(word -> word.length() <= LONGEST_NAME && TECHNICAL.matcher(word).matches()).distinct()
                .toList();
    }

    private static String positive(Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> text;
            case Clause.Phrase(String text) -> letters(text);
            case Clause.Near(List<String> parts, int _) -> letters(String.join(" ", parts));
            case Clause.Wildcard(String pattern) -> letters(pattern);
            case Clause.InField(var _, Clause inner) -> positive(inner);
            case Clause.Not _,Clause.Where _ -> "";
            case Clause.AnyOf(List<Clause> alternatives) -> positive(alternatives);
            case Clause.AllOf(List<Clause> all) -> positive(all);
        };
    }

    /// The words that wildcards mean, as far as they are known.
    private static String letters(String text) {
        return Clause.Wildcard.patterns(text).findAny().isPresent()
                ? WILDCARD.matcher(text).replaceAll(" ").strip()
                : text;
    }

    private static String positive(List<Clause> clauses) {
        return clauses.stream().map(Query::positive).filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }
}
