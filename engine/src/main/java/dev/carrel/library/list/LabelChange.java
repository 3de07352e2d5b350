package dev.carrel.library.list;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.document.label.ReadingStatus;
import dev.carrel.document.label.WorkLabels;
import org.jspecify.annotations.Nullable;

/// A change of the labels of works. A null leaves its label as it is.
public record LabelChange(List<String> add, List<String> remove, @Nullable Boolean starred,
        @Nullable ReadingStatus reading) implements UnaryOperator<WorkLabels> {
    /// @throws UserError if nothing changes, or a tag is none
    public LabelChange {
        add = List.copyOf(add);
        remove = List.copyOf(remove);
        if (add.isEmpty() && remove.isEmpty() && starred == null && reading == null) {
            throw UserError.usage("It is not said what to note.",
                    "Give a tag to add or to remove, a star, or whether it is read.");
        }
        Stream.concat(add.stream(), remove.stream()).forEach(LabelChange::check);
    }

    private static void check(String tag) {
        if (tag.isBlank() || tag.strip().length() > WorkLabels.LONGEST_TAG
                || tag.chars().anyMatch(Character::isISOControl)) {
            throw UserError.usage("\"" + tag.strip() + "\" is no tag.",
                    "A tag has from 1 to " + WorkLabels.LONGEST_TAG + " characters on one line.");
        }
    }

    @Override
    public WorkLabels apply(WorkLabels before) {
        WorkLabels after = before.tagged(add, remove);
        after = starred == null ? after : after.starred(starred);
        return reading == null ? after : after.reading(reading);
    }
}
