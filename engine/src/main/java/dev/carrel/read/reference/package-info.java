/// What does a printed entry of a bibliography name?
///
/// An entry is read from left to right, as people do: a label, the names, perhaps a year, the title, and the rest, in
/// which a year may stand. What makes one style differ from another (`Smith, J.`, `Smith J`, `J. Smith`; a title in
/// quotes, ended by a full stop, or by the comma before a journal's name) is decided piece by piece, so that a list of
/// works in a house style that nobody has heard of is still read.
///
/// Deliberately absent: journals, volumes and pages. They are kept in the printed text and nothing asks for them.
@NullMarked
package dev.carrel.read.reference;

import org.jspecify.annotations.NullMarked;
