package dev.carrel.read.pdf.paper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.carrel.document.PaperHeading;
import dev.carrel.document.SectionKind;
import dev.carrel.read.outline.SectionKinds;
import dev.carrel.read.pdf.block.HeadingNumber;

/// The headings that a place stands under, outermost first, and the kind that they give it.
///
/// @param numbered the last heading of each number, which what is numbered further stands under
public record SectionPath(List<Step> steps, Map<HeadingNumber, Step> numbered) {
    /// @param level from 1
    record Step(int level, String heading, SectionKind kind) {}

    public SectionPath {
        steps = List.copyOf(steps);
        numbered = Map.copyOf(numbered);
    }

    public SectionPath() {
        this(List.of(), Map.of());
    }

    public SectionPath with(int level, String heading) {
        Optional<HeadingNumber> number = HeadingNumber.of(heading).or(() -> labelled(level));
        List<Step> outer = new ArrayList<>(number.map(this::outer)
                .orElseGet(() -> steps.stream().filter(step -> step.level < level).toList()));
        SectionKind parent = outer.isEmpty() ? SectionKind.CONTENT : outer.getLast().kind;
        Step step = new Step(level, heading, kind(heading, parent));
        outer.add(step);
        Map<HeadingNumber, Step> known = new HashMap<>(numbered);
        number.ifPresent(own -> known.put(own, step));
        return new SectionPath(outer, known);
    }

    /// The number of the chapter whose label stands above its title.
    private Optional<HeadingNumber> labelled(int level) {
        return steps.isEmpty() || steps.getLast().level != level
                ? Optional.empty()
                : HeadingNumber.ofChapter(steps.getLast().heading);
    }

    private List<Step> outer(HeadingNumber number) {
        return number.outer().stream().map(numbered::get).filter(Objects::nonNull).toList();
    }

    /// Inside of a part of the paper only a heading that is nothing else names another: *Evaluation of patients* among the
    /// methods is a method.
    private static SectionKind kind(String heading, SectionKind parent) {
        return SectionKinds.of(heading).filter(own -> own != SectionKind.SUMMARY)
                .filter(_ -> parent == SectionKind.CONTENT || PaperHeading.isWhole(heading)).orElse(parent);
    }

    public List<String> headings() {
        return steps.stream().map(Step::heading).toList();
    }

    public SectionKind kind() {
        return steps.isEmpty() ? SectionKind.CONTENT : steps.getLast().kind;
    }
}
