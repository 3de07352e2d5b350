/// The command line: one of the doors to a library.
///
/// [Main] finds the command that was asked for and builds only that one, because an answer is wanted within a quarter of
/// a second of the shell's prompt; [dev.carrel.cli.command] holds a class for each command, [dev.carrel.cli.terminal]
/// what people are shown. Whatever goes wrong ends in `ErrorReport`, which turns it into one sentence and an exit code.
///
/// Deliberately absent: anything worth knowing about search. Commands parse, call the library and print.
@NullMarked
package dev.carrel.cli;

import org.jspecify.annotations.NullMarked;
