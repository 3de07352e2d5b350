package dev.carrel.index.opensearch;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

import dev.carrel.index.OwnRecords;
import dev.carrel.index.backend.BackendSettings;
import dev.carrel.index.backend.IndexBackend;
import dev.carrel.index.backend.RebuildableIndex;
import dev.carrel.index.retrieval.KeywordScoring;

/// Keeps libraries in OpenSearch.
public final class OpenSearchBackend implements IndexBackend {
    @Override
    public String name() {
        return "opensearch";
    }

    @Override
    public RebuildableIndex open(BackendSettings settings, KeywordScoring scoring, OwnRecords own) {
        return new OpenSearchIndex(new ClusterClient(settings),
                new OpenSearchIndex.Clusters(alias(settings.library()), settings.shards()), scoring, own);
    }

    /// Names of indexes are small letters and digits; what else a library's name has is told by its bytes.
    static String alias(String library) {
        StringBuilder alias = new StringBuilder("carrel-");
        for (byte each : library.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (each & 0xff);
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.') {
                alias.append(c);
            } else {
                alias.append('_').append(HexFormat.of().toHexDigits(each));
            }
        }
        return alias.toString();
    }
}
