package dev.carrel.web.api;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.index.IndexFacts;
import dev.carrel.library.Library;
import dev.carrel.library.home.FolderActions;
import dev.carrel.library.home.Home;
import dev.carrel.library.json.Json;
import org.jspecify.annotations.Nullable;

/// The resources that the server takes of its machine.
///
/// @param version of the program
/// @param home    where libraries and caches are kept
public record ServerUsage(String version, Home home) {
    Map<String, @Nullable Object> tree(Library library) throws IOException {
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        IndexFacts facts = library.facts();
        return Json.object("version", version, "library", library.name(),
                "memory", Json.object("heapUsed", heap.getUsed(), "heapMax", heap.getMax(), "resident",
                        resident().orElse(null)),
                "disk", Json.object("library", library.status().statistics().bytes(), "caches",
                        FolderActions.size(home.path().resolve("cache")), "free",
                        Files.exists(home.path()) ? Files.getFileStore(home.path()).getUsableSpace() : null),
                "model", facts.model().isEmpty()
                        ? null
                        : Json.object("name", facts.model(), "dimensions", facts.dimensions()),
                "uptimeMs", ManagementFactory.getRuntimeMXBean().getUptime());
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
