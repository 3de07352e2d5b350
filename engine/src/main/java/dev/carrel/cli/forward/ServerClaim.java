package dev.carrel.cli.forward;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

import dev.carrel.base.PrivateFolder;
import dev.carrel.base.UserError;
import dev.carrel.library.home.Home;
import org.jspecify.annotations.Nullable;

/// The right to be the one server of a library, from before it starts until after it has ended. It is a lock of the
/// operating system, so it ends with the process, however that ends.
public final class ServerClaim implements AutoCloseable {
    private final Path folder;
    private final FileChannel channel;

    private ServerClaim(Path folder, FileChannel channel) {
        this.folder = folder;
        this.channel = channel;
    }

    /// @throws UserError if the library has a server, which says where that one is
    public static ServerClaim of(Home home, String library) throws IOException {
        Path folder = PrivateFolder.create(home.library(library));
        FileChannel channel = FileChannel.open(folder.resolve("server.lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
        if (lock(channel) == null) {
            channel.close();
            throw taken(library, ServerNotice.in(folder));
        }
        return new ServerClaim(folder, channel).tidied();
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException byThisProcess) {
            return null;
        }
    }

    private static UserError taken(String library, Optional<ServerNotice> notice) {
        return UserError.cannotRun("A server for the library " + library + " runs already"
                + notice.map(known -> " at " + known.address()).orElse("") + ".",
                "Use that one, or end it first.");
    }

    /// Takes away what a server has left that was ended by force.
    private ServerClaim tidied() throws IOException {
        Optional<ServerNotice> left = ServerNotice.in(folder);
        if (left.isPresent()) {
            SocketFolder.delete(left.get().socket());
        }
        ServerNotice.delete(folder);
        return this;
    }

    /// The library's.
    Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
