package dev.carrel.citation.mark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import dev.carrel.citation.Surnames;
import dev.carrel.document.Reference;
import dev.carrel.document.bibliography.Year;

/// `(Smith et al., 2019; Lee & Kim 2020a, b)`, `Smith and Lee (2019)`, `World Health Organization (2015)`: names with a year behind
/// them.
final class NamesAndYears implements MarkForm {
    private static final String YEAR = "(?:1[6-9]|20)\\d\\d[a-z]?+";
    private static final String NAME = "(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Ll]a|[Ll]e|[Dd]el|[Dd]i|[Dd]a|[Dd]os|[Dd]u|ten|ter|el|al)[ -]){0,3}"
            + "\\p{Lu}[\\p{L}\\p{M}'’\\u2010-]++";
    private static final Pattern MARK = Pattern.compile("(?<![\\p{L}])(" + NAME
            + "(?:,?\\s{1,2}(?:and|&|et|und|y)\\s{1,2}"
            + NAME + "|,\\s{1,2}(?:&\\s)?" + NAME + "){0,6})"
            + "(,?\\s{0,2}et\\s{1,2}al\\b\\.?|,?\\s(?:and|&)\\s(?:colleagues|others|co-?workers))?(?:[’']s)?"
            + "\\s{0,2},?\\s{0,2}[(\\[]?(" + YEAR + "(?:\\s{0,2}(?:,|;|and|&)\\s{0,2}(?:" + YEAR
            + "|[a-z]\\b))*+)");
    private static final Pattern PRINTED = Pattern.compile(YEAR + "|(?<=\\d[a-z]?,?\\s?)[a-z]\\b");
    private static final Pattern ANY_YEAR = Pattern.compile("\\b" + YEAR + "\\b");
    private static final Pattern JOINT = Pattern.compile(",?\\s+(?:and|&|et|und|y)\\s+|,\\s*(?:&\\s)?");
    private static final Pattern GAP = Pattern.compile("[\\s,.(\\[]+");
    /// Between an organisation's name and the year.
    private static final int BETWEEN = 4;
    private static final int SHORTEST_NAME = 3;

    private final List<Reference> references;
    private final List<List<String>> surnames;
    private final Map<Integer, List<Integer>> byYear = new HashMap<>();

    NamesAndYears(List<Reference> references) {
        this.references = references;
        this.surnames = references.stream().map(each -> each.authors().stream()
                .map(NamesAndYears::surname).toList()).toList();
        for (int i = 0; i < references.size(); i++) {
            Year year = references.get(i).year();
            if (year != null && !references.get(i).authors().isEmpty()) {
                byYear.computeIfAbsent(year.value(), _ -> new ArrayList<>()).add(i);
            }
        }
    }

    private static String surname(String author) {
        return Surnames.of(List.of(author)).names().stream().findFirst().orElse("");
    }

    @Override
    public List<CitationMark> in(String paragraph) {
        List<CitationMark> marks = new ArrayList<>();
        Matcher found = MARK.matcher(paragraph);
        int from = 0;
        while (found.find()) {
            List<Integer> cited = cited(found);
            organisations(paragraph, from, cited.isEmpty() ? found.end() : found.start(), marks);
            from = found.end();
            if (!cited.isEmpty()) {
                marks.add(new CitationMark(found.start(), found.end(), cited));
            }
        }
        organisations(paragraph, from, paragraph.length(), marks);
        return marks;
    }

    private List<Integer> cited(MatchResult found) {
        List<String> names = JOINT.splitAsStream(found.group(1)).map(NamesAndYears::surname).toList();
        boolean others = found.group(2) != null;
        List<Integer> cited = new ArrayList<>();
        String last = "";
        for (MatchResult year : PRINTED.matcher(found.group(3)).results().toList()) {
            String printed = year.group().length() == 1 ? last + year.group() : year.group();
            last = printed.substring(0, 4);
            entry(names, others, printed).ifPresent(cited::add);
        }
        return cited.stream().distinct().toList();
    }

    /// The entry of these authors. Words before the first name may have been taken for names.
    private Optional<Integer> entry(List<String> names, boolean others, String year) {
        List<Integer> sameYear = byYear.getOrDefault(Integer.valueOf(year.substring(0, 4)), List.of());
        for (int first = 0; first < names.size(); first++) {
            List<String> named = names.subList(first, names.size());
            List<Integer> fitting = sameYear.stream()
                    .filter(i -> !named.getFirst().isEmpty()
                            && surnames.get(i).getFirst().equals(named.getFirst()))
                    .toList();
            if (!fitting.isEmpty()) {
                return only(narrowed(fitting, named, others, year));
            }
        }
        return Optional.empty();
    }

    private List<Integer> narrowed(List<Integer> fitting, List<String> named, boolean others, String year) {
        List<Integer> left = preferred(fitting, i -> surnames.get(i).size() >= named.size()
                && surnames.get(i).subList(0, named.size()).equals(named));
        left = preferred(left, i -> others
                ? surnames.get(i).size() > named.size() || references.get(i).text().contains(" et al")
                : surnames.get(i).size() == named.size());
        return year.length() > 4 ? preferred(left, i -> references.get(i).text().contains(year)) : left;
    }

    /// Those that fulfil a condition, or all if none does.
    private static List<Integer> preferred(List<Integer> entries, Predicate<Integer> condition) {
        List<Integer> some = entries.stream().filter(condition).toList();
        return some.isEmpty() ? entries : some;
    }

    private static Optional<Integer> only(List<Integer> entries) {
        return entries.size() == 1 ? Optional.of(entries.getFirst()) : Optional.empty();
    }

    /// Names of organisations have words of any kind in them: they are looked for as the list prints them.
    private void organisations(String text, int from, int to, List<CitationMark> marks) {
        Matcher year = ANY_YEAR.matcher(text).region(from, to).useTransparentBounds(true);
        while (year.find()) {
            List<Integer> entries = byYear
                    .getOrDefault(Integer.valueOf(year.group().substring(0, 4)), List.of())
                    .stream().filter(i -> nameBefore(text, year.start(), i).isPresent()).toList();
            List<Integer> lettered = year.group().length() > 4
                    ? preferred(entries, i -> references.get(i).text().contains(year.group()))
                    : entries;
            only(lettered)
                    .ifPresent(i -> marks.add(new CitationMark(nameBefore(text, year.start(), i).getAsInt(),
                            year.end(), List.of(i))));
        }
    }

    /// Where an entry's first author stands right before a year.
    private OptionalInt nameBefore(String text, int year, int entry) {
        String author = references.get(entry).authors().getFirst();
        return author.length() < SHORTEST_NAME
                ? OptionalInt.empty()
                : IntStream
                        .range(Math.max(0, year - author.length() - BETWEEN),
                                Math.max(0, year - author.length()))
                        .filter(at -> text.startsWith(author, at)
                                && GAP.matcher(text.substring(at + author.length(), year)).matches())
                        .findFirst();
    }
}
