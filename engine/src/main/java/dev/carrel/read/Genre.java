package dev.carrel.read;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import dev.carrel.document.DocumentType;
import dev.carrel.document.SectionKind;
import dev.carrel.read.Outline.Block;
import dev.carrel.read.Outline.Heading;

/// Whether a document is built like a paper, which decides what its headings mean: the "Introduction" of a manual is no
/// account of methods, and its "References" are links worth finding.
sealed interface Genre {
    /// The kind of the section under this heading.
    SectionKind kind(String heading, SectionKind parent);

    boolean startsReferences(String heading);

    static Genre of(DocumentType type, List<Block> blocks) {
        return type == DocumentType.PAPER || looksLikePaper(blocks) ? new Paper() : new Other();
    }

    /// It has an abstract, or recognised headings of both methods and findings.
    private static boolean looksLikePaper(List<Block> blocks) {
        Set<SectionKind> kinds = EnumSet.noneOf(SectionKind.class);
        boolean anAbstract = false;
        for (Block block : blocks) {
            if (block instanceof Heading heading && heading.level() <= 2) {
                anAbstract |= SectionKinds.plain(heading.text()).equals("abstract");
                SectionKinds.of(heading.text()).ifPresent(kinds::add);
            }
        }
        return anAbstract || (kinds.contains(SectionKind.METHODS) && kinds.contains(SectionKind.FINDINGS));
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
        public boolean startsReferences(String heading) {
            return SectionKinds.isReferences(heading);
        }
    }

    /// Everything in it is content.
    final class Other implements Genre {
        @Override
        public SectionKind kind(String heading, SectionKind parent) {
            return SectionKind.CONTENT;
        }

        @Override
        public boolean startsReferences(String heading) {
            return false;
        }
    }
}
