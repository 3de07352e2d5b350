package dev.carrel.map;

import java.util.List;

import dev.carrel.map.region.Zoom;

/// A library as a picture: every work a point, near what it is like, and the regions that they form.
///
/// @param basis   what it was made of
/// @param waiting how many works are not on it, because they have no vectors yet
/// @param points  in the order of their ids
/// @param zooms   the regions from afar first
public record DocumentMap(Basis basis, int waiting, List<MapPoint> points, List<Zoom> zooms) {
    /// The state of the library that a map shows.
    ///
    /// @param moment the mark of the snapshot
    /// @param model  the fingerprint of the model that made the vectors
    /// @param laid   how many works there were when all of them were last laid out
    public record Basis(String moment, String model, int laid) {}

    public DocumentMap {
        points = List.copyOf(points);
        zooms = List.copyOf(zooms);
    }
}
