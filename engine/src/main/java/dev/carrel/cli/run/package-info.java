/// What does a command run in?
///
/// A [CommandContext] has the streams, the environment and what the terminal can show; its [CommandHost] is the process it runs in.
/// [CommonOptions] are those of all commands, a [TrackedRun] shows progress and can be interrupted, an [ExitCode] tells
/// scripts how it ended.
///
/// Deliberately absent: single commands; they stand in `cli.command`.
@NullMarked
package dev.carrel.cli.run;

import org.jspecify.annotations.NullMarked;
