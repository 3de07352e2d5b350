package dev.carrel.ranking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.DocumentType;
import dev.carrel.document.PaperHeading;
import dev.carrel.document.Part;
import dev.carrel.document.SectionKind;
import org.jspecify.annotations.Nullable;

/// Reads the query language: `"exact phrase"`, `-without`, `a OR b`, `author:smith`, `year:2019..2023` and the other
/// fields. Never fails: what does not parse is plain words.
public final class QueryParser {
    /// One item: an optional minus, an optional field, then a phrase or a word.
    private static final Pattern ITEM = Pattern.compile(
            "(?<minus>(?<![^\\s])-(?=[\\p{L}\\p{N}\"]))?(?:(?<field>[A-Za-z]+):(?=[^\\s/]|(?<=[Ss]ource:)/))?"
                    + "(?:[\"“](?<phrase>[^\"“”]*)[\"”]|(?<word>[^\\s\"“”]+))");

    private static final Pattern YEARS = Pattern
            .compile("(?<from>\\d{1,4})?(?:(?<dots>\\.\\.|…|[-–])(?<to>\\d{1,4})?)?");

    private static final Pattern DOI_ADDRESS = Pattern.compile("^(?:https?://(?:dx\\.)?doi\\.org/|doi:)");

    /// With more words than this a query is prose: its quotation marks and dashes are its author's, not operators.
    private static final int PROSE = 16;

    /// Nobody types more signs than this; a pasted page may hold thousands.
    private static final int MOST_SIGNS = 64;

    private final List<Clause> clauses = new ArrayList<>();
    private final List<Condition> conditions = new ArrayList<>();
    private final StringBuilder words = new StringBuilder();
    private boolean joined;
    private boolean conditionCameLast;
    private int signs;

    private final boolean prose;

    private QueryParser(boolean prose) {
        this.prose = prose;
    }

    public static Query parse(String typed) {
        boolean prose = typed.strip().split("\\s+", PROSE + 1).length > PROSE;
        return balanced(typed) ? new QueryParser(prose).read(typed) : plain(typed);
    }

    private static Query plain(String typed) {
        return new Query(typed, List.of(new Clause.Words(typed.replaceAll("[\"“”]", " ").strip())),
                List.of());
    }

    private static boolean balanced(String typed) {
        return typed.chars().filter(c -> c == '"' || c == '“' || c == '”').count() % 2 == 0;
    }

    private Query read(String typed) {
        Matcher item = ITEM.matcher(typed);
        while (item.find()) {
            read(item);
            if (signs > MOST_SIGNS) {
                return plain(typed);
            }
        }
        flush();
        return new Query(typed, clauses, conditions);
    }

    private void read(Matcher item) {
        String field = item.group("field");
        String phrase = item.group("phrase");
        String value = phrase != null ? phrase.strip() : item.group("word");
        boolean without = item.group("minus") != null;
        signs += phrase != null || without || field != null || "OR".equals(value) ? 1 : 0;
        Condition condition = field == null || value.isEmpty() ? null : condition(field, value);
        if (condition != null) {
            add(without ? new Condition.Not(condition) : condition);
        } else if (phrase == null && !prose && "OR".equals(item.group())) {
            joined = true;
        } else if (!value.isEmpty()) {
            String text = field == null ? value : field + ":" + value;
            add(prose ? new Clause.Words(text) : clause(phrase != null, without, text));
        }
    }

    private static Clause clause(boolean quoted, boolean without, String text) {
        if (without) {
            return new Clause.Without(text);
        }
        return quoted ? new Clause.Phrase(text) : new Clause.Words(text);
    }

    /// `OR` ties a condition to a condition; between one and a word it means nothing.
    private void add(Condition condition) {
        boolean tied = joined && conditionCameLast;
        joined = false;
        conditionCameLast = true;
        Condition last = tied ? conditions.getLast() : condition;
        if (!tied || (condition.hasOneValue() && condition.getClass() == last.getClass())) {
            conditions.add(condition);
        } else {
            conditions.removeLast();
            conditions.add(either(last, condition));
        }
    }

    private static Condition either(Condition first, Condition second) {
        List<Condition> alternatives = new ArrayList<>(
                first instanceof Condition.AnyOf(List<Condition> some) ? some : List.of(first));
        alternatives.add(second);
        return new Condition.AnyOf(alternatives);
    }

    /// Plain words gather; `OR` ties what comes to what came last.
    private void add(Clause clause) {
        boolean tied = joined && !conditionCameLast;
        joined = false;
        conditionCameLast = false;
        if (tied) {
            Clause last = takeLast();
            if (last != null) {
                clauses.add(either(last, clause));
                return;
            }
        }
        if (clause instanceof Clause.Words(String text)) {
            words.append(words.isEmpty() ? "" : " ").append(text);
        } else {
            flush();
            clauses.add(clause);
        }
    }

    private static Clause either(Clause first, Clause second) {
        List<Clause> alternatives = new ArrayList<>();
        if (first instanceof Clause.AnyOf(List<Clause> some)) {
            alternatives.addAll(some);
        } else {
            alternatives.add(first);
        }
        alternatives.add(second);
        return new Clause.AnyOf(alternatives);
    }

    private @Nullable Clause takeLast() {
        if (!words.isEmpty()) {
            int start = words.lastIndexOf(" ") + 1;
            Clause last = new Clause.Words(words.substring(start));
            words.setLength(Math.max(0, start - 1));
            flush();
            return last;
        }
        return clauses.isEmpty() ? null : clauses.removeLast();
    }

    private void flush() {
        if (!words.isEmpty()) {
            clauses.add(new Clause.Words(words.toString()));
            words.setLength(0);
        }
    }

    /// What a field asks for; null if there is no such field, or no such value of it.
    private static @Nullable Condition condition(String field, String value) {
        return switch (field.toLowerCase(Locale.ROOT)) {
            case "author" -> new Condition.Author(value);
            case "year" -> years(value);
            case "tag" -> new Condition.Tag(value);
            case "collection" -> new Condition.Collection(value);
            case "type" -> DocumentType.named(value).map(Condition.OfType::new).orElse(null);
            case "section" -> section(value);
            case "kind" -> SectionKind.named(value).map(Condition.InSection::new).orElse(null);
            case "in" -> new Condition.UnderHeading(value);
            case "source" -> new Condition.FromSource(value);
            case "citekey" -> new Condition.CiteKey(value);
            case "doi" ->
                new Condition.Doi(DOI_ADDRESS.matcher(value.toLowerCase(Locale.ROOT)).replaceFirst(""));
            default -> null;
        };
    }

    /// A part, a kind that has no part of its name, or any heading that names parts: `section:"related work"`.
    private static @Nullable Condition section(String value) {
        Set<Part> parts = Set.copyOf(Part.named(value).map(List::of)
                .or(() -> SectionKind.named(value).map(Part::of)).orElseGet(() -> PaperHeading.parts(value)));
        return parts.isEmpty() ? null : new Condition.InSection(parts);
    }

    private static @Nullable Condition years(String value) {
        Matcher years = YEARS.matcher(value);
        if (!years.matches() || (years.group("from") == null && years.group("to") == null)) {
            return null;
        }
        Integer from = number(years.group("from"));
        Integer to = years.group("dots") == null ? from : number(years.group("to"));
        return from != null && to != null && from > to
                ? new Condition.Years(to, from)
                : new Condition.Years(from, to);
    }

    private static @Nullable Integer number(@Nullable String digits) {
        return digits == null ? null : Integer.valueOf(digits);
    }
}
