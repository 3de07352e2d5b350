/// What can be typed: a class for each command.
///
/// A command's fields are its options and parameters, filled in by picocli; its `run` opens the library, asks it one
/// thing, and prints what comes back, for people or as JSON. [CommonOptions] holds the options that all of them have, a [CommandContext]
/// the streams and the environment that they work with.
///
/// Deliberately absent: a command that calls another. What two of them need belongs to the library.
@NullMarked
package dev.carrel.cli.command;

import org.jspecify.annotations.NullMarked;
