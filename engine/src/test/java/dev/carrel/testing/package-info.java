/// What tests share: golden files, replayable randomness, documents in print.
///
/// Deliberately absent: fakes of the product's own types. Tests use the real ones.
@NullMarked
package dev.carrel.testing;

import org.jspecify.annotations.NullMarked;
