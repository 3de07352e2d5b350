/// What does a collection for evaluation say?
///
/// A BEIR corpus is a file with one JSON document a line. It is streamed, so that a corpus may be larger than memory,
/// and a damaged line is reported without ending the run.
///
/// Deliberately absent: queries and judgements. What belongs to evaluation must not reach the index.
@NullMarked
package dev.carrel.read.beir;

import org.jspecify.annotations.NullMarked;
