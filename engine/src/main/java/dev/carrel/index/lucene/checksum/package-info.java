/// Is what is read what was written?
///
/// Lucene keeps one checksum a file, which nobody computes while searching. Here each block of 4 kB has its own: they are written
/// with a segment, which never changes afterwards, and a block is compared with its checksum when it is first read. What differs is
/// damage and ends the question, so that no answer is made of it. Nothing is repaired here.
@NullMarked
package dev.carrel.index.lucene.checksum;

import org.jspecify.annotations.NullMarked;
