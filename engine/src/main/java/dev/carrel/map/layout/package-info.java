/// How do points of many dimensions lie on a plane, so that those near each other stay so?
///
/// [PrincipalComponents] give the first places: the two directions in which the points differ most. [NeighbourFinder] finds
/// for each [Points] row those most like it, and [PlaneLayout] draws each towards them and away from strangers: t-SNE, with
/// strangers seen from afar in a [QuadTree]. Points that had places before start from them, so that a map which grows is not turned round.
///
/// Deliberately absent: documents, files and threads. Everything is a function of values and a seed: the same points get the
/// same places, bit for bit.
@NullMarked
package dev.carrel.map.layout;

import org.jspecify.annotations.NullMarked;
