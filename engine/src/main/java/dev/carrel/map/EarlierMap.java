package dev.carrel.map;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.document.DocumentId;
import dev.carrel.map.layout.Places;
import dev.carrel.map.layout.PlaneLayout.Effort;

/// Where works lay before, so that a map which grows keeps its look.
public final class EarlierMap {
    /// There is none: all is to be laid out.
    public static final EarlierMap NONE = new EarlierMap(new DocumentMap.Basis("", "", 0), List.of(),
            Places.of(new float[0], new float[0]));
    /// When this share of all has come since they were last laid out, all of them move.
    private static final double MANY = 0.25;

    private final DocumentMap.Basis basis;
    private final Places places;
    private final Map<DocumentId, Integer> known = new HashMap<>();

    public EarlierMap(DocumentMap.Basis basis, List<DocumentId> works, Places places) {
        this.basis = basis;
        this.places = places;
        works.forEach(work -> known.put(work, known.size()));
    }

    public DocumentMap.Basis basis() {
        return basis;
    }

    /// Where each of some works lay, NaN if it is new.
    Places of(List<DocumentId> works) {
        float[] x = new float[works.size()];
        float[] y = new float[works.size()];
        for (int i = 0; i < x.length; i++) {
            Integer place = known.get(works.get(i));
            x[i] = place == null ? Float.NaN : places.x(place);
            y[i] = place == null ? Float.NaN : places.y(place);
        }
        return Places.of(x, y);
    }

    /// How much these works are to be moved, if their vectors are by this model.
    Effort effort(List<DocumentId> works, String model) {
        long added = works.stream().filter(work -> !known.containsKey(work)).count();
        if (!basis.model().equals(model) || works.size() > basis.laid() * (1 + MANY)) {
            return Effort.WHOLE;
        }
        return added == 0 ? Effort.NONE : Effort.GENTLE;
    }
}
