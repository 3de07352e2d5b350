package dev.carrel.library.relation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import dev.carrel.citation.RelationFinder;
import dev.carrel.document.origin.Origin;
import dev.carrel.document.origin.Source;
import dev.carrel.document.work.CitationList;
import dev.carrel.document.work.Relations;
import dev.carrel.document.work.WorkIdentity;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.SourceRegister;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.Writer;
import dev.carrel.ingest.AfterText;

/// Finds out anew who cites whom and what is the same work, if the documents are others than the last time. Two
/// records of the library are written, and what documents say where they cite; no document is.
public final class RelationStage implements AfterText {
    /// To be changed when the same documents are to be related differently.
    private static final long METHOD = 3;
    private static final int LOOKED_AFTER_MILLIS = 100;

    /// One writer after the other looks at all documents, so that the last one sees what all have brought in.
    @Override
    public void then(PassageIndex index, Writer writer, BooleanSupplier stopped) throws IOException {
        if (mayBegin(writer, stopped)) {
            try (Snapshot now = index.snapshot()) {
                find(now, writer, stopped);
            } catch (CancellationException _) {
                // The next run sees that it was not done.
            }
            writer.commit();
        }
    }

    private static boolean mayBegin(Writer writer, BooleanSupplier stopped) throws IOException {
        while (!stopped.getAsBoolean()) {
            if (writer.claimRelations()) {
                return true;
            }
            if (!paused()) {
                break;
            }
        }
        return false;
    }

    private static boolean paused() {
        try {
            Thread.sleep(LOOKED_AFTER_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void find(Snapshot now, Writer writer, BooleanSupplier stopped) throws IOException {
        Runnable checkpoint = () -> {
            if (stopped.getAsBoolean()) {
                throw new CancellationException();
            }
        };
        List<CitationList> lists = now.relations().citationLists();
        long basis = basis(now.register(), lists, checkpoint);
        if (basis != now.relations().basis()) {
            Relations found = found(now.register(), now.relations(), lists, basis, checkpoint);
            // Last of all what says that all of it was done.
            new CitingStage(now, writer).then(found.citations(), checkpoint);
            writer.put(found);
        }
    }

    /// The same for the same documents, in whatever order they are listed.
    private static long basis(SourceRegister register, List<CitationList> lists, Runnable checkpoint)
            throws IOException {
        long[] sum = {METHOD};
        register.origins(origin -> {
            checkpoint.run();
            sum[0] += mixed(origin);
        });
        lists.forEach(list -> sum[0] += 31L * list.hashCode());
        return sum[0] == 0 ? 1 : sum[0];
    }

    private static long mixed(Origin origin) {
        long hash = origin.id().value().hashCode() * 0x9e3779b97f4a7c15L
                + origin.fingerprint().hash().value().hashCode();
        return (hash ^ (hash >>> 29)) * 0xbf58476d1ce4e5b9L;
    }

    private static Relations found(SourceRegister register, WorkRelations relations,
            List<CitationList> lists, long basis, Runnable checkpoint)
            throws IOException {
        List<WorkIdentity> works = new ArrayList<>();
        relations.works(work -> {
            checkpoint.run();
            works.add(work);
        });
        works.sort((one, other) -> {
            checkpoint.run();
            return one.id().compareTo(other.id());
        });
        RelationFinder finder = new RelationFinder(works, corpora(register), checkpoint);
        relations.references(finder::reference);
        lists.forEach(finder::list);
        return new Relations(basis, finder.citations(), finder.versions());
    }

    /// Whoever made a collection meant each of its documents.
    private static Set<String> corpora(SourceRegister register) throws IOException {
        return register.sources().stream().filter(source -> source.kind() == Source.Kind.CORPUS)
                .map(Source::id)
                .collect(Collectors.toSet());
    }
}
