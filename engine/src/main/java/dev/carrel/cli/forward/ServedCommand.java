package dev.carrel.cli.forward;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;

import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.library.Library;
import org.jspecify.annotations.Nullable;

/// One command that a client has handed over, as the server sees it.
final class ServedCommand implements AutoCloseable {
    /// The byte that a client sends when its person presses Ctrl-C.
    static final int INTERRUPT = 1;

    private final SocketChannel client;
    private final Library library;
    private final Path folder;
    private final OutputFrames frames;
    private final DataInputStream in;
    private @Nullable ForwardedHost guest;
    private boolean interrupted;

    ServedCommand(SocketChannel client, Library library, Path folder) {
        this.client = client;
        this.library = library;
        this.folder = folder;
        this.frames = new OutputFrames(Channels.newOutputStream(client));
        this.in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(client)));
    }

    /// Greets, hears what is to be done, does it, and says how it ended.
    void hold(CommandRunner program) throws IOException {
        frames.greet();
        CommandRequest request = CommandRequest.read(in);
        CommandContext desk = desk(request, CommandRequest.readInput(in));
        Thread.ofVirtual().name("client").start(this::hear);
        frames.end(desk.finish(program.run(request.arguments(), desk)));
    }

    private CommandContext desk(CommandRequest request, byte[] input) {
        return new CommandContext(new ByteArrayInputStream(input), frames.results(), frames.messages(),
                request.screens().results(), request.screens().messages(), request.environment(),
                request.here(), guest(request.screens().watched()));
    }

    private synchronized ForwardedHost guest(boolean watched) {
        ForwardedHost made = new ForwardedHost(library, folder, watched);
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
                    frames.end(ExitCode.INTERRUPTED);
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
