package dev.carrel.cli.forward;

import java.util.List;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.ExitCode;

/// Runs commands, in whatever process.
@FunctionalInterface
public interface CommandRunner {
    /// @param arguments those of the whole command line
    ExitCode run(List<String> arguments, CommandContext desk);
}
