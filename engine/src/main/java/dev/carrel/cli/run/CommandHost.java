package dev.carrel.cli.run;

import java.io.IOException;

import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// The process that a command runs in: its own, or that of a server which runs it for whoever typed it.
public interface CommandHost {
    /// A process that runs one command.
    CommandHost OWN_PROCESS = new OwnProcess();

    /// Opens a library, or gives the one that is open. Callers close what they get.
    Library open(Home home, String name, Settings settings) throws IOException;

    /// Deletes all that a library has indexed.
    void erase(Home home, String name, Settings settings) throws IOException;

    /// True if somebody sees messages as they come.
    boolean isWatched();

    /// True if whoever typed the command can be asked something while it runs.
    boolean takesAnswers();

    /// Lets whoever typed the command end in good order what the library is doing, until closed.
    Interruptible interruptible(Library library);

    /// A time in which a command can be interrupted.
    interface Interruptible extends AutoCloseable {
        @Override
        void close();
    }
}
