/// What does `carrel serve` do until it is told to end?
///
/// It serves one library at a time. Whoever uses the app can have it serve another: that one is opened first, so that what
/// is wrong with it is told while the former still answers; then it takes over the address.
///
/// It deliberately answers nothing itself: that is [dev.carrel.web].
@NullMarked
package dev.carrel.cli.serve;

import org.jspecify.annotations.NullMarked;
