package dev.carrel.ranking.query;

import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.ranking.query.QueryToken.Item;
import dev.carrel.ranking.query.QueryToken.Sign;
import org.jspecify.annotations.Nullable;

/// Reads one word or phrase of a query, with the field and the minus before it.
record TermReader(List<QueryRemark> remarks) {
    /// Signs that may stand around a word of a sentence or a list.
    private static final Pattern AROUND = Pattern.compile("^[(\\[]*(.*?)[)\\],;:.!?]*$");
    private static final Pattern MEANT_AS_WILDCARD = Pattern.compile("\\*[\\p{L}\\p{N}]{1,2}|\\p{L}{2}\\*");
    /// Signs of other query languages: fuzzy, weighted and required words, distances, fields in brackets.
    private static final Pattern MEANT_AS_OPERATOR = Pattern
            .compile(
                    "[\\p{L}\\p{N}]+(?:~\\d?|\\^\\d+(?:\\.\\d+)?)|NEAR|ADJ\\d*|(?:NEAR|PRE|ONEAR|[NW])/?\\d+|XOR|ANDNOT"
                            + "|[+!]\\p{L}{2,}|.*\\[(?i:ti|ab|tiab|tw|au|dp|mh|mesh|title|author|title/abstract)\\]");
    /// Capitals are a prefix of somebody's identifiers: `GO:0008150`.
    private static final Pattern MEANT_AS_FIELD = Pattern.compile("[A-Z]?[a-z]+");

    /// The clause that an item asks for; null if that is nothing.
    @Nullable
    Clause read(Item item) {
        if (item.text().isEmpty()) {
            return null;
        }
        String field = item.field();
        Condition condition = field == null ? null : FieldReader.condition(field, item.text());
        if (condition != null) {
            return new Clause.Where(item.sign() == Sign.MINUS ? new Condition.Not(condition) : condition);
        }
        Clause.Field part = FieldReader.part(field);
        if (part != null) {
            remarkWildcard(item);
            Clause within = new Clause.InField(part, text(item, item.text()));
            return item.sign() == Sign.MINUS ? not(within) : within;
        }
        remark(item);
        remarkWildcard(item);
        Clause text = item.field() == null ? text(item, item.text()) : new Clause.Words(item.whole());
        return item.sign() == Sign.MINUS ? not(exactly(text)) : text;
    }

    /// Words behind a minus are excluded in the form in which it is typed.
    private static Clause exactly(Clause clause) {
        return clause instanceof Clause.Words(String text) ? new Clause.Phrase(text) : clause;
    }

    /// Excluding a condition is a condition.
    static Clause not(Clause clause) {
        return clause instanceof Clause.Where(Condition condition)
                ? new Clause.Where(new Condition.Not(condition))
                : new Clause.Not(clause);
    }

    private static Clause text(Item item, String text) {
        if (item.isQuoted()) {
            Integer distance = item.distance();
            return distance == null
                    ? new Clause.Phrase(text)
                    : new Clause.Near(List.of(text.split("\\s+")), distance);
        }
        String word = AROUND.matcher(text).replaceFirst("$1");
        return Clause.Wildcard.isPattern(word) ? new Clause.Wildcard(word) : new Clause.Words(text);
    }

    private void remarkWildcard(Item item) {
        if (!item.isQuoted() && MEANT_AS_WILDCARD.matcher(item.text()).matches()) {
            remarks.add(new QueryRemark(QueryRemark.Kind.WILDCARD, item.text()));
        }
    }

    private void remark(Item item) {
        String field = item.field();
        if (field != null && FieldReader.isCondition(field)) {
            remarks.add(new QueryRemark(QueryRemark.Kind.UNKNOWN_VALUE, item.whole()));
        } else if (field != null && MEANT_AS_FIELD.matcher(field).matches() && item.text().charAt(0) != ':') {
            remarks.add(new QueryRemark(QueryRemark.Kind.UNKNOWN_FIELD, item.whole()));
        } else if (!item.isQuoted() && MEANT_AS_OPERATOR.matcher(item.text()).matches()) {
            remarks.add(new QueryRemark(QueryRemark.Kind.UNKNOWN_OPERATOR, item.text()));
        } else if (!item.isQuoted() && FieldReader.isFieldOnly(item.text())) {
            remarks.add(new QueryRemark(QueryRemark.Kind.NO_VALUE, item.text()));
        }
    }
}
