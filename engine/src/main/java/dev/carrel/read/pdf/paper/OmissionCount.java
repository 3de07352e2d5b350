package dev.carrel.read.pdf.paper;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.document.Omission;
import dev.carrel.document.Omission.Reason;
import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;
import dev.carrel.read.pdf.page.Page;
import dev.carrel.read.pdf.page.TextLine;

/// Counts the letters of a file that are left out of its text.
final class OmissionCount {
    private OmissionCount() {}

    /// @param pages  as they were printed
    /// @param clean  the same without what belongs to the sheets
    /// @param blocks what was made of them
    static List<Omission> of(List<Page> pages, List<Page> clean, List<Block> blocks) {
        int all = Math.max(1, letters(pages));
        Map<Reason, Integer> counts = new EnumMap<>(Reason.class);
        counts.put(Reason.FURNITURE, letters(pages) - letters(clean));
        blocks.forEach(block -> reason(block.role())
                .ifPresent(reason -> counts.merge(reason, block.length(), Integer::sum)));
        return counts.entrySet().stream().filter(each -> each.getValue() > 0)
                .map(each -> new Omission(each.getKey(), each.getValue(), (double) each.getValue() / all))
                .toList();
    }

    private static Optional<Reason> reason(BlockRole role) {
        return switch (role) {
            case REFERENCE -> Optional.of(Reason.REFERENCES);
            case FRONT, AUTHORS -> Optional.of(Reason.FRONT_MATTER);
            case FLOAT, UNKNOWN -> Optional.of(Reason.FIGURES);
            case TITLE, ABSTRACT, HEADING, TEXT, CAPTION, FOOTNOTE -> Optional.empty();
        };
    }

    static int letters(List<Page> pages) {
        return pages.stream().flatMap(page -> page.lines().stream()).mapToInt(TextLine::length).sum();
    }
}
