package dev.carrel.index.opensearch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import dev.carrel.index.IndexEntry;
import dev.carrel.index.lucene.analysis.Analysis;
import dev.carrel.index.lucene.store.RecordBuilder;
import dev.carrel.testing.EntryBuilder;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.analysis.tokenattributes.TermFrequencyAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.IndexableField;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// The cluster makes the very terms of a record that Lucene gets embedded, at the same places.
@Tag("thorough")
final class SameTermsIT {
    /// The cluster analyses 10,000 terms at once.
    private static final int AT_ONCE = 60;
    private static final String BETWEEN = "\uE00F";

    private final Analysis analysis = new Analysis();

    /// A term and its place.
    private record Placed(String term, int place) {}

    @Test
    void everyTermOfEveryPassageIsTheSame() throws IOException {
        List<String> texts = new ArrayList<>();
        List<List<Placed>> expected = new ArrayList<>();
        for (Document record : records()) {
            for (IndexableField field : record) {
                Schema.Form form = Schema.form(Schema.name(field.name()));
                if (form == Schema.Form.TERMS) {
                    texts.add(TermText.of(field.tokenStream(analysis.forIndexing(), null)).text());
                    expected.add(read(field));
                }
            }
        }
        assertThat(texts).hasSizeGreaterThan(10_000);
        try (ClusterClient client = new ClusterClient(TestCluster.settings("none", TestCluster.shared()))) {
            client.put("carrel-terms-v1", Schema.index(1));
            try {
                for (int i = 0; i < texts.size(); i += AT_ONCE) {
                    int end = Math.min(texts.size(), i + AT_ONCE);
                    assertThat(analysed(client, texts.subList(i, end))).isEqualTo(expected.subList(i, end));
                }
            } finally {
                client.delete("carrel-terms-v1", Map.of());
            }
        }
    }

    /// The texts that are here, passage by passage, as documents of ten thousand passages.
    private List<Document> records() throws IOException {
        List<Document> records = new ArrayList<>();
        Random random = new Random(42);
        List<String> paragraphs = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Path.of("..", "samples"))) {
            for (Path file : files.filter(path -> path.toString().matches(".*\\.(md|txt|rst|adoc|html)"))
                    .sorted().toList()) {
                Files.readString(file).lines().map(String::strip).filter(line -> line.length() > 40)
                        .forEach(paragraphs::add);
            }
        }
        paragraphs.add(
                "机器学习 könnte in Müllers useEffectOnce helfen: TGF-β, p53, state-of-the-art, O'Brien's 3.14 x_i.");
        for (int i = 0; i < 2_500; i++) {
            String title = paragraphs.get(random.nextInt(paragraphs.size()));
            IndexEntry entry = EntryBuilder.entry("/" + i, title.substring(0, Math.min(80, title.length())),
                    paragraphs.get(i % paragraphs.size()), paragraphs.get(random.nextInt(paragraphs.size())))
                    .build();
            new RecordBuilder(analysis).of(entry).forEach(records::add);
        }
        return records;
    }

    private List<Placed> read(IndexableField field) throws IOException {
        List<Placed> terms = new ArrayList<>();
        try (TokenStream stream = field.tokenStream(analysis.forIndexing(), null)) {
            CharTermAttribute form = stream.addAttribute(CharTermAttribute.class);
            PositionIncrementAttribute step = stream.addAttribute(PositionIncrementAttribute.class);
            TermFrequencyAttribute times = stream.addAttribute(TermFrequencyAttribute.class);
            stream.reset();
            int place = -1;
            while (stream.incrementToken()) {
                place += step.getPositionIncrement();
                assertThat(times.getTermFrequency()).isEqualTo(1);
                terms.add(new Placed(form.toString(), place));
            }
            stream.end();
        }
        return terms;
    }

    /// Many texts in one request, with a sign between them.
    private static List<List<Placed>> analysed(ClusterClient client, List<String> texts) throws IOException {
        List<List<Placed>> all = new ArrayList<>(List.of(new ArrayList<>()));
        int[] begin = new int[1];
        client.post("carrel-terms-v1/_analyze",
                Map.of("analyzer", "terms", "text", String.join(" " + BETWEEN + " ", texts))).path("tokens")
                .forEach(token -> {
                    int place = token.path("position").asInt();
                    if (token.path("token").asString().equals(BETWEEN)) {
                        begin[0] = place + 1;
                        all.add(new ArrayList<>());
                    } else {
                        all.getLast().add(new Placed(token.path("token").asString(), place - begin[0]));
                    }
                });
        return all;
    }
}
