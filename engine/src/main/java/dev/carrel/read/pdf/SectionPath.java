package dev.carrel.read.pdf;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.SectionKind;
import dev.carrel.read.SectionKinds;

/// The headings that a place stands under, outermost first, and the kind that they give it.
record SectionPath(List<Step> steps) {
    /// @param level from 1
    record Step(int level, String heading, SectionKind kind) {}

    SectionPath {
        steps = List.copyOf(steps);
    }

    SectionPath() {
        this(List.of());
    }

    SectionPath with(int level, String heading) {
        List<Step> outer = new ArrayList<>(steps.stream().filter(step -> step.level < level).toList());
        SectionKind parent = outer.isEmpty() ? SectionKind.CONTENT : outer.getLast().kind;
        SectionKind kind = SectionKinds.of(heading).filter(own -> own != SectionKind.SUMMARY).orElse(parent);
        outer.add(new Step(level, heading, kind));
        return new SectionPath(outer);
    }

    List<String> headings() {
        return steps.stream().map(Step::heading).toList();
    }

    SectionKind kind() {
        return steps.isEmpty() ? SectionKind.CONTENT : steps.getLast().kind;
    }
}
