package dev.carrel.library.matrix.poi;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.streaming.SXSSFWorkbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.jspecify.annotations.Nullable;

/// Writes a workbook of one sheet.
public final class PoiWorkbook {
    /// The most characters that a cell holds in this format.
    private static final int LONGEST = 32_767;
    private static final int WIDTH = 30 * 256;
    private static final int IN_MEMORY = 100;

    private PoiWorkbook() {}

    /// @param rows the first names the columns, and stays in sight
    public static void write(List<List<String>> rows, OutputStream out) throws IOException {
        try (SXSSFWorkbook book = new SXSSFWorkbook(undated(), IN_MEMORY)) {
            Sheet sheet = book.createSheet("matrix");
            sheet.createFreezePane(2, 1);
            sheet.setDefaultColumnWidth(WIDTH / 256);
            CellStyle head = bold(book);
            for (int i = 0; i < rows.size(); i++) {
                fill(sheet.createRow(i), rows.get(i), i == 0 ? head : null);
            }
            book.write(out);
        }
    }

    /// The same table makes the same file, whenever it is written.
    private static XSSFWorkbook undated() {
        XSSFWorkbook book = new XSSFWorkbook();
        try {
            book.getProperties().getCoreProperties().setCreated("2000-01-01T00:00:00Z");
        } catch (InvalidFormatException e) {
            throw new IllegalStateException(e);
        }
        return book;
    }

    private static CellStyle bold(SXSSFWorkbook book) {
        Font font = book.createFont();
        font.setBold(true);
        CellStyle style = book.createCellStyle();
        style.setFont(font);
        style.setWrapText(true);
        return style;
    }

    private static void fill(Row row, List<String> cells,
            @Nullable CellStyle style) {
        for (int i = 0; i < cells.size(); i++) {
            var cell = row.createCell(i);
            cell.setCellValue(shortened(cells.get(i)));
            if (style != null) {
                cell.setCellStyle(style);
            }
        }
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST);
    }
}
