/// How does text get onto a terminal?
///
/// Width, colours, line breaks, numbers, and [SafeText], which makes what comes from documents harmless.
///
/// Deliberately absent: what the text says.
@NullMarked
package dev.carrel.cli.terminal.style;

import org.jspecify.annotations.NullMarked;
