/// What in the library speaks for a claim, and what against it?
///
/// A [ClaimScanner] gathers the passages nearest to a claim and asks the model of each whether it supports the claim,
/// contradicts it or only mentions it, and by which sentence. A verdict is shown only with a sentence that stands in the
/// passage. Without a model there are the sentences and no verdicts.
///
/// Deliberately absent: a verdict on the claim itself. That is the reader's.
@NullMarked
package dev.carrel.assist.scan;

import org.jspecify.annotations.NullMarked;
