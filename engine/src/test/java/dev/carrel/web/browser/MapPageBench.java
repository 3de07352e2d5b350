package dev.carrel.web.browser;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// What `bench/map --page COUNT` runs: a map of points drawn at random in a real browser, from the data to the first picture, and
/// frames while it is moved. The page is the app's own; only what the server would answer for so many documents is made here.
@EnabledIfSystemProperty(named = "carrel.bench.points", matches = "\\d+")
final class MapPageBench {
    private static final int REGIONS = 40;
    /// Notes when the map has come, and when it was first drawn.
    private static final String WATCH = """
            const parse = Response.prototype.json;
            Response.prototype.json = async function () {
              const isMap = this.url.endsWith('/api/map');
              const text = await this.text();
              if (isMap) window.came = performance.now();
              return JSON.parse(text);
            };
            const put = CanvasRenderingContext2D.prototype.putImageData;
            CanvasRenderingContext2D.prototype.putImageData = function (...all) {
              put.apply(this, all);
              if (!window.drawn) requestAnimationFrame(() => setTimeout(() => { window.drawn = performance.now(); }));
            };""";
    /// Drags the map round in a circle, and gives how long each frame took from the last one and how much of it its drawing.
    private static final String DRAG = """
            async ([frames, radius]) => {
              const canvas = document.querySelector('canvas');
              const {left, top, width, height} = canvas.getBoundingClientRect();
              const plain = window.requestAnimationFrame.bind(window);
              const drawn = [];
              window.requestAnimationFrame = act => plain(now => {
                const begun = performance.now();
                act(now);
                drawn.push(performance.now() - begun);
              });
              const point = (type, i) => canvas.dispatchEvent(new PointerEvent(type, {pointerId: 1, button: 0, bubbles: true,
                clientX: left + width / 2 + radius * Math.cos(i / 20), clientY: top + height / 2 + radius * Math.sin(i / 20)}));
              canvas.setPointerCapture = () => {};
              point('pointerdown', 0);
              const took = [];
              let last = await new Promise(plain);
              for (let i = 1; i <= frames; i++) {
                point('pointermove', i);
                const now = await new Promise(plain);
                took.push(now - last);
                last = now;
              }
              window.requestAnimationFrame = plain;
              return {took, drawn};
            }""";

    private static String drawn(int count) {
        Random random = new Random(1);
        double[][] middles = new double[REGIONS][];
        Arrays.setAll(middles, _ -> new double[]{40 * random.nextGaussian(), 40 * random.nextGaussian()});
        int[] region = IntStream.range(0, count).map(_ -> random.nextInt(REGIONS)).toArray();
        List<Integer> regions = Arrays.stream(region).boxed().toList();
        Map<String, Object> labels = Map.of("names", List.of("/papers"), "of",
                IntStream.range(0, count).mapToObj(_ -> List.of(0)).toList());
        Map<String, Object> none = Map.of("names", List.of(), "of",
                IntStream.range(0, count).mapToObj(_ -> List.of()).toList());
        Map<String, Object> zoom = Map.of("of", regions, "regions",
                IntStream.range(0, REGIONS).mapToObj(i -> Map.of("terms", List.of("term " + i, "word " + i),
                        "x", middles[i][0], "y", middles[i][1], "size", count / REGIONS)).toList());
        return JsonMapper.shared().writeValueAsString(Map.ofEntries(
                Map.entry("basis", Map.of("moment", "1", "model", "m", "laid", count)),
                Map.entry("waiting", 0),
                Map.entry("ids", IntStream.range(0, count).mapToObj(i -> String.format("%032x", i)).toList()),
                Map.entry("x", Arrays.stream(region).mapToObj(r -> at(middles[r][0], random)).toList()),
                Map.entry("y", Arrays.stream(region).mapToObj(r -> at(middles[r][1], random)).toList()),
                Map.entry("titles", IntStream.range(0, count)
                        .mapToObj(i -> "A paper with a title of usual length, number " + i).toList()),
                Map.entry("years", IntStream.range(0, count).mapToObj(i -> 1970 + i % 55).toList()),
                Map.entry("added", IntStream.range(0, count).mapToObj(_ -> "2026-11-18").toList()),
                Map.entry("citedBy", IntStream.range(0, count).mapToObj(i -> i % 17 == 0 ? i % 90 : 0)
                        .toList()),
                Map.entry("sources", labels), Map.entry("collections", none), Map.entry("tags", none),
                Map.entry("zooms", List.of(zoom, zoom, zoom))));
    }

    private static double at(double middle, Random random) {
        return Math.round(1000 * (middle + 8 * random.nextGaussian())) / 1000.0;
    }

    private static String told(Object list) {
        double[] sorted = ((List<?>) list).stream().mapToDouble(each -> ((Number) each).doubleValue())
                .sorted()
                .toArray();
        return String.format(Locale.ROOT, "p50 %.1f, p95 %.1f, most %.1f ms of %d", sorted[sorted.length / 2],
                sorted[(int) (sorted.length * 0.95)], sorted[sorted.length - 1], sorted.length);
    }

    @Test
    void aMapOfManyPoints(@TempDir Path folder) throws Exception {
        int count = Integer.getInteger("carrel.bench.points");
        try (Stage stage = new Stage(folder)) {
            Page page = stage.openNew("/library");
            String map = drawn(count);
            page.route("**/api/map", route -> route.fulfill(new Route.FulfillOptions()
                    .setContentType("application/json").setBody(map)));
            page.addInitScript(WATCH);
            for (int round = 0; round < 3; round++) {
                page.navigate(stage.address("/map"));
                page.waitForCondition(
                        () -> Boolean.TRUE.equals(page.evaluate("() => Boolean(window.drawn)")));
                System.out.printf(Locale.ROOT, "FIGURE %d points: first picture %.0f ms after the data%n",
                        count,
                        ((Number) page.evaluate("() => window.drawn - window.came")).doubleValue());
            }
            for (int radius : new int[]{40, 160, 320}) {
                Map<?, ?> result = (Map<?, ?>) page.evaluate(DRAG, List.of(400, radius));
                System.out.println("FIGURE moved by " + radius / 20 + " px a frame: frames "
                        + told(result.get("took")) + "; drawing " + told(result.get("drawn")));
            }
        }
    }
}
