package dev.carrel.cli.run;

import java.io.IOException;

import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;

/// A process that was started for one command.
final class OwnProcess implements CommandHost {
    @Override
    public Library open(Home home, String name, Settings settings) throws IOException {
        return Library.open(home, name, settings);
    }

    @Override
    public void erase(Home home, String name, Settings settings) throws IOException {
        Library.erase(home, name, settings);
    }

    @Override
    public boolean takesAnswers() {
        return isWatched();
    }

    @Override
    public boolean isWatched() { return Boolean.getBoolean("carrel.terminal.err"); }

    @Override
    public Interruptible interruptible(Library library) {
        return Interruption.of(library);
    }
}
