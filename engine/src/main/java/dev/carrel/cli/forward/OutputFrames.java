package dev.carrel.cli.forward;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

import dev.carrel.cli.run.ExitCode;

import static java.nio.charset.StandardCharsets.UTF_8;

/// The bytes that the server sends back: a greeting, then pieces of standard output and standard error as they are written, and
/// how the command ended.
final class OutputFrames {
    static final int RESULTS = 1;
    static final int MESSAGES = 2;
    static final int EXIT = 3;
    /// The first four letters of the program's name.
    static final int GREETING = 0x63617272;

    private static final int BUFFER = 1 << 16;

    private final DataOutputStream out;
    private boolean ended;

    OutputFrames(OutputStream out) {
        this.out = new DataOutputStream(new BufferedOutputStream(out, BUFFER));
    }

    synchronized void greet() throws IOException {
        out.writeInt(GREETING);
        out.writeInt(CommandRequest.PROTOCOL);
        out.flush();
    }

    /// Standard output, gathered as a process of its own would do it.
    PrintStream results() {
        return new PrintStream(new BufferedOutputStream(new Pieces(RESULTS), BUFFER), false, UTF_8);
    }

    /// Standard error, sent at once.
    PrintStream messages() {
        return new PrintStream(new Pieces(MESSAGES), true, UTF_8);
    }

    private synchronized void send(int stream, byte[] bytes, int offset, int length) throws IOException {
        if (!ended) {
            out.writeByte(stream);
            out.writeInt(length);
            out.write(bytes, offset, length);
            out.flush();
        }
    }

    /// The last frame; what is written later is not sent.
    synchronized void end(ExitCode exit) throws IOException {
        if (!ended) {
            ended = true;
            out.writeByte(EXIT);
            out.writeInt(exit.code());
            out.flush();
        }
    }

    private final class Pieces extends OutputStream {
        private final int stream;

        Pieces(int stream) {
            this.stream = stream;
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[]{(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            send(stream, bytes, offset, length);
        }
    }
}
