package dev.carrel.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import dev.carrel.document.origin.Source;
import dev.carrel.index.Census;
import dev.carrel.index.Coverage;
import dev.carrel.index.Failure;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.RemovedDocument;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.Statistics;
import dev.carrel.library.coverage.CoverageGap;
import dev.carrel.library.coverage.GapGroup;

/// The contents of a library, and what it could not read.
///
/// @param library its name
/// @param removed what was taken out and stays out
/// @param partly  documents of which something cannot be found
public record LibraryStatus(String library, Statistics statistics, List<Failure> failures,
        List<RemovedDocument> removed,
        List<Coverage> partly,
        List<Source> sources, IndexFacts facts) {
    public LibraryStatus {
        failures = List.copyOf(failures);
        removed = List.copyOf(removed);
        partly = List.copyOf(partly);
        sources = List.copyOf(sources);
    }

    static LibraryStatus of(String library, SourceRegister register, Census census, IndexFacts facts)
            throws IOException {
        List<Coverage> partly = new ArrayList<>();
        census.coverage(document -> {
            if (!document.isWhole()) {
                partly.add(document);
            }
        });
        partly.sort(Comparator.comparing(document -> document.origin().path()));
        return new LibraryStatus(library, census.statistics(), register.failures(), register.removed(),
                partly,
                register.sources(),
                facts);
    }

    public boolean isEmpty() {
        return statistics.documents() == 0 && failures.isEmpty() && sources.isEmpty();
    }

    /// Passages that words find and meaning does not yet.
    public int waiting() {
        return statistics.waiting();
    }

    /// How many documents cannot be found at all.
    public int unread() {
        return statistics.failed();
    }

    /// Documents of which everything can be found.
    public int whole() {
        return statistics.documents() - partly.size();
    }

    /// Why something cannot be found, the most frequent reason first.
    public List<CoverageGap> gaps() {
        return gapGroups().stream().map(GapGroup::gap).toList();
    }

    /// The same with what each concerns.
    public List<GapGroup> gapGroups() {
        return GapGroup.of(failures, partly);
    }
}
