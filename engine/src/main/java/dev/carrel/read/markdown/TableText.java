package dev.carrel.read.markdown;

import java.util.ArrayList;
import java.util.List;

import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.Node;

/// A table as text: a row a line, cells parted by bars.
final class TableText {
    private TableText() {}

    static String of(TableBlock table) {
        List<String> rows = new ArrayList<>();
        for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
            for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
                if (row instanceof TableRow) {
                    rows.add(cells(row));
                }
            }
        }
        return String.join("\n", rows);
    }

    private static String cells(Node row) {
        List<String> cells = new ArrayList<>();
        for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
            if (cell instanceof TableCell) {
                cells.add(InlineText.of(cell).replace('\n', ' '));
            }
        }
        return String.join(" | ", cells);
    }
}
