/// Who reads what may never come to an end?
///
/// A file can make a reader of a complicated format loop for ever or fill the memory, and a thread in Java cannot be
/// ended from outside. A process can: an [ApartReader] hands such files to child processes, each the same program
/// started at [ReadingWorker], and ends the child that takes too long. A child reads many files, one at a time, and
/// dies with its parent.
///
/// Deliberately absent: formats. A child reads with the same readers as everybody else.
@NullMarked
package dev.carrel.read.apart;

import org.jspecify.annotations.NullMarked;
