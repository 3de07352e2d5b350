package dev.carrel.map.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

import dev.carrel.map.layout.Places;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class RegionFinderTest {
    private static final List<String> SUBJECTS = List.of("Coral bleaching in reefs number %d",
            "Neural machine translation of sample %d", "The sleep of shift workers, part %d");

    private static List<Zoom> zooms(int count) {
        Random random = new Random(9);
        float[] x = new float[count];
        float[] y = new float[count];
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            x[i] = 20 * (i % 3) + (float) random.nextGaussian();
            y[i] = (float) random.nextGaussian();
            titles.add(String.format(Locale.ROOT, SUBJECTS.get(i % 3), i));
        }
        return RegionFinder.of(Places.of(x, y), titles);
    }

    @Test
    void threeHeapsAreThreeRegionsCalledByTheirOwnWords() {
        Zoom far = zooms(300).getFirst();
        assertThat(far.regions()).hasSize(3);
        assertThat(far.regions()).extracting(region -> region.terms().getFirst())
                .containsExactlyInAnyOrder("coral bleaching", "machine translation", "shift workers");
        for (int i = 3; i < 300; i++) {
            if (far.of().get(i) != Zoom.NONE) {
                assertThat(far.of().get(i)).isEqualTo(far.of().get(i % 3));
            }
        }
    }

    @Test
    void aTermNamesOneRegionOnly() {
        List<String> terms = zooms(300).stream().flatMap(zoom -> zoom.regions().stream())
                .flatMap(region -> region.terms().stream()).toList();
        assertThat(terms).isNotEmpty().doesNotHaveDuplicates();
    }

    /// Two heaps, whose points have titles in turn.
    private static List<MapRegion> heaps(List<String> one, List<String> other) {
        int count = 60;
        Random random = new Random(11);
        float[] x = new float[count];
        float[] y = new float[count];
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            x[i] = 30 * (i % 2) + (float) random.nextGaussian();
            y[i] = (float) random.nextGaussian();
            List<String> own = i % 2 == 0 ? one : other;
            titles.add(own.get(i / 2 % own.size()));
        }
        return RegionFinder.of(Places.of(x, y), titles).getFirst().regions();
    }

    @Test
    void aRegionWhoseTitlesShareNoWordIsCalledByWordsOfSingleTitles() {
        List<String> alone = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            alone.add("Wo" + "abcdefghijklmnopqrstuvwxyzäöüß".charAt(i) + "rd of its own");
        }
        alone.set(3, "Herons");
        assertThat(heaps(List.of("Coral reefs"), alone)).hasSize(2)
                .allSatisfy(region -> assertThat(region.terms()).isNotEmpty());
    }

    @Test
    void aRegionWithoutWordsIsCalledByATitle() {
        assertThat(heaps(List.of("Coral reefs"), List.of("007"))).extracting(MapRegion::terms)
                .contains(List.of("007"));
        assertThat(heaps(List.of("Coral reefs"), List.of("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18")))
                .extracting(MapRegion::terms).contains(List.of("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16…"));
        assertThat(heaps(List.of("Coral reefs"), List.of(" "))).extracting(MapRegion::terms)
                .contains(List.of());
    }

    @Test
    void aFewPointsAndNoneAreNoTrouble() {
        assertThat(RegionFinder.of(Places.of(new float[0], new float[0]), List.of())).isEmpty();
        assertThat(RegionFinder.of(Places.of(new float[]{1}, new float[]{1}), List.of("Alone")).getFirst()
                .regions())
                .isEmpty();
    }
}
