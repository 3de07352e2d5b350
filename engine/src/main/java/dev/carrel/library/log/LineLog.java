package dev.carrel.library.log;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.base.UserError;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static java.nio.charset.StandardCharsets.UTF_8;

/// A file of JSON, one line each, that is only added to. A line that a crash cut off is passed over and ended by the next.
public final class LineLog implements AutoCloseable {
    private final FileChannel channel;
    private final FileChannel lock;

    private LineLog(FileChannel channel, FileChannel lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /// All lines that are whole, the oldest first.
    public static List<JsonNode> read(Path file) throws IOException {
        List<JsonNode> lines = new ArrayList<>();
        try {
            for (String line : new String(Files.readAllBytes(file), UTF_8).split("\n")) {
                try {
                    JsonNode node = JsonMapper.shared().readTree(line);
                    if (node.isObject()) {
                        lines.add(node);
                    }
                } catch (JacksonException e) {
                    // Cut off while it was written.
                }
            }
        } catch (NoSuchFileException e) {
            return List.of();
        }
        return lines;
    }

    /// Opens a file to add to, for this process alone. The lock is on a file beside it that nobody reads: whoever closes a
    /// file gives up all locks that his process has on it.
    ///
    /// @param what it is called in the sentence that is said if somebody else has it open
    /// @throws UserError if somebody else has it open
    public static LineLog open(Path file, String what) throws IOException {
        FileChannel lock = FileChannel.open(file.resolveSibling(file.getFileName() + ".lock"),
                StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            requireAlone(lock, what);
            return new LineLog(FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                    StandardOpenOption.READ), lock);
        } catch (IOException | RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    private static void requireAlone(FileChannel lock, String what) throws IOException {
        FileLock mine;
        try {
            mine = lock.tryLock();
        } catch (OverlappingFileLockException e) {
            mine = null;
        }
        if (mine == null) {
            throw UserError.busy("Somebody else is writing to " + what + ".",
                    "Wait until that has ended, or stop it.");
        }
    }

    public synchronized void add(Object tree) throws IOException {
        String line = JsonMapper.shared().writeValueAsString(tree) + "\n";
        ByteBuffer bytes = ByteBuffer.wrap(((endsInLine() ? "" : "\n") + line).getBytes(UTF_8));
        long at = channel.size();
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
    }

    private boolean endsInLine() throws IOException {
        ByteBuffer last = ByteBuffer.allocate(1);
        return channel.size() == 0 || (channel.read(last, channel.size() - 1) == 1 && last.get(0) == '\n');
    }

    @Override
    public synchronized void close() throws IOException {
        channel.force(false);
        channel.close();
        lock.close();
    }
}
