package dev.carrel.read.pdf.role;

import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.block.Block;
import dev.carrel.read.pdf.block.BlockRole;

/// Sets aside what publishers print into every paper: under which licence it stands, and what they do not answer for.
public final class NoticeFinder {
    private static final Pattern NOTICE = Pattern.compile("^(Open Access\\.?\\s*)?((Copyright )?©.{0,120}?)?"
            + "(This (work|article|is an open[ -]access article)\\b.{0,80}(licen[cs]ed|distributed|Creative Commons)"
            + "|Publisher[’']s note:?|Springer Nature remains neutral|Reprints and permissions? information)",
            Pattern.CASE_INSENSITIVE);

    private NoticeFinder() {}

    public static List<Block> setAside(List<Block> blocks) {
        return blocks.stream().map(
                block -> (block.is(BlockRole.TEXT) || block.is(BlockRole.FLOAT))
                        && NOTICE.matcher(block.text()).find()
                                ? block.as(BlockRole.FRONT)
                                : block)
                .toList();
    }
}
