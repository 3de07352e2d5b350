package dev.carrel.ranking;

import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.ranking.QueryToken.Item;
import dev.carrel.ranking.QueryToken.Sign;
import org.jspecify.annotations.Nullable;

/// Reads one word or phrase of a query, with the field and the minus before it.
final class ItemReader {
    private static final Pattern WILDCARD = Pattern
            .compile("[\\p{L}\\p{N}]{3,}\\*|[\\p{L}\\p{N}]{2,}(?:[?*][\\p{L}\\p{N}]+)+\\*?");
    /// With more of them, matching takes too long.
    private static final int MOST_STARS = 3;
    private static final int LONGEST = 60;
    private static final Pattern MEANT_AS_WILDCARD = Pattern.compile("\\*[\\p{L}\\p{N}]{2,}|\\p{L}{2}\\*");
    /// Capitals are a prefix of somebody's identifiers: `GO:0008150`.
    private static final Pattern MEANT_AS_FIELD = Pattern.compile("[A-Z]?[a-z]+");

    private final List<Remark> remarks;

    ItemReader(List<Remark> remarks) {
        this.remarks = remarks;
    }

    /// What an item asks for; null if that is nothing.
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
            Clause within = new Clause.InField(part, text(item, item.text()));
            return item.sign() == Sign.MINUS ? not(within) : within;
        }
        remark(item);
        return item.sign() == Sign.MINUS
                ? not(new Clause.Phrase(item.whole()))
                : text(item, item.whole());
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
            return distance == null ? new Clause.Phrase(text) : new Clause.Near(text, distance);
        }
        return isWildcard(text) ? new Clause.Wildcard(text) : new Clause.Words(text);
    }

    private static boolean isWildcard(String text) {
        return WILDCARD.matcher(text).matches() && text.length() <= LONGEST
                && text.chars().filter(c -> c == '*').count() <= MOST_STARS;
    }

    private void remark(Item item) {
        String field = item.field();
        if (field != null && FieldReader.isCondition(field)) {
            remarks.add(new Remark(Remark.Kind.UNKNOWN_VALUE, item.whole()));
        } else if (field != null && MEANT_AS_FIELD.matcher(field).matches() && item.text().charAt(0) != ':') {
            remarks.add(new Remark(Remark.Kind.UNKNOWN_FIELD, item.whole()));
        } else if (!item.isQuoted() && MEANT_AS_WILDCARD.matcher(item.text()).matches()) {
            remarks.add(new Remark(Remark.Kind.WILDCARD, item.text()));
        }
    }
}
