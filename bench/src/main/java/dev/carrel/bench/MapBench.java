package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

import dev.carrel.index.Snapshot;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.map.MapMaker;
import dev.carrel.map.WorkVectors;
import dev.carrel.map.layout.Places;
import dev.carrel.map.layout.PlaneLayout.Effort;
import dev.carrel.map.layout.Points;
import dev.carrel.map.layout.PrincipalComponents;

/// How faithful the map of a library is beside its first two principal components, how far its points move when ten more
/// come, and what it costs.
final class MapBench {
    private static final int NEAR = 15;
    private static final int COMING = 10;
    private static final int DIMENSIONS = 384;
    private static final int CLOUDS = 400;

    private MapBench() {}

    /// Of the library `default` of a home.
    static void run(Path home, PrintStream out) throws IOException {
        try (Library library = Library.open(new Home(home), "default", Settings.standard());
                Snapshot snapshot = library.snapshot()) {
            Points points = WorkVectors.of(snapshot, library.facts().dimensions()).points();
            Places places = timed(points, out);
            out.println("principal components: "
                    + MapFidelity.of(points, PrincipalComponents.of(points, new Random(1)), NEAR));
            out.println("map: " + MapFidelity.of(points, places, NEAR));
            stability(points, out);
        }
    }

    /// Of points drawn at random around others, in as many dimensions as the packaged model has.
    static void drawn(int count, PrintStream out) throws IOException {
        Random random = new Random(1);
        float[][] middles = new float[CLOUDS][DIMENSIONS];
        Arrays.setAll(middles, _ -> around(new float[DIMENSIONS], 1, random));
        Points.Builder points = new Points.Builder(count, DIMENSIONS);
        for (int i = 0; i < count; i++) {
            points.add(around(middles[random.nextInt(CLOUDS)], 0.06f, random));
        }
        timed(points.build(), out);
        out.println(Figures.peakMegabytes() + " MB at most");
    }

    private static float[] around(float[] middle, float spread, Random random) {
        float[] point = new float[DIMENSIONS];
        double squares = 0;
        for (int d = 0; d < DIMENSIONS; d++) {
            point[d] = middle[d] + spread * (float) random.nextGaussian();
            squares += (double) point[d] * point[d];
        }
        for (int d = 0; d < DIMENSIONS; d++) {
            point[d] /= (float) Math.sqrt(squares);
        }
        return point;
    }

    private static Places timed(Points points, PrintStream out) {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        Places places = MapMaker.places(points, unknown(points.count()), Effort.WHOLE, () -> false);
        out.println(points.count() + " documents laid out in " + Figures.format(Figures
                .seconds(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start))
                + " s of processor time");
        return places;
    }

    private static Places unknown(int count) {
        float[] nowhere = new float[count];
        Arrays.fill(nowhere, Float.NaN);
        return Places.of(nowhere, nowhere);
    }

    /// All but the last ten are laid out, then those come.
    private static void stability(Points points, PrintStream out) {
        int before = points.count() - COMING;
        Places old = MapMaker.places(points.first(before), unknown(before), Effort.WHOLE, () -> false);
        float[] x = new float[points.count()];
        float[] y = new float[points.count()];
        Arrays.fill(x, Float.NaN);
        Arrays.fill(y, Float.NaN);
        for (int i = 0; i < before; i++) {
            x[i] = old.x(i);
            y[i] = old.y(i);
        }
        Places grown = MapMaker.places(points, Places.of(x, y), Effort.GENTLE, () -> false);
        double moved = 0;
        double wide = 0;
        for (int i = 0; i < before; i++) {
            moved += Math.hypot(grown.x(i) - old.x(i), grown.y(i) - old.y(i)) / before;
            wide = Math.max(wide, Math.hypot(old.x(i) - old.x(0), old.y(i) - old.y(0)));
        }
        out.println("when " + COMING + " more come, points move by " + Figures.format(100 * moved / wide)
                + " % of the map's width on average; faithful afterwards: "
                + MapFidelity.of(points, grown, NEAR));
    }
}
