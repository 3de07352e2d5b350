package dev.carrel.cli.forward;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.run.CommandHost;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// The host of a command that was handed to the server: the library is the one that is open, and it is the client that
/// interrupts.
final class ForwardedHost implements CommandHost {
    private final Library library;
    private final Path folder;
    private final boolean watched;
    private final List<Library> working = new ArrayList<>();
    private boolean interrupted;

    /// @param folder where the library is
    ForwardedHost(Library library, Path folder, boolean watched) {
        this.library = library;
        this.folder = folder;
        this.watched = watched;
    }

    @Override
    public Library open(Home home, String name, Settings settings) throws IOException {
        return isOpen(home, name) ? library.with(settings) : Library.open(home, name, settings);
    }

    @Override
    public void erase(Home home, String name, Settings settings) throws IOException {
        if (isOpen(home, name)) {
            library.upkeep().erase();
        } else {
            Library.erase(home, name, settings);
        }
    }

    /// A home may be reached by several paths.
    private boolean isOpen(Home home, String name) throws IOException {
        Path wanted = home.library(name);
        return wanted.equals(folder) || (Files.exists(wanted) && Files.isSameFile(wanted, folder));
    }

    /// False, because only the client has a keyboard.
    @Override
    public boolean takesAnswers() {
        return false;
    }

    @Override
    public boolean isWatched() { return watched; }

    @Override
    public synchronized Interruptible interruptible(Library busy) {
        working.add(busy);
        if (interrupted) {
            busy.stop();
        }
        return () -> forget(busy);
    }

    private synchronized void forget(Library idle) {
        working.remove(idle);
    }

    /// Ends in good order what is under way or begins later.
    ///
    /// @return false if there is nothing to wait for
    synchronized boolean interrupt() {
        interrupted = true;
        working.forEach(Library::stop);
        return !working.isEmpty();
    }
}
