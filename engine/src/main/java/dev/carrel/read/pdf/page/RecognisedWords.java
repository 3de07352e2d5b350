package dev.carrel.read.pdf.page;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Understands tesseract's table: a row for each page, block, paragraph, line and word, with what it belongs to, its box,
/// the confidence, and the text of words.
final class RecognisedWords {
    private static final int COLUMNS = 12;
    private static final int LINE = 4;
    private static final int WORD = 5;
    /// Below it the word is noise: specks, rules, drawings.
    private static final double CONFIDENCE = 30;

    private final Map<String, List<Integer>> heights = new HashMap<>();
    private final List<Recogniser.Word> words = new ArrayList<>();
    private final List<String> paragraphs = new ArrayList<>();
    private int line;
    private int bottom;

    private RecognisedWords() {}

    static List<Recogniser.Word> of(String table) {
        RecognisedWords recognised = new RecognisedWords();
        table.lines().skip(1).map(row -> row.split("\t", -1)).filter(row -> row.length == COLUMNS)
                .forEach(recognised::add);
        return recognised.words();
    }

    private void add(String[] row) {
        switch (Integer.parseInt(row[0])) {
            case LINE -> {
                line++;
                bottom = Integer.parseInt(row[7]) + Integer.parseInt(row[9]);
                heights.computeIfAbsent(paragraph(row), _ -> new ArrayList<>())
                        .add(Integer.parseInt(row[9]));
            }
            case WORD -> word(row);
            default -> {
            }
        }
    }

    private void word(String[] row) {
        if (Double.parseDouble(row[10]) >= CONFIDENCE && !row[11].isBlank()) {
            int x0 = Integer.parseInt(row[6]);
            words.add(new Recogniser.Word(row[11], x0, x0 + Integer.parseInt(row[8]), line, bottom, 0));
            paragraphs.add(paragraph(row));
        }
    }

    private static String paragraph(String[] row) {
        return row[2] + "." + row[3];
    }

    /// A line without ascenders is lower than its neighbours, and its type no smaller: the middle one tells.
    private List<Recogniser.Word> words() {
        heights.values().forEach(list -> list.sort(null));
        List<Recogniser.Word> sized = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            Recogniser.Word word = words.get(i);
            List<Integer> lines = heights.getOrDefault(paragraphs.get(i), List.of(1));
            sized.add(new Recogniser.Word(word.text(), word.x0(), word.x1(), word.line(), word.bottom(),
                    lines.get(lines.size() / 2)));
        }
        return sized;
    }
}
