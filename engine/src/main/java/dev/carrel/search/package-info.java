/// The way out: query → candidates → ranking → shape for the reader.
///
/// [Search] asks both retrievers at the same time, fuses their lists and fetches only what is shown. Every [Hit] can
/// say why it is there: its place in each list, both exact scores, the words that matched.
///
/// Deliberately absent: formulas, which are in [dev.carrel.ranking], and formatting, which each door does for its own
/// readers.
@NullMarked
package dev.carrel.search;

import org.jspecify.annotations.NullMarked;
