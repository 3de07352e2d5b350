/// Where does each document lie among the others?
///
/// A [MapMaker] takes one vector a work ([WorkVectors]), lets `map.layout` find places on a plane where like lies near like,
/// lets `map.region` find where they lie densely and what these regions are called, and gives a [DocumentMap]: all that a
/// picture of the library needs, by columns.
///
/// Deliberately absent: drawing, and reading or writing files.
@NullMarked
package dev.carrel.map;

import org.jspecify.annotations.NullMarked;
