package dev.carrel.ranking;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What is asked: clauses about the text and conditions on everything else.
///
/// @param typed as the user wrote it
public record Query(String typed, List<Clause> clauses, List<Condition> conditions) {
    /// CamelCase, snake_case, dotted and kebab-1: names that somebody gave, which must be found as they are.
    private static final Pattern TECHNICAL = Pattern.compile("\\p{L}*\\p{Ll}\\p{Lu}[\\p{L}\\p{N}]*"
            + "|[\\p{L}\\p{N}]+(?:_[\\p{L}\\p{N}]+)+|_+[\\p{L}\\p{N}]+[\\p{L}\\p{N}_]*"
            + "|\\p{L}[\\p{L}\\p{N}_]*(?:\\.\\p{L}[\\p{L}\\p{N}_]+)+"
            + "|\\p{L}[\\p{L}\\p{N}]*(?:-\\p{L}+)*-\\p{N}[\\p{L}\\p{N}.]*");

    /// Longer runs are data that nobody gave as a name, and a pattern takes a step of the stack for each of their parts.
    private static final int LONGEST_NAME = 200;

    public Query {
        clauses = List.copyOf(clauses);
        conditions = List.copyOf(conditions);
    }

    /// A query of plain words, whatever characters it holds.
    public static Query plain(String text) {
        return new Query(text, List.of(new Clause.Words(text)), List.of());
    }

    public Query and(Condition condition) {
        List<Condition> more = new ArrayList<>(conditions);
        more.add(condition);
        return new Query(typed, clauses, more);
    }

    /// The same query without its conditions on a property.
    public Query without(Facet facet) {
        return new Query(typed, clauses,
                conditions.stream().filter(condition -> !facet.isOf(condition)).toList());
    }

    /// The same query of any words: what is quoted, excluded or given in alternatives stays.
    public Query withoutWords() {
        return new Query(typed,
                clauses.stream().filter(clause -> !(clause instanceof Clause.Words)).toList(), conditions);
    }

    /// The text that is looked for, without the language's own signs: what is embedded and scored.
    public String words() {
        return clauses.stream().map(Query::positive).filter(text -> !text.isBlank())
                .collect(Collectors.joining(" "));
    }

    /// What is asked about the text, as it was typed: quotation marks kept, fields and exclusions left out.
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
            case Clause.Phrase(String text) -> text;
            case Clause.Without _ -> "";
            case Clause.AnyOf(List<Clause> alternatives) -> alternatives.stream().map(Query::positive)
                    .collect(Collectors.joining(" "));
        };
    }
}
