package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.library.Home;
import dev.carrel.library.Library;
import dev.carrel.library.Settings;

/// What a command runs in: a process of its own, or a server that runs it for whoever typed it.
public interface Host {
    /// A process that runs one command.
    Host OWN_PROCESS = new OwnProcess();

    /// Opens a library, or gives the one that is open. Callers close what they get.
    Library open(Home home, String name, Settings settings) throws IOException;

    /// Deletes all that a library has indexed.
    void erase(Home home, String name) throws IOException;

    /// True if somebody sees messages as they come.
    boolean isWatched();

    /// Lets whoever typed the command end in good order what the library is doing, until closed.
    Interruptible interruptible(Library library);

    /// A time in which a command can be interrupted.
    interface Interruptible extends AutoCloseable {
        @Override
        void close();
    }
}
