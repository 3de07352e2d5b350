package dev.carrel.cli.serve;

import java.io.IOException;

import dev.carrel.cli.forward.ServerClaim;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.library.Library;

/// A library that is open, and the right to serve it.
record HeldLibrary(ServerClaim claim, Library library) implements AutoCloseable {
    /// Opens a library.
    @FunctionalInterface
    private interface Opening {
        Library open() throws IOException;
    }

    /// The one that the command was called for.
    static HeldLibrary called(CommonOptions shared, CommandContext desk) throws IOException {
        return of(shared.library(desk), shared, desk, () -> shared.open(desk));
    }

    /// Another one, later: nobody is there who could be asked something, and it has to be readable.
    static HeldLibrary named(String name, CommonOptions shared, CommandContext desk) throws IOException {
        HeldLibrary held = of(name, shared, desk, () -> Library.open(shared.home(desk), name,
                shared.settings(name, desk)));
        try {
            held.library().facts();
            return held;
        } catch (IOException | RuntimeException e) {
            held.close();
            throw e;
        }
    }

    private static HeldLibrary of(String name, CommonOptions shared, CommandContext desk, Opening opening)
            throws IOException {
        ServerClaim claim = ServerClaim.of(shared.home(desk), name);
        try {
            return new HeldLibrary(claim, opening.open());
        } catch (IOException | RuntimeException e) {
            claim.close();
            throw e;
        }
    }

    @Override
    public void close() throws IOException {
        try (claim) {
            library.close();
        }
    }
}
