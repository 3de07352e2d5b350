package dev.carrel.read.pdf.page;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

import static dev.carrel.read.pdf.page.LineThresholds.AGAIN;
import static dev.carrel.read.pdf.page.LineThresholds.COUNTING;
import static dev.carrel.read.pdf.page.LineThresholds.EVERYWHERE;
import static dev.carrel.read.pdf.page.LineThresholds.FEW_PAGES;
import static dev.carrel.read.pdf.page.LineThresholds.FOOT;
import static dev.carrel.read.pdf.page.LineThresholds.HEAD;
import static dev.carrel.read.pdf.page.LineThresholds.LARGER_THAN_NUMBERS;
import static dev.carrel.read.pdf.page.LineThresholds.LEFT_MARGIN;
import static dev.carrel.read.pdf.page.LineThresholds.SAME_EDGE;
import static dev.carrel.read.pdf.page.LineThresholds.SAME_LEVEL;
import static dev.carrel.read.pdf.page.LineThresholds.SAME_PLACE;
import static dev.carrel.read.pdf.page.LineThresholds.SHORTEST_MARK;

/// Takes out what belongs to the sheets and not to the text: running heads and feet, page numbers, line numbers,
/// watermarks, notes in the margin. All of it is told by where it stands and that it comes again.
public final class Furniture {
    private static final Pattern DIGITS = Pattern.compile("\\d+");
    private static final Pattern LINE_NUMBER = Pattern.compile("\\d{1,4}");
    private static final Pattern PAGE_NUMBER = Pattern.compile(
            "(?i)[-–|\\s]*(p(age|\\.)?\\s*)?([a-z]{1,2})?\\d{1,5}([a-z])?([\\s-–|/]*(of)?\\s*\\d{1,5})?[-–|\\s]*|[ivxlc]{1,6}");
    /// A page whose lines are numbered has at least so many; a table has fewer rows.
    private static final int MANY = 15;

    private record Place(String words, int x, int y, int turn) {}

    private final Map<Place, Set<Integer>> places = new HashMap<>();
    private final List<Page> pages;

    private Furniture(List<Page> pages) {
        this.pages = pages;
        pages.forEach(page -> page.lines().forEach(line -> nearby(line).forEach(
                place -> places.computeIfAbsent(place, _ -> new HashSet<>()).add(page.number()))));
    }

    public static List<Page> remove(List<Page> pages) {
        Furniture furniture = new Furniture(pages);
        return pages.stream().map(page -> page.without(line -> furniture.isFurniture(line, page))).toList();
    }

    private boolean isFurniture(TextLine line, Page page) {
        boolean outer = isOuter(line, page);
        int times = times(line);
        boolean again = times >= AGAIN || (times == 2 && pages.size() <= FEW_PAGES);
        if (outer && (again || PAGE_NUMBER.matcher(line.text()).matches())) {
            return true;
        }
        boolean everywhere = times >= Math.max(EVERYWHERE, pages.size() / 2) && line.length() > SHORTEST_MARK;
        return everywhere || isLineNumber(line, page);
    }

    private int times(TextLine line) {
        return nearby(line).stream().mapToInt(place -> places.getOrDefault(place, Set.of()).size())
                .max().orElse(0);
    }

    private static boolean isOuter(TextLine line, Page page) {
        double at = line.baseline();
        double height = line.turn() % 180 == 0 ? page.sheet().height() : page.sheet().width();
        return at < HEAD * height || at > (1 - FOOT) * height;
    }

    /// A number beside the text, one of many on its page: at the left, or small and counting the lines.
    private static boolean isLineNumber(TextLine line, Page page) {
        if (!LINE_NUMBER.matcher(line.text()).matches()) {
            return false;
        }
        boolean atLeft = line.x1() < LEFT_MARGIN * page.sheet().width();
        if (!atLeft && !isSmall(line, page)) {
            return false;
        }
        List<TextLine> column = page.lines().stream()
                .filter(other -> Math.abs(other.x1() - line.x1()) < SAME_EDGE
                        && LINE_NUMBER.matcher(other.text()).matches())
                .toList();
        return column.size() >= MANY && (atLeft || isCounted(column));
    }

    private static boolean isSmall(TextLine line, Page page) {
        return page.lines().stream().anyMatch(other -> other.size() > LARGER_THAN_NUMBERS * line.size()
                && Math.abs(other.baseline() - line.baseline()) < SAME_LEVEL * other.size());
    }

    private static boolean isCounted(List<TextLine> column) {
        List<Integer> numbers = column.stream().sorted(Comparator.comparingDouble(TextLine::baseline))
                .map(line -> Integer.valueOf(line.text())).toList();
        long steps = IntStream.range(1, numbers.size())
                .filter(i -> numbers.get(i) - numbers.get(i - 1) == 1).count();
        return steps > COUNTING * (numbers.size() - 1);
    }

    /// Its place, roughly; heads of left and right pages stand at different sides.
    private static List<Place> nearby(TextLine line) {
        String words = DIGITS.matcher(line.text().toLowerCase(Locale.ROOT)).replaceAll("#");
        int y = (int) Math.round(line.baseline() / SAME_PLACE);
        return List.of(new Place(words, 0, y, line.turn()), new Place(words, 0, y + 1, line.turn()));
    }
}
