package dev.carrel.cli;

import java.io.IOException;
import java.nio.file.Path;

import dev.carrel.cli.running.Claim;
import dev.carrel.cli.running.Listener;
import dev.carrel.library.Home;
import dev.carrel.library.Library;
import dev.carrel.library.Settings;

/// A server without a web site: has a library open and takes commands, until its standard input ends.
final class ListeningProcess {
    static final String ADDRESS = "http://127.0.0.1:9";

    private ListeningProcess() {}

    /// @param arguments the home
    public static void main(String[] arguments) throws IOException {
        Home home = new Home(Path.of(arguments[0]));
        try (Claim claim = Claim.of(home, "default");
                Library library = Library.open(home, "default", Settings.standard());
                Listener _ = Listener.open(claim, library, ADDRESS, Main::runHere)) {
            System.out.println("listening");
            while (System.in.read() >= 0) {
                // Nobody says anything but that it is over.
            }
        }
    }
}
