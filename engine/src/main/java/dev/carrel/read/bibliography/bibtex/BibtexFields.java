package dev.carrel.read.bibliography.bibtex;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.bibliography.MalformedEntry;
import dev.carrel.read.tex.BraceMatcher;

/// Reads the inside of one entry: its key, then `name = value` until it closes. Commas may be missing or doubled.
final class BibtexFields {
    private static final Pattern NAME = Pattern.compile("[%\\s]*([^\\s={}(),\"#%@]+)\\s*=");
    private static final Pattern KEY = Pattern.compile("\\s*([^,={}\\n]*?)\\s*(?:,|(?=})|\\n)");
    private static final Pattern KEY_IN_PARENTHESES = Pattern
            .compile("\\s*([^,={}\\n]*?)\\s*(?:,|(?=\\)\\s*(?:@|$))|\\n)");
    private static final Pattern WORD = Pattern.compile("[^\\s,{}\"#]+");
    /// The words that join several fields of the same name; of any other field the first counts.
    private static final Map<String, String> JOINED = Map.of("author", " and ", "editor", " and ", "keywords",
            ", ", "keyword", ", ", "file", ";", "groups", ", ");
    private static final Set<Character> CLOSING = Set.of('}', ')');

    private final String text;
    private final Map<String, String> strings;
    private final BraceMatcher.Rule rule;
    private final List<BibtexEntry.Repeated> repeated = new ArrayList<>();
    private int at;

    BibtexFields(String text, int from, Map<String, String> strings, BraceMatcher.Rule rule) {
        this.text = text;
        this.at = from;
        this.strings = strings;
        this.rule = rule;
    }

    int at() {
        return at;
    }

    /// Fields after the first of their name that say something else and are not joined with it.
    List<BibtexEntry.Repeated> repeated() {
        return repeated;
    }

    /// The key of the entry; empty if it starts with a field or a comma.
    String key(String opening) {
        Matcher key = (opening.equals("{") ? KEY : KEY_IN_PARENTHESES).matcher(text).region(at,
                text.length());
        if (!key.lookingAt()) {
            return "";
        }
        at = key.end();
        return key.group(1).strip();
    }

    Map<String, String> untilClosed(String opening) throws MalformedEntry {
        Map<String, String> fields = new LinkedHashMap<>();
        for (skipCommas(); !isClosed(opening); skipCommas()) {
            Matcher name = NAME.matcher(text).region(at, text.length());
            if (!name.lookingAt()) {
                if (skippedComment()) {
                    continue;
                }
                throw new MalformedEntry(whatIsWrong());
            }
            at = name.end();
            String field = name.group(1).toLowerCase(Locale.ROOT);
            String value = value(field);
            fields.merge(field, value, (first, next) -> joined(field, first, next));
        }
        at++;
        return fields;
    }

    private String joined(String field, String first, String next) {
        String separator = JOINED.get(field);
        if (separator == null && !next.equals(first) && !next.isBlank()) {
            repeated.add(new BibtexEntry.Repeated(field, next));
        }
        return separator == null || next.isBlank()
                ? first
                : first.isBlank() ? next : first + separator + next;
    }

    private boolean isClosed(String opening) {
        return at < text.length() && CLOSING.contains(text.charAt(at))
                && (text.charAt(at) == '}' || opening.equals("("));
    }

    private String whatIsWrong() {
        if (at >= text.length() || text.charAt(at) == '@') {
            return "has no closing brace";
        }
        String rest = text.substring(at, Math.min(text.length(), at + 30)).strip();
        return "has no field where `" + rest.lines().findFirst().orElse("") + "` stands";
    }

    private void skipCommas() {
        while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ',')) {
            at++;
        }
    }

    /// biber passes over lines that start with a percent sign, BibTeX does not; a commented-out entry has one before
    /// its closing brace.
    private boolean skippedComment() {
        if (at >= text.length() || text.charAt(at) != '%') {
            return false;
        }
        int lineEnd = text.indexOf('\n', at);
        boolean closes = text.startsWith("%}", at);
        at = closes ? at + 1 : lineEnd < 0 ? text.length() : lineEnd;
        return true;
    }

    private void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    /// Pieces that are joined by `#`.
    private String value(String field) throws MalformedEntry {
        skipSpace();
        boolean bare = at < text.length() && text.charAt(at) != '{' && text.charAt(at) != '"';
        String first = piece(field);
        StringBuilder value = new StringBuilder(first);
        for (skipSpace(); at < text.length() && text.charAt(at) == '#'; skipSpace()) {
            at++;
            value.append(piece(field));
        }
        boolean month = field.equals("month") && value.length() == first.length();
        return month ? BibtexMonths.kept(first, bare) : value.toString();
    }

    private String piece(String field) throws MalformedEntry {
        skipSpace();
        char c = at < text.length() ? text.charAt(at) : '}';
        return switch (c) {
            case '{' -> delimited(BraceMatcher.end(text, at, rule), field, "closing brace");
            case '"' ->
                delimited(BraceMatcher.endOfQuotation(text, at, rule), field, "closing quotation mark");
            default -> word();
        };
    }

    private String delimited(int end, String field, String missing) throws MalformedEntry {
        if (end < 0) {
            throw new MalformedEntry("has no " + missing + " in its field `" + field + "`");
        }
        String inside = text.substring(at + 1, end - 1);
        at = end;
        return inside;
    }

    /// A number, or the name of a string; a name that is defined nowhere stands for itself.
    private String word() {
        Matcher word = WORD.matcher(text).region(at, text.length());
        if (!word.lookingAt()) {
            return "";
        }
        at = word.end();
        String name = word.group();
        if (name.endsWith(")") && !name.contains("(")) {
            at--;
            name = name.substring(0, name.length() - 1);
        }
        return strings.getOrDefault(name.toLowerCase(Locale.ROOT), name);
    }
}
