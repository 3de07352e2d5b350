package dev.carrel.web.setup;

import java.io.IOException;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.whole.Libraries;

/// The program that a server runs in.
public interface ServerHost {
    /// The settings of a library as they are now, with what the program was told when it was started.
    Settings settings(String library) throws IOException;

    /// All libraries that it knows.
    Libraries libraries();

    /// Serves another library in place of the one that is open, at the same address. What is being answered is answered
    /// before.
    ///
    /// @throws UserError if it cannot be opened; then the other one stays
    void serve(String library) throws IOException;

    /// One that serves a library for good, set by files alone.
    static ServerHost of(Home home) {
        return new ServerHost() {
            @Override
            public Settings settings(String library) throws IOException {
                return home.settings(library, Map.of());
            }

            @Override
            public Libraries libraries() {
                return new Libraries(home, Map.of());
            }

            @Override
            public void serve(String library) {
                throw UserError.cannotRun("This server has one library only.",
                        "Start another with `carrel serve --library " + library + "`.");
            }
        };
    }
}
