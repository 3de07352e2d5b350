/// How is kept what an index cannot be made of?
///
/// As lines that are only added to: a [dev.carrel.library.log.LineLog] is such a file, a
/// [dev.carrel.library.log.RecordLog] the records that its last lines tell.
///
/// It deliberately knows nothing of labels, notes or cells of a matrix: these say themselves how they are written.
@NullMarked
package dev.carrel.library.log;

import org.jspecify.annotations.NullMarked;
