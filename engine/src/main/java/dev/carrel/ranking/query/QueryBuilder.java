package dev.carrel.ranking.query;

import java.util.ArrayList;
import java.util.List;

/// Gathers the clauses of a query: words that follow one another become one clause, conditions stand apart.
final class QueryBuilder {
    private final List<Clause> clauses = new ArrayList<>();
    /// The words that may still be followed by others; a pasted page has thousands.
    private final List<String> words = new ArrayList<>();
    private final List<Condition> conditions = new ArrayList<>();

    /// Adds something that is asked for besides the rest.
    void add(Clause clause) {
        if (clause instanceof Clause.Words(String text)) {
            words.add(text);
        } else if (!condition(clause)) {
            endWords();
            clauses.add(clause);
        }
    }

    private void endWords() {
        if (!words.isEmpty()) {
            clauses.add(new Clause.Words(String.join(" ", words)));
            words.clear();
        }
    }

    /// Adds what has to be fulfilled together.
    void addAll(List<Clause> required) {
        List<Clause> text = required.stream().filter(clause -> !condition(clause)).toList();
        if (!text.isEmpty()) {
            endWords();
            clauses.add(new Clause.AllOf(text));
        }
    }

    /// Takes conditions out of a clause that is made of nothing else. Of a field that has one value any will do anyway.
    private boolean condition(Clause clause) {
        if (clause instanceof Clause.Where(Condition condition)) {
            conditions.add(condition);
            return true;
        }
        if (!(clause instanceof Clause.AnyOf(List<Clause> some))
                || !some.stream().allMatch(Clause.Where.class::isInstance)) {
            return false;
        }
        List<Condition> alternatives = some.stream().map(each -> ((Clause.Where) each).condition()).toList();
        Condition first = alternatives.getFirst();
        if (first.hasOneValue()
                && alternatives.stream().allMatch(each -> each.getClass() == first.getClass())) {
            conditions.addAll(alternatives);
        } else {
            conditions.add(new Condition.AnyOf(alternatives));
        }
        return true;
    }

    Query build(String typed, List<QueryRemark> remarks) {
        endWords();
        return new Query(typed, clauses, conditions, remarks);
    }
}
