package dev.carrel.cli.running;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import dev.carrel.cli.command.Desk;
import dev.carrel.cli.command.Exit;
import dev.carrel.cli.command.Interruption;
import dev.carrel.document.UserError;
import org.jspecify.annotations.Nullable;

/// One command that the server runs, as its client sees it.
final class Visit implements AutoCloseable {
    private static final long GREETING_SECONDS = 2;
    /// A little more than the server gives itself.
    private static final long PATIENCE_SECONDS = 25;

    /// Whoever was to be visited is not there, or does not understand this version of the program.
    static final class NobodyThereException extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final SocketChannel channel;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final CountDownLatch ended = new CountDownLatch(1);
    private @Nullable Interruption interruption;

    private Visit(SocketChannel channel) {
        this.channel = channel;
        this.in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel), 1 << 16));
        this.out = new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)));
    }

    static Visit to(Path socket) throws NobodyThereException {
        try {
            Visit visit = new Visit(SocketChannel.open(UnixDomainSocketAddress.of(socket)));
            visit.greeted();
            return visit;
        } catch (IOException | UnsupportedOperationException e) {
            throw new NobodyThereException();
        }
    }

    /// A process that has been stopped takes connections and never says a word.
    private void greeted() throws IOException {
        CountDownLatch heard = new CountDownLatch(1);
        Thread.ofPlatform().daemon().start(() -> closeUnless(heard));
        int greeting = in.readInt();
        int protocol = in.readInt();
        heard.countDown();
        if (greeting != Frames.GREETING || protocol != Request.PROTOCOL) {
            channel.close();
            throw new IOException("not a server of this version");
        }
    }

    private void closeUnless(CountDownLatch heard) {
        try {
            if (!heard.await(GREETING_SECONDS, TimeUnit.SECONDS)) {
                channel.close();
            }
        } catch (InterruptedException | IOException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Has the command run, and prints what comes back.
    ///
    /// @throws UserError if the server went away in the middle of it
    Exit run(Request request, byte[] input, Desk desk) throws IOException {
        try {
            synchronized (out) {
                request.write(out);
                Request.writeInput(input, out);
                out.flush();
            }
            interruption = Interruption.by(this::interrupted);
            return printed(desk);
        } catch (IOException e) {
            throw UserError.cannotRun("The server that ran this command has gone away.",
                    "Run it again; what was done is kept.");
        }
    }

    private Exit printed(Desk desk) throws IOException {
        while (true) {
            int kind = in.readByte();
            int number = in.readInt();
            switch (kind) {
                case Frames.RESULTS -> {
                    desk.out().write(piece(number), 0, number);
                    desk.out().flush();
                }
                case Frames.MESSAGES -> desk.err().write(piece(number), 0, number);
                case Frames.EXIT -> {
                    return Exit.of(number);
                }
                default -> throw new IOException("a frame of an unknown kind: " + kind);
            }
        }
    }

    private byte[] piece(int length) throws IOException {
        byte[] piece = in.readNBytes(length);
        if (piece.length < length) {
            throw new EOFException();
        }
        return piece;
    }

    /// Asks the server to end the command, and waits until it has: what it says last is still printed.
    private void interrupted() {
        try {
            synchronized (out) {
                out.writeByte(Conversation.INTERRUPT);
                out.flush();
            }
            ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException | IOException e) {
            // The process ends in any case, which the server notices.
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        ended.countDown();
        if (interruption != null) {
            interruption.close();
        }
        channel.close();
    }
}
