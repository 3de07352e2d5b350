package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;

import dev.carrel.document.work.Labels;
import dev.carrel.index.BooleanContract;
import dev.carrel.index.CensusContract;
import dev.carrel.index.EvidenceContract;
import dev.carrel.index.FacetsContract;
import dev.carrel.index.OwnRecords;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.PassageIndexContract;
import dev.carrel.index.RelationsContract;
import dev.carrel.index.RemovalContract;
import dev.carrel.index.RetrievalContract;
import dev.carrel.index.ScoringContract;
import dev.carrel.index.SourceRegisterContract;
import dev.carrel.index.StoredDocumentsContract;
import dev.carrel.index.VocabularyContract;
import dev.carrel.index.WorkTableContract;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.retrieval.OwnNotes;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/// A cluster does all that an index must do.
@Tag("thorough")
final class OpenSearchContractsIT {
    private static PassageIndex open(Path in, KeywordScoring scoring, OwnRecords own, int shards)
            throws IOException {
        String library = library(in);
        return new OpenSearchIndex(new ClusterClient(TestCluster.settings(library, TestCluster.shared())),
                new OpenSearchIndex.Clusters(OpenSearchBackend.alias(library), shards), scoring, own);
    }

    private static String library(Path in) {
        return "contract-" + Integer.toHexString(in.toString().hashCode());
    }

    /// The cluster keeps removed records in case a copy has missed them, and asks its copies every half minute.
    private static void awaitPurge(Path in) throws IOException {
        String index = OpenSearchBackend.alias(library(in));
        try (ClusterClient client = new ClusterClient(TestCluster.settings("none", TestCluster.shared()))) {
            do {
                client.post(index + "/_flush?force=true", new byte[0]);
                client.post(index + "/_forcemerge?max_num_segments=1", new byte[0]);
                client.post(index + "/_refresh", new byte[0]);
            } while (client.get(index + "/_stats/docs").path("_all").path("primaries").path("docs")
                    .path("deleted").asLong() > 0);
        }
    }

    /// What is found and how it is scored must not depend on how many shards there are.
    private static PassageIndex spread(Path in, KeywordScoring scoring) throws IOException {
        return open(in, scoring, OwnRecords.NONE, 3);
    }

    private static PassageIndex open(Path in, KeywordScoring scoring, OwnRecords own) throws IOException {
        return open(in, scoring, own, 1);
    }

    private static PassageIndex open(Path in) throws IOException {
        return open(in, KeywordScoring.STANDARD, OwnRecords.NONE);
    }

    private static PassageIndex open(Path in, Supplier<Labels> labels) throws IOException {
        return open(in, KeywordScoring.STANDARD, new OwnRecords(labels, OwnNotes.NONE));
    }

    @AfterAll
    static void deleteWhatWasMade() throws IOException {
        try (ClusterClient client = new ClusterClient(TestCluster.settings("none", TestCluster.shared()))) {
            client.delete("carrel-contract-*", Map.of());
        }
    }

    @Nested
    final class Index extends PassageIndexContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return OpenSearchContractsIT.open(in, scoring, OwnRecords.NONE);
        }
    }

    @Nested
    final class Stored extends StoredDocumentsContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return OpenSearchContractsIT.open(in, scoring, OwnRecords.NONE);
        }
    }

    @Nested
    final class Register extends SourceRegisterContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return OpenSearchContractsIT.open(in, scoring, OwnRecords.NONE);
        }
    }

    @Nested
    final class Counts extends CensusContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return OpenSearchContractsIT.open(in, scoring, OwnRecords.NONE);
        }
    }

    @Nested
    final class Words extends VocabularyContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return OpenSearchContractsIT.open(in, scoring, OwnRecords.NONE);
        }
    }

    @Nested
    final class Removal extends RemovalContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return OpenSearchContractsIT.open(in, scoring, OwnRecords.NONE);
        }
    }

    @Nested
    final class Retrieval extends RetrievalContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return spread(in, scoring);
        }
    }

    @Nested
    final class Scoring extends ScoringContract {
        @Override
        protected PassageIndex open(Path in, KeywordScoring scoring) throws IOException {
            return spread(in, scoring);
        }

        @Override
        protected void awaitPurge(Path in) throws IOException {
            OpenSearchContractsIT.awaitPurge(in);
        }
    }

    @Nested
    final class Logic extends BooleanContract {
        @Override
        protected PassageIndex open(Path in) throws IOException {
            return OpenSearchContractsIT.open(in);
        }
    }

    @Nested
    final class Evidence extends EvidenceContract {
        @Override
        protected PassageIndex open(Path in) throws IOException {
            return OpenSearchContractsIT.open(in);
        }
    }

    @Nested
    final class Related extends RelationsContract {
        @Override
        protected PassageIndex open(Path in) throws IOException {
            return OpenSearchContractsIT.open(in);
        }
    }

    @Nested
    final class Facets extends FacetsContract {
        @Override
        protected PassageIndex open(Path in, Supplier<Labels> labels) throws IOException {
            return OpenSearchContractsIT.open(in, labels);
        }
    }

    @Nested
    final class Table extends WorkTableContract {
        @Override
        protected PassageIndex open(Path in, Supplier<Labels> labels) throws IOException {
            return OpenSearchContractsIT.open(in, labels);
        }
    }
}
