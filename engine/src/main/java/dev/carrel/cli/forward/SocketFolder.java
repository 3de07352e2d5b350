package dev.carrel.cli.forward;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;

import static java.nio.charset.StandardCharsets.UTF_8;

/// The place for a socket: a new folder that nobody else can look into, with a short path, since a socket's address has
/// room for about a hundred bytes.
final class SocketFolder {
    private static final String PREFIX = "carrel-";
    private static final String NAME = "commands";
    private static final int LONGEST = 100;

    private SocketFolder() {}

    /// A path at which a socket can be bound.
    static Path make(Map<String, String> environment) throws IOException {
        for (String base : List.of(environment.getOrDefault("XDG_RUNTIME_DIR", ""),
                System.getProperty("java.io.tmpdir", ""))) {
            if (!base.isBlank() && Files.isWritable(Path.of(base))) {
                Path folder = Files.createTempDirectory(Path.of(base).toAbsolutePath(), PREFIX);
                Path socket = folder.resolve(NAME);
                if (socket.toString().getBytes(UTF_8).length <= LONGEST) {
                    return socket;
                }
                Files.delete(folder);
            }
        }
        return Files.createTempDirectory(Path.of("/tmp"), PREFIX).resolve(NAME);
    }

    static ServerSocketChannel bind(Path socket) throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        channel.bind(UnixDomainSocketAddress.of(socket));
        if (Files.getFileStore(socket).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(socket, PosixFilePermissions.fromString("rw-------"));
        }
        return channel;
    }

    /// Deletes a socket and the folder that was made for it, and nothing else.
    static void delete(Path socket) throws IOException {
        Path folder = socket.getParent();
        if (folder != null && folder.getFileName() != null && socket.endsWith(NAME)
                && folder.getFileName().toString().startsWith(PREFIX)) {
            Files.deleteIfExists(socket);
            Files.deleteIfExists(folder);
        }
    }
}
