/// Which words of a page carry a claim?
///
/// A [dev.carrel.assist.check.claim.WordReader] makes [dev.carrel.assist.check.claim.Word]s of a claim and of a page alike.
/// A page carries a claim if it has all words of it that weigh, in their order, and if what the claim leaves out does
/// not turn what is said; [dev.carrel.assist.check.claim.Carrying] finds where.
///
/// Deliberately absent: synonyms. What is said in other words may be true, and nobody has checked it.
@NullMarked
package dev.carrel.assist.check.claim;

import org.jspecify.annotations.NullMarked;
