/// Which embedding model suits this library and this machine?
///
/// Lists the models that are known, tells whether a directory holds one that can be used and how fast it is here
/// ([ModelCheck]), and lets two of them answer a library's own questions before anything is made anew ([ModelTrial]).
///
/// Deliberately absent: downloads. A model is what its owner has put on the disk.
@NullMarked
package dev.carrel.library.model;

import org.jspecify.annotations.NullMarked;
