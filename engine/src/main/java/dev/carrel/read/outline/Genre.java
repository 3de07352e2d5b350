package dev.carrel.read.outline;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import dev.carrel.document.DocumentType;
import dev.carrel.document.PaperHeading;
import dev.carrel.document.SectionKind;
import dev.carrel.read.outline.Outline.Block;
import dev.carrel.read.outline.Outline.Heading;
import dev.carrel.read.outline.Outline.Text;

/// The genre of a document, like a paper or not, which decides what its headings mean: the "Introduction" of a manual is no
/// account of methods, and its "References" are links worth finding.
sealed interface Genre {
    /// The kind of the section under this heading.
    SectionKind kind(String heading, SectionKind parent);

    /// Whether the list of cited works starts at this heading.
    ///
    /// @param after what follows it
    boolean startsReferences(Heading heading, List<Block> after);

    /// Whether a heading of one level ends a list whose own heading is of another. An appendix always does.
    boolean endsReferences(int level, int references);

    static Genre of(DocumentType type, List<Block> blocks) {
        return type == DocumentType.PAPER || looksLikePaper(blocks) ? new Paper() : new Other();
    }

    /// It has an abstract, or recognised headings of both methods and findings, or one of them and a list of cited works.
    private static boolean looksLikePaper(List<Block> blocks) {
        Signs signs = Signs.of(blocks);
        return signs.anAbstract() || signs.hasBoth() || (signs.cites() && !signs.kinds().isEmpty());
    }

    /// It has an abstract, and headings of both methods and findings or a list of cited works.
    static boolean isSurelyPaper(List<Block> blocks) {
        Signs signs = Signs.of(blocks);
        return signs.anAbstract() && (signs.cites() || signs.hasBoth());
    }

    /// Whether works are cited before the next heading that is no smaller.
    private static boolean citesUnder(int level, List<Block> after) {
        return after.stream().takeWhile(block -> !(block instanceof Heading next && next.level() <= level))
                .anyMatch(block -> block instanceof Text text && CitedEntries.areMostOf(text.text()));
    }

    /// The signs of a genre that the outer headings of a text show.
    ///
    /// @param cites whether a list of cited works stands under one
    record Signs(boolean anAbstract, boolean cites, Set<SectionKind> kinds) {
        static Signs of(List<Block> blocks) {
            Set<SectionKind> kinds = EnumSet.noneOf(SectionKind.class);
            boolean anAbstract = false;
            boolean cites = false;
            for (int i = 0; i < blocks.size(); i++) {
                if (blocks.get(i) instanceof Heading heading && heading.level() <= 2) {
                    anAbstract |= PaperHeading.plain(heading.text()).equals("abstract");
                    SectionKinds.of(heading.text()).ifPresent(kinds::add);
                    cites |= SectionKinds.isReferences(heading.text())
                            && citesUnder(heading.level(), blocks.subList(i + 1, blocks.size()));
                }
            }
            return new Signs(anAbstract, cites, kinds);
        }

        boolean hasBoth() {
            return kinds.contains(SectionKind.METHODS) && kinds.contains(SectionKind.FINDINGS);
        }
    }

    /// Its headings name kinds. A summary after the introduction sums up, and is a conclusion.
    final class Paper implements Genre {
        private boolean begun;

        @Override
        public SectionKind kind(String heading, SectionKind parent) {
            SectionKind kind = SectionKinds.of(heading).orElse(parent);
            begun |= kind == SectionKind.METHODS || kind == SectionKind.FINDINGS;
            return begun && kind == SectionKind.SUMMARY ? SectionKind.FINDINGS : kind;
        }

        @Override
        public boolean startsReferences(Heading heading, List<Block> after) {
            return SectionKinds.isReferences(heading.text());
        }

        @Override
        public boolean endsReferences(int level, int references) {
            return false;
        }
    }

    /// Everything in it is content, but for a list of works that is written as papers write theirs.
    final class Other implements Genre {
        @Override
        public SectionKind kind(String heading, SectionKind parent) {
            return SectionKind.CONTENT;
        }

        @Override
        public boolean startsReferences(Heading heading, List<Block> after) {
            return SectionKinds.isReferences(heading.text()) && citesUnder(heading.level(), after);
        }

        /// Text behind a page's list of works is the page again.
        @Override
        public boolean endsReferences(int level, int references) {
            return level <= references;
        }
    }
}
