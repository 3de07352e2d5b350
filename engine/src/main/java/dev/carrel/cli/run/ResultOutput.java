package dev.carrel.cli.run;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Standard output, which remembers why it could not be written to.
final class ResultOutput extends PrintStream {
    private final Sink sink;

    private ResultOutput(Sink sink) {
        super(new BufferedOutputStream(sink, 1 << 16), false, UTF_8);
        this.sink = sink;
    }

    static ResultOutput standard() {
        return new ResultOutput(new Sink(new FileOutputStream(FileDescriptor.out)));
    }

    /// The reason why nothing could be written, if it matters. A reader that has gone away, such as `head`, has what it wanted.
    Optional<String> failure() {
        flush();
        return Optional.ofNullable(sink.failure).filter(message -> !message.contains("Broken pipe"));
    }

    private static final class Sink extends FilterOutputStream {
        private @Nullable String failure;

        Sink(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            try {
                out.write(bytes, offset, length);
            } catch (IOException e) {
                failure = String.valueOf(e.getMessage());
                throw e;
            }
        }
    }
}
