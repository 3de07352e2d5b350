/// Does this sentence stand there?
///
/// A [Quotation] is taken apart into words as they compare: typography, case and punctuation do not count, numbers and
/// signs of comparison do. The index proposes passages, by the phrase and by its rare words; an [Alignment] finds where
/// in them the quotation fits with the fewest words inserted, left out or replaced. A [Verdict] says exact, near with
/// the differences, or not found.
///
/// Deliberately absent: meaning. A paraphrase is not a quotation, however true.
@NullMarked
package dev.carrel.search.quote;

import org.jspecify.annotations.NullMarked;
