package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/// A folder that nobody adds without thinking twice: it holds very many files, or it is where a person or the system keeps everything.
///
/// @param files as far as they were counted, up to [#MANY] and one more
public record LargeFolder(Path folder, Kind kind, int files) {
    /// So many files are read without a question.
    public static final int MANY = 20_000;

    /// The folders of systems, of which no document is anybody's own.
    private static final List<String> SYSTEMS = List.of("/bin", "/boot", "/dev", "/etc", "/lib", "/opt",
            "/proc", "/run",
            "/sbin", "/snap", "/sys", "/usr", "/var", "/Applications", "/Library", "/System", "C:\\Windows",
            "C:\\Program Files", "C:\\Program Files (x86)", "C:\\ProgramData");

    /// The reason for a second thought.
    public enum Kind {
        ROOT, SYSTEM, HOME, MANY_FILES
    }

    /// A folder that is worth a second thought; empty if it is an ordinary one.
    ///
    /// @param home of the person
    public static Optional<LargeFolder> at(Path folder, Path home) throws IOException {
        Path real = folder.toRealPath();
        Kind kind = kind(real, home);
        int files = count(real);
        if (kind == null && files <= MANY) {
            return Optional.empty();
        }
        return Optional.of(new LargeFolder(folder, kind == null ? Kind.MANY_FILES : kind, files));
    }

    private static @Nullable Kind kind(Path folder, Path home) throws IOException {
        if (folder.getParent() == null) {
            return Kind.ROOT;
        }
        if (SYSTEMS.stream().anyMatch(system -> isSystem(folder, system))) {
            return Kind.SYSTEM;
        }
        Path own = Files.exists(home) ? home.toRealPath() : home;
        return own.startsWith(folder) ? Kind.HOME : null;
    }

    /// The folder of a system itself: below `/opt` or `/var` somebody may keep papers.
    private static boolean isSystem(Path folder, String system) {
        Path named = Path.of(system);
        return named.isAbsolute() && folder.equals(named);
    }

    private static int count(Path folder) throws IOException {
        AtomicInteger files = new AtomicInteger();
        FolderWalk.over(folder, FolderWalk.files(() -> files.get() > MANY, _ -> files.incrementAndGet()));
        return files.get();
    }

    /// A sentence that says what it is and how much it holds.
    public String sentence() {
        String much = files > MANY
                ? String.format(Locale.ROOT, "more than %,d files", MANY)
                : String.format(Locale.ROOT, files == 1 ? "%,d file" : "%,d files", files);
        return switch (kind) {
            case ROOT -> folder + " is a whole disk, with " + much + ".";
            case SYSTEM -> folder + " is a folder of the system, with " + much + ".";
            case HOME -> folder + " is a whole home folder, with " + much + ".";
            case MANY_FILES -> folder + " holds " + much + ".";
        };
    }

    /// Those among some folders.
    public static List<LargeFolder> among(Stream<Path> folders, Path home) throws IOException {
        List<LargeFolder> large = new ArrayList<>();
        for (Path folder : folders.toList()) {
            at(folder, home).ifPresent(large::add);
        }
        return large;
    }
}
