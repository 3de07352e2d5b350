package dev.carrel.web.api;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.index.IndexFacts;
import dev.carrel.library.Library;
import dev.carrel.library.home.FolderActions;
import dev.carrel.library.home.Home;
import dev.carrel.library.json.StatusJson;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.guard.AccessLog;
import dev.carrel.web.setup.ServerHost;
import org.jspecify.annotations.Nullable;

/// The resources that the server takes of its machine.
///
/// @param version of the program
/// @param home    where libraries and caches are kept
/// @param watches whether sources are brought up to date when they change
/// @param log     where requests are noted; null if they are not
/// @param host    the program that it runs in
public record ServerUsage(String version, Home home, boolean watches, @Nullable AccessLog log,
        ServerHost host) {
    /// Of a server that leaves sources alone, notes nothing and serves one library for good.
    public ServerUsage(String version, Home home) {
        this(version, home, false, null, ServerHost.of(home));
    }

    /// The memory and disk in use at one moment.
    ///
    /// @param resident null where the system does not tell it
    /// @param caches   bytes of all libraries' caches
    /// @param free     bytes that are left where libraries are kept; null if the folder is not there yet
    record Moment(String version, String library, MemoryUsage heap, @Nullable Long resident, long bytes,
            long caches, @Nullable Long free, IndexFacts facts, boolean watches, long uptime) {}

    private static final ObjectShape<Moment> MEMORY = Shape.<Moment>object("Memory")
            .whole("heapUsed", moment -> moment.heap().getUsed())
            .whole("heapMax", moment -> moment.heap().getMax())
            .maybe("resident", ValueShape.WHOLE, Moment::resident);

    private static final ObjectShape<Moment> DISK = Shape.<Moment>object("Disk")
            .whole("library", Moment::bytes)
            .whole("caches", Moment::caches)
            .maybe("free", ValueShape.WHOLE, Moment::free);

    static final ObjectShape<Moment> SHAPE = Shape.<Moment>object("Server")
            .text("version", Moment::version)
            .text("library", Moment::library)
            .one("memory", MEMORY, moment -> moment)
            .one("disk", DISK, moment -> moment)
            .all(StatusJson.MODEL_IF_ANY, Moment::facts)
            .truth("watches", Moment::watches)
            .whole("uptimeMs", Moment::uptime);

    Moment now(Library library) throws IOException {
        return new Moment(version, library.name(), ManagementFactory.getMemoryMXBean().getHeapMemoryUsage(),
                resident().orElse(null), library.status().statistics().bytes(),
                FolderActions.size(home.path().resolve("cache")),
                Files.exists(home.path()) ? Files.getFileStore(home.path()).getUsableSpace() : null,
                library.facts(), watches, ManagementFactory.getRuntimeMXBean().getUptime());
    }

    /// Linux tells it in kilobytes; elsewhere it is not known.
    private static Optional<Long> resident() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.isReadable(status)) {
            return Optional.empty();
        }
        try (Stream<String> lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .map(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024).findFirst();
        }
    }
}
