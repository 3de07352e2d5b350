package dev.carrel.read.restructuredtext;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.read.outline.LineCursor;

/// Grid and simple tables as text: a line a line, cells parted by bars, rulers left out.
final class TableLines {
    private TableLines() {}

    static boolean isTable(LineCursor lines) {
        return isGrid(lines.peek()) || isSimple(lines.peek());
    }

    static String take(LineCursor lines) {
        return String.join("\n", isGrid(lines.peek()) ? grid(lines) : simple(lines));
    }

    private static boolean isGrid(String line) {
        return line.strip().startsWith("+-") && line.strip().endsWith("-+") && isMadeOf(line, "+-");
    }

    private static boolean isSimple(String line) {
        return line.strip().startsWith("=") && line.strip().contains(" ") && isMadeOf(line, "= ");
    }

    private static boolean isMadeOf(String line, String characters) {
        return line.strip().chars().allMatch(c -> characters.indexOf(c) >= 0);
    }

    private static List<String> grid(LineCursor lines) {
        return lines.takeWhile(line -> !line.isBlank()).stream()
                .filter(line -> !isMadeOf(line, "+-="))
                .map(line -> cells(line.strip().replaceAll("^\\|\\s*|\\s*\\|$", "").split("\\s*\\|\\s*")))
                .toList();
    }

    /// Ends at the ruler that a blank line follows.
    private static List<String> simple(LineCursor lines) {
        List<String> rows = new ArrayList<>();
        int rulers = 0;
        while (lines.hasNext() && !(rulers >= 2 && lines.peek().isBlank())) {
            String line = lines.next();
            if (isSimple(line)) {
                rulers++;
            } else if (!line.isBlank() && !isMadeOf(line, "- ")) {
                rows.add(cells(line.strip().split("\\s{2,}")));
            }
        }
        return rows;
    }

    private static String cells(String... cells) {
        return String.join(" | ", Stream.of(cells).map(RoleText::of).toList());
    }
}
