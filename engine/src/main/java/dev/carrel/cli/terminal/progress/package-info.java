/// How does a long run look while it works?
///
/// A bar that moves for people, a plain line now and then for logs.
///
/// Deliberately absent: the work itself; it is only heard of.
@NullMarked
package dev.carrel.cli.terminal.progress;

import org.jspecify.annotations.NullMarked;
