package dev.carrel.cli.running;

import java.util.List;

import dev.carrel.cli.command.Desk;
import dev.carrel.cli.command.Exit;

/// Runs commands, in whatever process.
@FunctionalInterface
public interface Program {
    /// @param arguments those of the whole command line
    Exit run(List<String> arguments, Desk desk);
}
