package dev.carrel.cli.run;

import java.io.IOException;

/// One thing that Carrel can be told to do.
public interface Command {
    ExitCode run(CommandContext desk) throws IOException;
}
