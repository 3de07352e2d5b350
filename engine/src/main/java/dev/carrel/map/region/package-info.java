/// Which regions does a map have, and what are they called?
///
/// [RegionFinder] takes the map for a landscape that is the higher the denser the points lie, and each hill of it for a
/// region; seen from farther away, small hills melt into larger ones. [RegionNames] are terms of the titles that are
/// frequent in one region and rarer elsewhere.
///
/// Deliberately absent: a language model. Regions are called by their own words.
@NullMarked
package dev.carrel.map.region;

import org.jspecify.annotations.NullMarked;
