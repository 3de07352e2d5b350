package dev.carrel.cli.command;

import java.io.IOException;

/// One thing that Carrel can be told to do.
public interface Command {
    Exit run(Desk desk) throws IOException;
}
