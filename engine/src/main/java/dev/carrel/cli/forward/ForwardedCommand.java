package dev.carrel.cli.forward;

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

import dev.carrel.base.UserError;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.Interruption;
import org.jspecify.annotations.Nullable;

/// One command that the server runs, as its client sees it.
final class ForwardedCommand implements AutoCloseable {
    /// Only a stopped process is silent for so long; a busy machine can be for two.
    private static final long GREETING_SECONDS = 5;

    /// The server is not there, or does not understand this version of the program.
    static final class NobodyThereException extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final SocketChannel channel;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final CountDownLatch ended = new CountDownLatch(1);
    private @Nullable Interruption interruption;

    private ForwardedCommand(SocketChannel channel) {
        this.channel = channel;
        this.in = new DataInputStream(new BufferedInputStream(Channels.newInputStream(channel), 1 << 16));
        this.out = new DataOutputStream(new BufferedOutputStream(Channels.newOutputStream(channel)));
    }

    static ForwardedCommand to(Path socket) throws NobodyThereException {
        try {
            ForwardedCommand visit = new ForwardedCommand(
                    SocketChannel.open(UnixDomainSocketAddress.of(socket)));
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
        if (greeting != OutputFrames.GREETING || protocol != CommandRequest.PROTOCOL) {
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
    ExitCode run(CommandRequest request, byte[] input, CommandContext desk) throws IOException {
        try {
            synchronized (out) {
                request.write(out);
                CommandRequest.writeInput(input, out);
                out.flush();
            }
            interruption = Interruption.by(this::interrupted);
            return printed(desk);
        } catch (IOException e) {
            throw UserError.cannotRun("The server that ran this command has gone away.",
                    "Run it again; what was done is kept.");
        }
    }

    private ExitCode printed(CommandContext desk) throws IOException {
        while (true) {
            int kind = in.readByte();
            int number = in.readInt();
            switch (kind) {
                case OutputFrames.RESULTS -> {
                    desk.out().write(piece(number), 0, number);
                    desk.out().flush();
                }
                case OutputFrames.MESSAGES -> desk.err().write(piece(number), 0, number);
                case OutputFrames.EXIT -> {
                    return ExitCode.of(number);
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

    /// Asks the server to end the command, and waits until it has, as long as this process may: what it says last is still printed.
    private void interrupted() {
        try {
            synchronized (out) {
                out.writeByte(ServedCommand.INTERRUPT);
                out.flush();
            }
            ended.await();
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
