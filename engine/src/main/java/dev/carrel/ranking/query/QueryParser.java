package dev.carrel.ranking.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.ranking.query.QueryToken.Item;
import dev.carrel.ranking.query.QueryToken.Operator;
import dev.carrel.ranking.query.QueryToken.Sign;
import org.jspecify.annotations.Nullable;

/// Reads the query language: `"exact phrase"`, `-without`, `a AND (b OR NOT c)`, `a NEAR/5 b`, `chloro*`, `title:graph`,
/// `author:smith`, `year:2019..2023` and the other fields. Never fails: what does not parse is plain words, and the query
/// says so.
///
/// `NEAR` binds tightest, then `NOT`, then `OR`, then `AND`, as in Scopus and in web search. Words beside each other add to the
/// score; where `AND` stands among them, and inside parentheses, all of them must be there.
public final class QueryParser {
    /// With more words than this a query is prose: its quotation marks and dashes are its author's, not operators.
    private static final int PROSE = 16;

    /// Nobody writes prose like this: `"heart attack" OR`, `(trust AND bias)`.
    private static final Pattern STRATEGY = Pattern.compile(
            "[\"”)]\\s+(?:AND|OR|NOT)\\s|\\([^()]*\\s(?:AND|OR|NOT)\\s[^()]*\\)");

    private static final Set<String> JOINING = Set.of("AND", "OR", "NOT");
    /// Prose has fewer operators than one in so many words.
    private static final int SPARSE = 4;

    /// Nobody types more signs than this; a pasted page may hold thousands.
    private static final int MOST_SIGNS = 64;
    private static final int DEEPEST = 16;

    private final List<QueryToken> tokens;
    private final List<QueryRemark> remarks = new ArrayList<>();
    private int next;
    /// The field whose values stand in the parentheses that are being read: `author:(xu OR wang)`.
    private @Nullable String valuesOf;

    private QueryParser(List<QueryToken> tokens) {
        this.tokens = tokens;
    }

    public static Query parse(String typed) {
        if (typed.chars().filter(c -> c == '"' || c == '“' || c == '”').count() % 2 != 0) {
            return plain(typed, QueryRemark.Kind.OPEN_QUOTE);
        }
        boolean prose = isProse(typed);
        List<QueryToken> tokens = prose ? QueryLexer.ofProse(typed) : QueryLexer.tokens(typed);
        if (tokens.stream().filter(QueryParser::isSign).limit(MOST_SIGNS + 1).count() > MOST_SIGNS) {
            return plain(typed, QueryRemark.Kind.TOO_MANY_SIGNS);
        }
        if (!isBalanced(tokens) || (!prose && !isBalanced(typed))) {
            return plain(typed, QueryRemark.Kind.OPEN_PARENTHESIS);
        }
        QueryParser parser = new QueryParser(tokens);
        return prose ? parser.prose(typed) : parser.query(typed);
    }

    /// A sentence has few words in capitals that join; of a list of words every second is one.
    private static boolean isProse(String typed) {
        List<String> words = List.of(typed.strip().split("\\s+"));
        long operators = words.stream().filter(JOINING::contains).count();
        return words.size() > PROSE && operators * SPARSE < words.size() && !STRATEGY.matcher(typed).find();
    }

    private static Query plain(String typed, QueryRemark.Kind because) {
        return new Query(typed, List.of(new Clause.Words(typed.replaceAll("[\"“”]", " ").strip())),
                List.of(), List.of(new QueryRemark(because, typed)));
    }

    private static boolean isSign(QueryToken token) {
        return !(token instanceof Item item) || item.isQuoted() || item.sign() == Sign.MINUS
                || item.field() != null;
    }

    private static boolean isBalanced(List<QueryToken> tokens) {
        int depth = 0;
        for (QueryToken token : tokens) {
            depth += token instanceof QueryToken.Open ? 1 : token instanceof QueryToken.Close ? -1 : 0;
            if (depth < 0 || depth > DEEPEST) {
                return false;
            }
        }
        return depth == 0;
    }

    /// Parentheses that group nothing are words as they stand, but one too many was meant as something else.
    private static boolean isBalanced(String typed) {
        return typed.chars().filter(c -> c == '(').count() == typed.chars().filter(c -> c == ')').count();
    }

    /// Fields still filter; all else is words.
    private Query prose(String typed) {
        QueryBuilder query = new QueryBuilder();
        for (QueryToken token : tokens) {
            Clause clause = token instanceof Item item ? prose(item) : new Clause.Words(token.toString());
            query.add(clause);
        }
        if (QueryLexer.hasOperators(typed)) {
            remarks.add(new QueryRemark(QueryRemark.Kind.PROSE, typed));
        }
        return query.build(typed, remarks);
    }

    private Clause prose(Item item) {
        return new TermReader(remarks).read(item) instanceof Clause.Where condition
                ? condition
                : new Clause.Words(item.whole());
    }

    private Query query(String typed) {
        Sequence all = sequence();
        QueryBuilder query = new QueryBuilder();
        if (all.joined()) {
            query.addAll(all.clauses());
        } else {
            all.clauses().forEach(query::add);
        }
        return query.build(typed, remarks);
    }

    /// Clauses that stand beside each other, up to the end of a pair of parentheses.
    ///
    /// @param joined by `AND`
    private record Sequence(List<Clause> clauses, boolean joined) {}

    private Sequence sequence() {
        List<Clause> clauses = new ArrayList<>();
        boolean joined = false;
        while (next < tokens.size() && !(peek() instanceof QueryToken.Close)) {
            if (peek() == Operator.AND) {
                joined |= joins(clauses.isEmpty());
            } else {
                add(clauses, alternatives());
            }
        }
        return new Sequence(clauses, joined && clauses.size() > 1);
    }

    private @Nullable QueryToken peek() {
        return next < tokens.size() ? tokens.get(next) : null;
    }

    private static void add(List<Clause> clauses, @Nullable Clause clause) {
        if (clause != null) {
            clauses.add(clause);
        }
    }

    /// Goes past an operator that stands between two things; one that does not is left out, and that is said.
    private boolean joins(boolean first) {
        QueryToken operator = Objects.requireNonNull(peek());
        next++;
        QueryToken after = peek();
        boolean joins = !first && (after instanceof Item || after instanceof QueryToken.Open
                || after == Operator.NOT);
        if (!joins) {
            remarks.add(new QueryRemark(QueryRemark.Kind.LONELY_OPERATOR,
                    operator instanceof QueryToken.Nearby(int distance)
                            ? "NEAR/" + distance
                            : operator.toString()));
        }
        return joins;
    }

    private @Nullable Clause alternatives() {
        List<Clause> all = new ArrayList<>();
        add(all, nearby());
        while (peek() == Operator.OR) {
            if (joins(all.isEmpty())) {
                add(all, nearby());
            }
        }
        return all.isEmpty() ? null : all.size() == 1 ? all.getFirst() : new Clause.AnyOf(all);
    }

    /// Of `a NEAR/2 b NEAR/2 c` the second is to be near both others.
    private @Nullable Clause nearby() {
        Clause last = single();
        List<Clause> all = new ArrayList<>();
        while (peek() instanceof QueryToken.Nearby(int distance)) {
            if (joins(last == null)) {
                Clause following = single();
                if (last != null && following != null) {
                    all.add(near(last, distance, following));
                }
                last = following;
            }
        }
        return all.isEmpty() ? last : all.size() == 1 ? all.getFirst() : new Clause.AllOf(all);
    }

    /// Only words and phrases can be near each other; of anything else both have to be there.
    private Clause near(Clause first, int distance, Clause second) {
        if (first instanceof Clause.AnyOf(List<Clause> some)) {
            return new Clause.AnyOf(some.stream().map(each -> near(each, distance, second)).toList());
        }
        if (second instanceof Clause.AnyOf(List<Clause> some)) {
            return new Clause.AnyOf(some.stream().map(each -> near(first, distance, each)).toList());
        }
        String one = text(first);
        String other = text(second);
        if (one != null && other != null) {
            return new Clause.Near(List.of(one, other), distance);
        }
        remarks.add(new QueryRemark(QueryRemark.Kind.NOT_NEAR, "NEAR/" + distance));
        return new Clause.AllOf(List.of(first, second));
    }

    private static @Nullable String text(Clause clause) {
        return switch (clause) {
            case Clause.Words(String text) -> text;
            case Clause.Phrase(String text) -> text;
            case Clause.Wildcard(String pattern) -> pattern;
            case Clause.Near _,Clause.InField _,Clause.Where _,Clause.Not _,Clause.AnyOf _,Clause.AllOf _ ->
                null;
        };
    }

    private @Nullable Clause single() {
        return switch (peek()) {
            case null -> null;
            case Operator operator when operator == Operator.NOT -> negated(operator);
            case QueryToken.Open open -> group(open);
            case Item item -> {
                next++;
                yield new TermReader(remarks).read(valuesOf == null ? item : item.of(valuesOf));
            }
            case Operator _,QueryToken.Nearby _,QueryToken.Close _ -> null;
        };
    }

    private @Nullable Clause negated(Operator not) {
        next++;
        Clause clause = nearby();
        if (clause == null) {
            remarks.add(new QueryRemark(QueryRemark.Kind.LONELY_OPERATOR, not.toString()));
        }
        return clause == null ? null : TermReader.not(clause);
    }

    private @Nullable Clause group(QueryToken.Open open) {
        String outer = valuesOf;
        if (open.field() != null) {
            valuesOf = FieldReader.isCondition(open.field()) ? open.field() : null;
        }
        next++;
        List<Clause> clauses = sequence().clauses();
        next++;
        valuesOf = outer;
        if (clauses.isEmpty()) {
            return null;
        }
        Clause all = clauses.size() == 1 ? clauses.getFirst() : new Clause.AllOf(clauses);
        Clause.Field part = FieldReader.part(open.field());
        Clause group = part == null ? all : new Clause.InField(part, all);
        return open.sign() == Sign.MINUS ? TermReader.not(group) : group;
    }
}
