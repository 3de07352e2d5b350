package dev.carrel.search.said;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryRemark;

/// A query as it is asked of what others say: its words are looked for in sentences, and its conditions and fields are about the works
/// that these cite.
final class SaidQuery {
    private SaidQuery() {}

    /// Whatever else it says about the text counts as words, with a remark.
    static Query of(Query parsed) {
        List<Clause> demands = parsed.clauses().stream().filter(SaidQuery::isAboutWorks).toList();
        List<Clause> texts = parsed.clauses().stream().filter(clause -> !isAboutWorks(clause)).toList();
        List<Clause> clauses = new ArrayList<>(demands);
        clauses.add(new Clause.Words(parsed.with(texts).words()));
        Query asked = parsed.with(clauses);
        return texts.stream().allMatch(Clause.Words.class::isInstance)
                ? asked
                : asked.remarked(List.of(new QueryRemark(QueryRemark.Kind.PLAIN_WORDS, parsed.typed())));
    }

    private static boolean isAboutWorks(Clause clause) {
        return switch (clause) {
            case Clause.Where _,Clause.InField _ -> true;
            case Clause.Not(Clause excluded) -> isAboutWorks(excluded);
            case Clause.AnyOf(List<Clause> some) -> some.stream().allMatch(SaidQuery::isAboutWorks);
            case Clause.AllOf(List<Clause> all) -> all.stream().allMatch(SaidQuery::isAboutWorks);
            case Clause.Words _,Clause.Phrase _,Clause.Near _,Clause.Wildcard _ -> false;
        };
    }

    /// Whether it demands anything of the works.
    static boolean isDemanding(Query asked) {
        return !asked.conditions().isEmpty() || asked.clauses().size() > 1;
    }
}
