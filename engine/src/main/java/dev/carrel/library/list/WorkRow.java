package dev.carrel.library.list;

import java.time.Instant;
import java.util.List;

import dev.carrel.document.DocumentId;
import dev.carrel.index.Coverage;
import dev.carrel.index.CuratedWork;

/// One work of a list.
///
/// @param fullest  the version that is to be read
/// @param sources  where its versions come from
/// @param citedBy  how many other works of the library cite it
/// @param coverage of the version that is to be read
public record WorkRow(CuratedWork work, DocumentId fullest, List<String> sources, int citedBy,
        Coverage coverage) {
    public WorkRow {
        sources = List.copyOf(sources);
    }

    /// When the first of its versions came into the library.
    public Instant added() {
        return work.versions().stream().map(version -> version.origin().added()).min(Instant::compareTo)
                .orElseThrow();
    }
}
