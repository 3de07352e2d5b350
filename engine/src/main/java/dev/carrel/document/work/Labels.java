package dev.carrel.document.work;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import dev.carrel.document.DocumentId;
import dev.carrel.document.label.WorkLabels;

/// A person's own labels on the works of a library, by documents, at one moment.
///
/// @param version another number for other labels
public record Labels(Map<DocumentId, WorkLabels> byDocument, long version) {
    public static final Labels NONE = new Labels(Map.of(), 0);

    public Labels {
        byDocument = Map.copyOf(byDocument);
    }

    public WorkLabels of(DocumentId id) {
        return byDocument.getOrDefault(id, WorkLabels.NONE);
    }

    /// The labels of a work, whichever of its documents bears them.
    public WorkLabels of(List<DocumentId> versions) {
        return versions.stream().map(this::of).reduce(WorkLabels.NONE, WorkLabels::and);
    }

    /// The documents whose labels are such, by id.
    public List<DocumentId> such(Predicate<WorkLabels> predicate) {
        return byDocument.entrySet().stream().filter(each -> predicate.test(each.getValue()))
                .map(Map.Entry::getKey).sorted(Comparator.naturalOrder()).toList();
    }
}
