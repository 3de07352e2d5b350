package dev.carrel.library.matrix;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import dev.carrel.base.NearestName;
import dev.carrel.base.UserError;
import dev.carrel.base.Worded;
import dev.carrel.library.export.CsvRow;
import dev.carrel.library.json.Json;
import dev.carrel.library.matrix.poi.PoiWorkbook;

import static java.nio.charset.StandardCharsets.UTF_8;

/// A form in which a matrix can be taken elsewhere.
public enum MatrixFormat implements Worded {
    CSV("csv", "text/csv;charset=utf-8"), //
    MARKDOWN("md", "text/markdown;charset=utf-8"), //
    JSON("json", "application/json"), //
    XLSX("xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");

    private final String ending;
    private final String mediaType;

    MatrixFormat(String ending, String mediaType) {
        this.ending = ending;
        this.mediaType = mediaType;
    }

    public String ending() {
        return ending;
    }

    public String mediaType() {
        return mediaType;
    }

    public static List<String> words() {
        return Worded.words(values());
    }

    /// @throws UserError if there is none of that name
    public static MatrixFormat named(String name) {
        return Arrays.stream(values()).filter(format -> format.word().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> UserError.usage("There is no format " + name + ".",
                        "Did you mean " + NearestName.of(name, words()) + "?"));
    }

    /// The one that a file's name ends with.
    public static Optional<MatrixFormat> ofFile(String file) {
        return Arrays.stream(values())
                .filter(format -> file.toLowerCase(Locale.ROOT).endsWith("." + format.ending)).findFirst();
    }

    /// The stream stays open. The same table is written the same way each time.
    public void write(MatrixTable table, OutputStream out) throws IOException {
        switch (this) {
            case CSV -> out.write(csv(FlatTable.of(table)).getBytes(UTF_8));
            case MARKDOWN -> out.write(MatrixMarkdown.of(table).getBytes(UTF_8));
            case JSON -> Json.write(table, MatrixJson.MATRIX, out);
            case XLSX -> PoiWorkbook.write(FlatTable.of(table), out);
        }
    }

    private static String csv(List<List<String>> rows) throws IOException {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            CsvRow.write(row, text);
        }
        return text.toString();
    }
}
