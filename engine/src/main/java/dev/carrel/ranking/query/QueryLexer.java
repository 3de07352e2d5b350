package dev.carrel.ranking.query;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.ranking.query.QueryToken.Item;
import dev.carrel.ranking.query.QueryToken.Operator;
import dev.carrel.ranking.query.QueryToken.Quotes;
import dev.carrel.ranking.query.QueryToken.Sign;
import org.jspecify.annotations.Nullable;

/// Takes a typed query apart into words, phrases, operators and parentheses. Parentheses are told from those of prose by
/// where they stand: at the border of a word, in a query that has operators. `f(x)` is a word, `Xu et al. (2015)` are four.
final class QueryLexer {
    /// An optional minus, an optional field, then a phrase or a word.
    private static final Pattern ITEM = Pattern.compile(
            "(?<minus>(?<![^\\s(])-(?=[\\p{L}\\p{N}\"]))?(?:(?<field>[A-Za-z]+):(?=[^\\s/]|(?<=[Ss]ource:)/))?"
                    + "(?:[\"“](?<phrase>[^\"“”]*)[\"”](?:~(?<distance>\\d{1,3})(?![^\\s)]))?|(?<word>[^\\s\"“”]+))");

    private static final String FIELD = "(?<field>(?i:" + String.join("|", FieldReader.FIELDS) + ")):";

    private static final Pattern OPEN = Pattern
            .compile("(?<![^\\s(])(?<minus>-)?(?:" + FIELD + ")?\\(");
    private static final Pattern NEAR = Pattern.compile("(?i)NEAR/(\\d{1,3})");
    private static final Pattern GROUPING = Pattern
            .compile("(?<![^\\s(])(?:(?:AND|OR|NOT|&&|\\|\\||(?i:NEAR)/\\d{1,3})(?![^\\s(])|-?" + FIELD
                    + "\\()");

    private final String typed;
    private final boolean grouping;
    private final List<QueryToken> tokens = new ArrayList<>();

    private QueryLexer(String typed, boolean grouping) {
        this.typed = typed;
        this.grouping = grouping;
    }

    static List<QueryToken> tokens(String typed) {
        return new QueryLexer(typed, hasOperators(typed)).read();
    }

    /// The words and fields of a text whose parentheses and capitals are its author's.
    static List<QueryToken> ofProse(String typed) {
        return new QueryLexer(typed, false).read();
    }

    static boolean hasOperators(String typed) {
        return GROUPING.matcher(typed).find();
    }

    private List<QueryToken> read() {
        Matcher open = OPEN.matcher(typed).useTransparentBounds(true);
        Matcher item = ITEM.matcher(typed).useTransparentBounds(true);
        int at = 0;
        while (at < typed.length()) {
            if (grouping && typed.charAt(at) == ')') {
                tokens.add(new QueryToken.Close());
                at++;
            } else if (grouping && open.region(at, typed.length()).lookingAt()) {
                tokens.add(new QueryToken.Open(sign(open), field(open)));
                at = open.end();
            } else if (item.region(at, typed.length()).lookingAt()) {
                at = item.group("word") == null ? phrase(item) : word(item);
            } else {
                at++;
            }
        }
        return tokens;
    }

    private int phrase(Matcher item) {
        String distance = item.group("distance");
        tokens.add(new Item(sign(item), field(item), Quotes.QUOTED, item.group("phrase").strip(),
                distance == null ? null : Integer.valueOf(distance)));
        return item.end();
    }

    private int word(Matcher item) {
        String word = item.group("word");
        String text = word.substring(0, word.length() - (grouping ? closing(word) : 0));
        tokens.add(token(item, text));
        return item.start("word") + text.length();
    }

    /// How many of the parentheses at the end of a word were not opened in it.
    private static int closing(String word) {
        int end = word.length();
        while (end > 0 && word.charAt(end - 1) == ')') {
            end--;
        }
        long open = word.chars().filter(c -> c == '(').count()
                - word.substring(0, end).chars().filter(c -> c == ')').count();
        return Math.max(0, word.length() - end - Math.max(0, (int) open));
    }

    private static QueryToken token(Matcher item, String text) {
        boolean bare = item.group("field") == null && item.group("minus") == null;
        Matcher near = NEAR.matcher(text);
        if (bare && near.matches()) {
            return new QueryToken.Nearby(Integer.parseInt(near.group(1)));
        }
        return switch (bare ? text : "") {
            case "AND", "&&" -> Operator.AND;
            case "OR", "||" -> Operator.OR;
            case "NOT" -> Operator.NOT;
            default -> new Item(sign(item), field(item), Quotes.NONE, text, null);
        };
    }

    private static @Nullable String field(Matcher found) {
        return found.group("field");
    }

    private static Sign sign(Matcher found) {
        return found.group("minus") == null ? Sign.PLAIN : Sign.MINUS;
    }
}
