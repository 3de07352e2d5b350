package dev.carrel.read.pdf.paper;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.block.HeadingNumber;
import dev.carrel.read.pdf.page.TextLine;

/// The levels of headings: by their numbers (letters stand under Roman numbers), else by their type, larger and heavier
/// above smaller and lighter.
final class HeadingLevels {
    static final int RUN_IN = 9;

    private record Style(double size, boolean capitals, boolean bold, boolean italic, String face) {
        static Style of(Block block) {
            TextLine line = block.first();
            String text = block.text();
            return new Style(Math.round(line.size()), text.equals(text.toUpperCase(Locale.ROOT)),
                    line.face().bold(),
                    line.face().italic(), line.face().name());
        }
    }

    private static final Pattern ROMAN = Pattern.compile("^[IVX]{1,4}\\.\\s");
    private static final Pattern LETTER = Pattern.compile("^[A-H]\\.\\s");

    private final List<Style> styles;
    private final boolean roman;

    HeadingLevels(List<Block> blocks) {
        roman = blocks.stream()
                .filter(block -> block.is(BlockRole.HEADING) && ROMAN.matcher(block.text()).find())
                .count() > 1;
        styles = blocks.stream().filter(block -> block.is(BlockRole.HEADING)).map(Style::of).distinct()
                .sorted(Comparator.comparingDouble(Style::size).reversed()
                        .thenComparing(Comparator.comparing(Style::capitals).reversed())
                        .thenComparing(Comparator.comparing(Style::bold).reversed())
                        .thenComparing(Comparator.comparing(Style::italic)))
                .toList();
    }

    int of(Block heading) {
        Optional<HeadingNumber> number = HeadingNumber.of(heading.text());
        if (number.isPresent()) {
            return number.get().level();
        }
        if (roman && ROMAN.matcher(heading.text()).find()) {
            return 1;
        }
        if (roman && LETTER.matcher(heading.text()).find()) {
            return 2;
        }
        if (heading.text().endsWith(".")) {
            return RUN_IN;
        }
        return Math.min(RUN_IN - 1, styles.indexOf(Style.of(heading)) + 1);
    }
}
