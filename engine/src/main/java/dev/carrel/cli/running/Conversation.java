package dev.carrel.cli.running;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

import dev.carrel.cli.command.Desk;
import dev.carrel.cli.command.Exit;
import dev.carrel.library.Library;
import org.jspecify.annotations.Nullable;

/// One command that a client has handed over, as the server sees it.
final class Conversation implements AutoCloseable {
    /// What a client sends when its person presses Ctrl-C.
    static final int INTERRUPT = 1;

    private final SocketChannel client;
    private final Library library;
    private final Path folder;
    private final Frames frames;
    private final DataInputStream in;
    private @Nullable Guest guest;
    private boolean interrupted;

    Conversation(SocketChannel client, Library library, Path folder) {
        this.client = client;
        this.library = library;
        this.folder = folder;
        this.frames = new Frames(Channels.newOutputStream(client));
        this.in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(client)));
    }

    /// Greets, hears what is to be done, does it, and says how it ended.
    void hold(Program program) throws IOException {
        frames.greet();
        Request request = Request.read(in);
        Desk desk = desk(request, Request.readInput(in));
        Thread.ofVirtual().name("client").start(this::hear);
        frames.end(desk.finish(program.run(request.arguments(), desk)));
    }

    private Desk desk(Request request, byte[] input) {
        return new Desk(new ByteArrayInputStream(input), frames.results(), frames.messages(),
                request.screens().results(), request.screens().messages(), request.environment(),
                request.here(), guest(request.screens().watched()));
    }

    private synchronized Guest guest(boolean watched) {
        Guest made = new Guest(library, folder, watched);
        if (interrupted) {
            made.interrupt();
        }
        guest = made;
        return made;
    }

    /// A client that has gone away wants nothing any more.
    private void hear() {
        try {
            while (in.read() == INTERRUPT) {
                if (!interrupt()) {
                    frames.end(Exit.INTERRUPTED);
                }
            }
        } catch (IOException gone) {
            // Said by what follows.
        }
        interrupt();
    }

    /// Ends the command in good order.
    ///
    /// @return false if there is nothing to wait for
    synchronized boolean interrupt() {
        interrupted = true;
        return guest != null && guest.interrupt();
    }

    @Override
    public void close() throws IOException {
        client.close();
    }
}
