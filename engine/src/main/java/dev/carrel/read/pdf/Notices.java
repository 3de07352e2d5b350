package dev.carrel.read.pdf;

import java.util.List;
import java.util.regex.Pattern;

/// Sets aside what publishers print into every paper: under which licence it stands, and what they do not answer for.
final class Notices {
    private static final Pattern NOTICE = Pattern.compile("^(Open Access\\.?\\s*)?((Copyright )?©.{0,120}?)?"
            + "(This (work|article|is an open[ -]access article)\\b.{0,80}(licen[cs]ed|distributed|Creative Commons)"
            + "|Publisher[’']s note:?|Springer Nature remains neutral|Reprints and permissions? information)",
            Pattern.CASE_INSENSITIVE);

    private Notices() {}

    static List<Block> setAside(List<Block> blocks) {
        return blocks.stream().map(
                block -> (block.is(Role.TEXT) || block.is(Role.FLOAT)) && NOTICE.matcher(block.text()).find()
                        ? block.as(Role.FRONT)
                        : block)
                .toList();
    }
}
