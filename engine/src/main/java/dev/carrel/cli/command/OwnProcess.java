package dev.carrel.cli.command;

import java.io.IOException;

import dev.carrel.library.Home;
import dev.carrel.library.Library;
import dev.carrel.library.Settings;

/// A process that was started for one command.
final class OwnProcess implements Host {
    @Override
    public Library open(Home home, String name, Settings settings) throws IOException {
        return Library.open(home, name, settings);
    }

    @Override
    public void erase(Home home, String name) throws IOException {
        Library.erase(home, name);
    }

    @Override
    public boolean isWatched() { return Boolean.getBoolean("carrel.terminal.err"); }

    @Override
    public Interruptible interruptible(Library library) {
        return Interruption.of(library);
    }
}
