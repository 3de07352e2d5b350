package dev.carrel.library.map;

import java.util.List;
import java.util.function.Function;

import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.map.DocumentMap;
import dev.carrel.map.MapPoint;
import dev.carrel.map.region.MapRegion;
import dev.carrel.map.region.Zoom;

/// Maps as JSON: by columns, since names of members that are repeated for every point would be most of it.
public final class MapJson {
    private static final ObjectShape<DocumentMap.Basis> BASIS = Shape.<DocumentMap.Basis>object("MapBasis")
            .text("moment", DocumentMap.Basis::moment)
            .text("model", DocumentMap.Basis::model)
            .whole("laid", DocumentMap.Basis::laid);

    private static final ObjectShape<MapRegion> REGION = Shape.<MapRegion>object("MapRegion")
            .texts("terms", MapRegion::terms)
            .measured("x", MapRegion::x)
            .measured("y", MapRegion::y)
            .whole("size", MapRegion::size);

    private static final ObjectShape<Zoom> ZOOM = Shape.<Zoom>object("MapZoom")
            .list("regions", REGION, Zoom::regions)
            .list("of", ValueShape.WHOLE, zoom -> List.<Number>copyOf(zoom.of()))
            .saying("The region of each point; -1 for none.");

    private static final ObjectShape<PointLabels> LABELS = Shape.<PointLabels>object("MapLabels")
            .texts("names", PointLabels::names)
            .list("of", Shape.listOf(ValueShape.WHOLE),
                    labels -> labels.of().stream().map(List::<Number>copyOf).toList())
            .saying("For each point the places of its names.");

    public static final ObjectShape<DocumentMap> MAP = Shape.<DocumentMap>object("DocumentMap")
            .one("basis", BASIS, DocumentMap::basis)
            .whole("waiting", DocumentMap::waiting)
            .saying("Works that are not on the map, because they have no vectors yet.")
            .texts("ids", column(point -> point.id().value()))
            .list("x", ValueShape.NUMBER, column(point -> rounded(point.x())))
            .list("y", ValueShape.NUMBER, column(point -> rounded(point.y())))
            .texts("titles", column(MapPoint::title))
            .list("years", ValueShape.WHOLE, column(MapJson::year))
            .saying("0 where it is not known.")
            .texts("added", column(MapPoint::added))
            .list("citedBy", ValueShape.WHOLE, column(MapJson::citedBy))
            .one("sources", LABELS, labels(point -> List.of(point.source())))
            .one("collections", LABELS, labels(MapPoint::collections))
            .one("tags", LABELS, labels(MapPoint::tags))
            .list("zooms", ZOOM, DocumentMap::zooms)
            .saying("The regions from afar first.");

    public static final ObjectShape<DocumentMap> SUMMARY = Shape.<DocumentMap>object("MapSummary")
            .whole("documents", map -> map.points().size())
            .whole("waiting", DocumentMap::waiting)
            .list("zooms", Shape.listOf(REGION), map -> map.zooms().stream().map(Zoom::regions).toList());

    private MapJson() {}

    private static <V> ObjectShape.Reading<DocumentMap, List<V>> column(Function<MapPoint, V> of) {
        return map -> map.points().stream().map(of).toList();
    }

    private static ObjectShape.Reading<DocumentMap, PointLabels> labels(
            Function<MapPoint, List<String>> words) {
        return map -> PointLabels.of(map.points(), words);
    }

    private static Number year(MapPoint point) {
        return point.year() == null ? 0 : point.year().value();
    }

    private static Number citedBy(MapPoint point) {
        return point.citedBy();
    }

    /// A thousandth is less than a pixel at any zoom.
    private static double rounded(float value) {
        return Math.round(value * 1000.0) / 1000.0;
    }
}
