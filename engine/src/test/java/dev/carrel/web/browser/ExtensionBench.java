package dev.carrel.web.browser;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import com.microsoft.playwright.Page;
import dev.carrel.library.capture.StoredPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

/// What `bench/extension` runs: figures of the extension in a real browser, which take too long for a test.
@Timeout(value = 2, unit = TimeUnit.HOURS)
final class ExtensionBench {
    @TempDir
    private Path folder;
    private ExtensionStage stage;
    private Page window;

    @BeforeEach
    void open() throws Exception {
        stage = new ExtensionStage(folder, ExtensionStage.Rights.ALL_PAGES);
        stage.pair();
        window = stage.own("options/options.html");
    }

    @AfterEach
    void close() throws Exception {
        stage.close();
    }

    private static List<JsonNode> lines(Path file) throws Exception {
        return Files.readAllLines(file).stream().map(JsonMapper.shared()::readTree).toList();
    }

    /// Relevance by query and page.
    private static Map<String, Map<String, Integer>> judged(Path file) throws Exception {
        return Files.readAllLines(file).stream().skip(1).map(line -> line.split("\t", -1))
                .collect(Collectors.groupingBy(
                        columns -> columns[0],
                        Collectors.toMap(columns -> columns[1], columns -> Integer.parseInt(columns[2]))));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    private void capture(JsonNode page) {
        String html = "<html lang=en><head><title>%s</title><meta name=description content=\"%s\"></head><body><article><h1>%s</h1><p>%s</p>"
                .formatted(escaped(page.path("title").asString()), escaped(page.path("summary").asString()),
                        escaped(page.path("title").asString()), escaped(page.path("content").asString()));
        Page tab = stage.open(stage.putAt(page.path("url").asString().replaceFirst("^https?://", ""),
                html.getBytes(StandardCharsets.UTF_8)));
        Object came = window.evaluate(
                "tabId => chrome.runtime.sendMessage({does: 'capture', tabId, what: 'page'})",
                stage.tab(tab));
        assertThat(((Map<?, ?>) came).get("state")).as(page.path("url").asString()).isEqualTo("stored");
        tab.close();
    }

    /// The pages that are found, the best first.
    private List<String> found(String query) {
        List<?> addresses = (List<?>) window.evaluate(
                """
                        async query => (await (await import('/search/search.js')).search(query, 10)).map(hit => hit.address)""",
                query);
        return addresses.stream()
                .map(address -> address.toString().replaceFirst("#.*$", "").replaceFirst("^http:", "https:"))
                .toList();
    }

    private static double gain(List<Integer> grades) {
        double sum = 0;
        for (int i = 0; i < Math.min(10, grades.size()); i++) {
            sum += grades.get(i) / (Math.log(i + 2) / Math.log(2));
        }
        return sum;
    }

    @Test
    @EnabledIfSystemProperty(named = "carrel.bench.data", matches = ".+")
    void theQueriesOfRecallOverItsPagesThroughTheExtension() throws Exception {
        Path data = Path.of(System.getProperty("carrel.bench.data"), "recall-eval");
        for (JsonNode page : lines(data.resolve("pages.jsonl"))) {
            capture(page);
        }
        Map<String, Map<String, Integer>> grades = judged(data.resolve("qrels/test.tsv"));
        Map<String, Map<String, Integer>> expected = judged(data.resolve("qrels/expected.tsv"));
        double ndcg = 0;
        double reciprocal = 0;
        double recall = 0;
        List<JsonNode> queries = lines(data.resolve("queries.jsonl"));
        for (JsonNode query : queries) {
            Map<String, Integer> own = grades.getOrDefault(query.path("_id").asString(), Map.of());
            Set<String> right = expected.getOrDefault(query.path("_id").asString(), Map.of()).keySet();
            List<String> found = found(query.path("text").asString());
            ndcg += gain(found.stream().map(page -> own.getOrDefault(page, 0)).toList())
                    / gain(own.values().stream().sorted((a, b) -> b - a).toList());
            int first = found.stream().filter(right::contains).findFirst().map(found::indexOf).orElse(-1);
            reciprocal += first < 0 ? 0 : 1.0 / (first + 1);
            recall += (double) found.stream().filter(right::contains).count() / right.size();
        }
        System.out.printf(Locale.ROOT, "%d queries: nDCG@10 %.4f, MRR %.4f, recall@10 %.4f%n", queries.size(),
                ndcg / queries.size(), reciprocal / queries.size(), recall / queries.size());
    }

    @Test
    @EnabledIfSystemProperty(named = "carrel.bench.pages", matches = "\\d+")
    void libraryAndExtensionAgreeAfterManyCapturesAndDeletions() throws Exception {
        int count = Integer.getInteger("carrel.bench.pages");
        int deleted = 0;
        Random random = new Random(17);
        Map<String, Integer> there = new HashMap<>();
        long start = System.nanoTime();
        for (int i = 0; i < count; i++) {
            if (i % 100 == 50) {
                stage.stopServer();
            } else if (i % 100 == 60) {
                stage.startServer();
            }
            String address = "http://site" + i % 7 + ".example/page" + random.nextInt(count);
            int version = there.merge(address, 1, Integer::sum);
            keepAndSend(address, version);
            if (i % 10 == 9 && i % 100 < 50) {
                deleted += delete(there, random);
            }
            if (i % 100 == 99) {
                System.out.printf(Locale.ROOT, "%d captures: %.0f s%n", i + 1,
                        (System.nanoTime() - start) / 1e9);
            }
        }
        stage.startServer();
        window.evaluate("async () => { await (await import('/queue/sending.js')).send(); }");
        Set<String> shown = new TreeSet<>();
        ((List<?>) window.evaluate(
                "async () => (await (await import('/pages/stored.js')).storedPages()).map(p => p.address)"))
                .forEach(address -> shown.add(address.toString()));
        List<StoredPage> kept = stage.library().intake().captured();
        assertThat(shown).isEqualTo(new TreeSet<>(there.keySet()));
        assertThat(kept.stream().map(page -> page.told().address()).collect(Collectors.toSet()))
                .isEqualTo(there.keySet());
        assertThat(stage.library().status().statistics().documents()).isEqualTo(kept.size());
        assertThat(window.evaluate("async () => (await (await import('/queue/store.js')).waiting()).length"))
                .as("captures that still wait").isEqualTo(0);
        System.out.printf(Locale.ROOT,
                "%d captures: %d pages deleted, %d there in %d versions, the same in both, after %.0f s%n",
                count, deleted, there.size(), kept.size(), (System.nanoTime() - start) / 1e9);
    }

    private void keepAndSend(String url, int version) {
        window.evaluate(
                """
                        async ([url, version]) => {
                          const words = Array.from({length: 60}, (_, i) => 'w' + (i * 7919 + version * 104729 + url.length) % 5000);
                          const html = `<title>${url}</title><article><p>${words.join(' ')} of ${url}.</p></article>`;
                          await (await import('/queue/store.js')).keep(
                            {url, title: url, html, time: new Date().toISOString(), occasion: 'remembered'});
                          await (await import('/queue/sending.js')).send();
                        }""",
                List.of(url, version));
    }

    private int delete(Map<String, Integer> there, Random random) {
        List<String> all = new ArrayList<>(new TreeSet<>(there.keySet()));
        List<String> gone = random.ints(3, 0, all.size()).mapToObj(all::get).distinct().toList();
        window.evaluate("""
                async gone => {
                  const {deletePages, storedPages} = await import('/pages/stored.js');
                  await deletePages((await storedPages()).filter(page => gone.includes(page.address)));
                }""", gone);
        gone.forEach(there::remove);
        return gone.size();
    }
}
