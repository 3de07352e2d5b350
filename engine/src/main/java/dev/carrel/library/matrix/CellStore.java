package dev.carrel.library.matrix;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

import dev.carrel.assist.matrix.MatrixCell;
import dev.carrel.document.DocumentId;
import dev.carrel.library.log.LineLog;
import tools.jackson.databind.JsonNode;

/// The cells of one matrix and what people wrote instead, in two logs: of several lines about one cell the last counts.
final class CellStore {
    private static final String MATRIX = "this matrix";

    private final Path cells;
    private final Path edits;

    /// @param folder the matrix's own
    CellStore(Path folder) {
        this.cells = folder.resolve("cells.jsonl");
        this.edits = folder.resolve("edits.jsonl");
    }

    Map<MatrixCell.Place, MatrixCell> cells() throws IOException {
        Map<MatrixCell.Place, MatrixCell> all = new HashMap<>();
        for (JsonNode line : LineLog.read(cells)) {
            try {
                MatrixCell cell = CellRecord.read(line);
                all.put(cell.place(), cell);
            } catch (IllegalArgumentException e) {
                // Of another version of the program: it is asked again.
            }
        }
        return all;
    }

    /// Those that were not taken back.
    Map<MatrixCell.Place, String> edits() throws IOException {
        Map<MatrixCell.Place, String> all = new HashMap<>();
        for (JsonNode line : LineLog.read(edits)) {
            MatrixCell.Place place = new MatrixCell.Place(new DocumentId(line.path("row").asString("")),
                    line.path("question").asString(""));
            if (line.path("answer").isString()) {
                all.put(place, line.path("answer").asString());
            } else {
                all.remove(place);
            }
        }
        return all;
    }

    /// For this process alone, until it is closed.
    LineLog filling() throws IOException {
        return LineLog.open(cells, MATRIX);
    }

    /// @param answer what a person writes instead; empty takes it back
    void edit(MatrixCell.Place place, String answer) throws IOException {
        Map<String, Object> line = new HashMap<>(
                Map.of("row", place.document().value(), "question", place.question()));
        if (!answer.isEmpty()) {
            line.put("answer", answer);
        }
        try (LineLog log = LineLog.open(edits, MATRIX)) {
            log.add(line);
        }
    }
}
