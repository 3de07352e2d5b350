package dev.carrel.mcp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Takes lines from a stream, none longer than memory can bear.
final class LineReader {
    /// One line, or what is known of one that is too long.
    sealed interface Line {
        record Text(String text) implements Line {}

        record TooLong(long bytes) implements Line {}
    }

    private final InputStream in;
    private final int most;

    /// @param most how many bytes a line may have
    LineReader(InputStream in, int most) {
        this.in = new BufferedInputStream(in, 1 << 16);
        this.most = most;
    }

    /// Empty at the end of the stream; what stands there without a line feed was never finished and is left out.
    Optional<Line> next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        long bytes = 0;
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                return Optional.empty();
            }
            if (++bytes <= most) {
                line.write(next);
            }
        }
        return Optional.of(bytes > most ? new Line.TooLong(bytes) : new Line.Text(line.toString(UTF_8)));
    }
}
