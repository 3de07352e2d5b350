package dev.carrel.ranking.query;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.document.DateSpan;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.DocumentType;
import dev.carrel.document.PaperHeading;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.document.label.ReadingStatus;
import org.jspecify.annotations.Nullable;

/// Reads the fields of the query language: `author:smith`, `year:2019..2023`, `before:2020`.
final class FieldReader {
    private static final Set<String> CONDITIONS = Set.of("author", "year", "before", "after", "tag",
            "collection", "venue", "star", "read",
            "type", "section", "kind", "in", "source", "citekey", "doi", "hidden", "said", "note");

    /// Every field that there is.
    static final List<String> FIELDS = Stream.concat(Stream.of("title", "abstract"), CONDITIONS.stream())
            .sorted().toList();

    private static final Pattern ALONE = Pattern
            .compile("(?:author|year|before|after|title|tag|citekey|collection|section):");

    private static final Pattern YEARS = Pattern
            .compile("(?<from>\\d{1,4})?(?:(?<dots>\\.\\.|…|[-–])(?<to>\\d{1,4})?)?");

    private static final Pattern BOUND = Pattern.compile("(?<sign>[<>]=?|[≤≥])\\s*(?<year>\\d{1,4})");

    private static final Pattern DOI_ADDRESS = Pattern.compile("^(?:https?://(?:dx\\.)?doi\\.org/|doi:)");

    private FieldReader() {}

    /// Whether conditions on a field can be asked for.
    static boolean isCondition(String field) {
        return CONDITIONS.contains(field.toLowerCase(Locale.ROOT));
    }

    /// Whether it is the name of a field with its colon, and no value. Words that prose puts before a colon are not meant.
    static boolean isFieldOnly(String text) {
        return ALONE.matcher(text).matches();
    }

    /// The part of a document that a field means; null if it means none.
    static Clause.@Nullable Field part(@Nullable String field) {
        return switch (field == null ? "" : field.toLowerCase(Locale.ROOT)) {
            case "title" -> Clause.Field.TITLE;
            case "abstract" -> Clause.Field.ABSTRACT;
            default -> null;
        };
    }

    /// The condition that a field asks for; null if there is no such field, or no such value of it.
    static @Nullable Condition condition(String field, String value) {
        return switch (field.toLowerCase(Locale.ROOT)) {
            case "author" -> new Condition.Author(value);
            case "year" -> years(value);
            case "before" -> DateSpan.of(value).map(Condition.Before::new).orElse(null);
            case "after" -> DateSpan.of(value).map(Condition.After::new).orElse(null);
            case "tag" -> new Condition.Tag(value);
            case "collection" -> new Condition.Collection(value);
            case "venue" -> new Condition.Venue(value);
            case "star" -> either(value, new Condition.Starred());
            case "read" -> reading(value);
            case "type" -> type(value);
            case "section" -> section(value);
            case "kind" -> SectionKind.named(value).map(Condition.InSection::new).orElse(null);
            case "in" -> new Condition.UnderHeading(value);
            case "source" -> new Condition.FromSource(value);
            case "hidden" -> new Condition.Hidden(value.equalsIgnoreCase("yes") ? "" : value);
            case "said" -> new Condition.Said(value);
            case "note" -> new Condition.Note(value.equalsIgnoreCase("yes") ? "" : value);
            case "citekey" -> new Condition.CiteKey(value);
            case "doi" ->
                new Condition.Doi(DOI_ADDRESS.matcher(value.toLowerCase(Locale.ROOT)).replaceFirst(""));
            default -> null;
        };
    }

    /// The sorts of text come first, so that a *note* or *documentation* is what it is everywhere.
    private static @Nullable Condition type(String value) {
        Set<WorkType> kinds = WorkType.named(value);
        return DocumentType.named(value).map(Condition.OfType::new)
                .orElse(kinds.isEmpty() ? null : new Condition.OfType(Set.of(), kinds));
    }

    /// A part, a kind that has no part of its name, or any heading that names parts: `section:"related work"`.
    private static @Nullable Condition section(String value) {
        Set<DocumentPart> parts = Set.copyOf(DocumentPart.named(value).map(List::of)
                .or(() -> SectionKind.named(value).map(DocumentPart::of))
                .orElseGet(() -> PaperHeading.parts(value)));
        return parts.isEmpty() ? null : new Condition.InSection(parts);
    }

    private static @Nullable Condition either(String value, Condition yes) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "yes", "true", "1" -> yes;
            case "no", "false", "0" -> new Condition.Not(yes);
            default -> null;
        };
    }

    /// What is not said to be read is not read, whether it is to be or not.
    private static @Nullable Condition reading(String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "todo", "to-read", "later", "next" -> new Condition.Reading(ReadingStatus.TO_READ);
            default -> either(value, new Condition.Reading(ReadingStatus.READ));
        };
    }

    private static @Nullable Condition years(String value) {
        Matcher bound = BOUND.matcher(value);
        return bound.matches()
                ? bounded(bound.group("sign"), Integer.parseInt(bound.group("year")))
                : span(value);
    }

    private static Condition bounded(String sign, int year) {
        return switch (sign) {
            case ">" -> new Condition.Years(year + 1, null);
            case "<" -> new Condition.Years(null, year - 1);
            case ">=", "≥" -> new Condition.Years(year, null);
            default -> new Condition.Years(null, year);
        };
    }

    private static @Nullable Condition span(String value) {
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
