package dev.carrel.read.restructuredtext;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.read.LineCursor;

/// Grid and simple tables as text: a line a line, cells parted by bars, rulers left out.
final class Tables {
    private static final Pattern GRID = Pattern.compile("^\\s*\\+(-+\\+)+\\s*$");
    private static final Pattern GRID_RULER = Pattern.compile("^\\s*\\+([-=]+\\+)+\\s*$");
    private static final Pattern SIMPLE = Pattern.compile("^\\s*=+(\\s+=+)+\\s*$");

    private Tables() {}

    static boolean isTable(LineCursor lines) {
        return GRID.matcher(lines.peek()).matches() || SIMPLE.matcher(lines.peek()).matches();
    }

    static String take(LineCursor lines) {
        return String.join("\n", GRID.matcher(lines.peek()).matches() ? grid(lines) : simple(lines));
    }

    private static List<String> grid(LineCursor lines) {
        return lines.takeWhile(line -> !line.isBlank()).stream()
                .filter(line -> !GRID_RULER.matcher(line).matches())
                .map(line -> cells(line.strip().replaceAll("^\\|\\s*|\\s*\\|$", "").split("\\s*\\|\\s*")))
                .toList();
    }

    /// Ends at the ruler that a blank line follows.
    private static List<String> simple(LineCursor lines) {
        List<String> rows = new ArrayList<>();
        int rulers = 0;
        while (lines.hasNext() && !(rulers >= 2 && lines.peek().isBlank())) {
            String line = lines.next();
            if (SIMPLE.matcher(line).matches()) {
                rulers++;
            } else if (!line.isBlank() && !line.matches("^\\s*-+(\\s+-+)*\\s*$")) {
                rows.add(cells(line.strip().split("\\s{2,}")));
            }
        }
        return rows;
    }

    private static String cells(String... cells) {
        return String.join(" | ", Stream.of(cells).map(RoleText::of).toList());
    }
}
