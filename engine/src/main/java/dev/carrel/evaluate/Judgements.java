package dev.carrel.evaluate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.base.UserError;

/// Which documents people found relevant to which query, and how much: the *qrels*. A grade above zero means relevant.
public final class Judgements {
    private static final Pattern HEADER = Pattern.compile("(?i)(q|query)[-_ ]?id");
    private static final Pattern GRADE = Pattern.compile("[+-]?\\d{1,9}(\\.\\d*)?");
    private static final String HINT = "Expected is query-id<TAB>corpus-id<TAB>score as in BEIR,"
            + " or \"query 0 document grade\" as in TREC.";

    private final Map<String, Map<String, Integer>> grades;

    private Judgements(Map<String, Map<String, Integer>> grades) {
        this.grades = grades;
    }

    /// @param grades by query, then by document
    public static Judgements of(Map<String, Map<String, Integer>> grades) {
        Map<String, Map<String, Integer>> copy = new LinkedHashMap<>();
        grades.forEach((query, documents) -> copy.put(query, Map.copyOf(documents)));
        return new Judgements(Collections.unmodifiableMap(copy));
    }

    /// Reads tab-separated judgements of BEIR, with or without a header, or those of TREC; line by line, whichever it
    /// is. A fraction is rounded down, and of two grades for one document the later one stands.
    ///
    /// @throws UserError if a line is neither, or none is there
    public static Judgements read(Path file) throws IOException {
        Map<String, Map<String, Integer>> grades = new LinkedHashMap<>();
        List<NumberedLine> lines = NumberedLine.read(file);
        for (NumberedLine line : header(lines) ? lines.subList(1, lines.size()) : lines) {
            add(line, grades);
        }
        if (grades.isEmpty()) {
            throw UserError.usage(file + " holds no judgements.", HINT);
        }
        return of(grades);
    }

    private static boolean header(List<NumberedLine> lines) {
        return !lines.isEmpty() && HEADER.matcher(fields(lines.getFirst())[0]).matches();
    }

    private static String[] fields(NumberedLine line) {
        return line.text().indexOf('\t') >= 0
                ? line.text().split("\t", -1)
                : line.text().strip().split("\\s+");
    }

    private static void add(NumberedLine line, Map<String, Map<String, Integer>> grades) {
        String[] fields = fields(line);
        boolean tabs = line.text().indexOf('\t') >= 0;
        if (fields.length != 4 && !(tabs && fields.length == 3)) {
            throw line.malformed("not a judgement", HINT);
        }
        int grade = grade(fields[fields.length - 1].strip(), line);
        grades.computeIfAbsent(fields[0], query -> new LinkedHashMap<>()).put(fields[fields.length - 2],
                grade);
    }

    private static int grade(String text, NumberedLine line) {
        if (!GRADE.matcher(text).matches()) {
            throw line.malformed("the grade is not a number: " + text, HINT);
        }
        return (int) Math.floor(Double.parseDouble(text));
    }

    /// The queries that can be measured: those with at least one relevant document, in the order of the file.
    public Set<String> queries() {
        return grades.keySet().stream().filter(this::measurable)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private boolean measurable(String query) {
        return grades(query).values().stream().anyMatch(grade -> grade > 0);
    }

    /// By document; empty if nobody judged the query.
    public Map<String, Integer> grades(String query) {
        return grades.getOrDefault(query, Map.of());
    }
}
