package dev.carrel.web.browser;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tools.jackson.databind.json.JsonMapper;

import static java.util.stream.Collectors.joining;

/// What `bench/documents` runs: a page of rows through the server, and scrolling in a real browser.
@EnabledIfSystemProperty(named = "carrel.bench.folder", matches = ".+")
final class ListBench {
    private static final int ROUNDS = 60;
    private static final int FRAMES = 600;
    private static final JsonObject PROCESSOR_TIME = JsonParser.parseString("{timeDomain: 'threadTicks'}")
            .getAsJsonObject();
    private static final List<String> SPENT = List.of("TaskDuration", "ScriptDuration", "RecalcStyleDuration",
            "LayoutDuration");
    /// Scrolls by some rows a frame, and gives how long each frame took from the last one, and how much of it drawing rows.
    private static final String SCROLL = """
            async step => {
              const works = document.querySelector('.works');
              const plain = window.requestAnimationFrame.bind(window);
              const drawn = [];
              window.requestAnimationFrame = act => plain(now => {
                const begun = performance.now();
                act(now);
                drawn.push(performance.now() - begun);
              });
              const frames = [];
              let last = await new Promise(plain);
              for (let i = 0; i < 600; i++) {
                works.scrollTop += step;
                const now = await new Promise(plain);
                frames.push(now - last);
                last = now;
              }
              window.requestAnimationFrame = plain;
              return {frames, drawn, top: works.scrollTop};
            }""";

    private static Stage stage;

    @BeforeAll
    static void open() throws Exception {
        stage = new Stage(Path.of(System.getProperty("carrel.bench.folder")));
    }

    @AfterAll
    static void close() throws Exception {
        stage.close();
    }

    private static double took(String query) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(stage.address("/api/works?" + query)))
                    .build();
            long begun = System.nanoTime();
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            double millis = (System.nanoTime() - begun) / 1e6;
            if (answer.statusCode() != 200
                    || JsonMapper.shared().readTree(answer.body()).path("total").asInt() == 0) {
                throw new IllegalStateException(answer.body());
            }
            return millis;
        }
    }

    private static String told(List<Double> values) {
        double[] sorted = values.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return String.format(Locale.ROOT, "p50 %.1f p95 %.1f most %.1f ms of %d",
                sorted[sorted.length / 2], sorted[(int) (sorted.length * 0.95)],
                Arrays.stream(sorted).max().orElse(0), sorted.length);
    }

    @Test
    void pagesOfRows() throws Exception {
        System.out.println("FIGURE first page ever " + took("limit=100") + " ms");
        Random random = new Random(1);
        for (String sort : List.of("title", "year", "citations", "added")) {
            double first = took("limit=100&sort=" + sort);
            List<Double> times = new ArrayList<>();
            for (int i = 0; i < ROUNDS; i++) {
                times.add(took("limit=100&sort=" + sort + "&offset=" + random.nextInt(60_000)));
            }
            System.out.printf(Locale.ROOT, "FIGURE sort %s: first %.1f ms, then %s%n", sort, first,
                    told(times));
        }
        for (String filter : List.of("neural", "year:2015..2019", "author:manning")) {
            List<Double> times = new ArrayList<>();
            for (int i = 0; i < ROUNDS; i++) {
                times.add(took("limit=100&filter=" + filter));
            }
            System.out.println("FIGURE filter " + filter + ": " + told(times));
        }
    }

    @Test
    void scrolling() {
        for (int step : new int[]{40, 200, 2000}) {
            Page page = stage.openNew("/documents");
            page.locator(".work-title").first().waitFor();
            CDPSession session = page.context().newCDPSession(page);
            session.send("Performance.enable", PROCESSOR_TIME);
            Map<String, Double> before = spent(session);
            var result = (Map<?, ?>) page.evaluate(SCROLL, step);
            Map<String, Double> after = spent(session);
            System.out.println("FIGURE scrolling " + step + " px a frame: frames "
                    + told(numbers(result.get("frames")))
                    + "; drawing rows " + told(numbers(result.get("drawn"))) + "; to " + result.get("top"));
            System.out.println("FIGURE   processor time of the page a frame, in ms: " + SPENT.stream()
                    .map(what -> String.format(Locale.ROOT, "%s %.2f", what,
                            (after.get(what) - before.get(what)) * 1000 / FRAMES))
                    .collect(joining(", ")));
            stage.clear();
        }
    }

    private static Map<String, Double> spent(CDPSession session) {
        Map<String, Double> all = new HashMap<>();
        session.send("Performance.getMetrics").getAsJsonArray("metrics").forEach(metric -> all.put(
                metric.getAsJsonObject().get("name").getAsString(),
                metric.getAsJsonObject().get("value").getAsDouble()));
        return all;
    }

    private static List<Double> numbers(Object list) {
        return ((List<?>) list).stream().map(each -> ((Number) each).doubleValue()).toList();
    }
}
