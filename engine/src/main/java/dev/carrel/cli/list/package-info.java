/// What does the library look like as a list, and what has its owner noted?
///
/// `carrel list` prints works, filtered and sorted; `carrel tag` notes tags, stars and what is read. The list itself is
/// [dev.carrel.library.list].
///
/// Deliberately absent: changing what sources say.
@NullMarked
package dev.carrel.cli.list;

import org.jspecify.annotations.NullMarked;
