package dev.carrel.ingest.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import dev.carrel.ingest.source.FolderWalk;
import org.jspecify.annotations.Nullable;

/// A folder with all below it, or a file, that is watched for changes.
final class WatchedPlace {
    /// Changes that another machine makes cause no events here.
    private static final List<String> REMOTE = List.of("nfs", "cifs", "smb", "fuse", "9p", "vboxsf", "afs",
            "dav", "vmhgfs", "prl_fs", "drvfs");
    private static final Set<String> RULES = Set.of(".gitignore", ".carrelignore");

    private final Path path;
    private final WatchService service;
    private final Watcher.Events use;
    private final Map<WatchKey, Path> folders = new HashMap<>();
    /// Set while there are no events.
    private @Nullable Long appearance;
    private @Nullable Object identity;

    WatchedPlace(Path path, WatchService service, Watcher.Events events) {
        this.path = path;
        this.service = service;
        this.use = events;
        begin();
    }

    Path path() {
        return path;
    }

    boolean hasEvents() {
        return !folders.isEmpty();
    }

    private void begin() {
        folders.clear();
        try {
            if (use == Watcher.Events.WHERE_POSSIBLE && !isRemote()) {
                watch();
            }
        } catch (IOException notThereOrNoRoom) {
            folders.keySet().forEach(WatchKey::cancel);
            folders.clear();
        }
        identity = identity();
        appearance = hasEvents() ? null : Long.valueOf(appearance());
    }

    private void watch() throws IOException {
        if (Files.isDirectory(path)) {
            watch(path);
        } else {
            register(Objects.requireNonNull(path.getParent()));
        }
    }

    private void watch(Path root) throws IOException {
        FolderWalk.over(root, new FolderWalk.Visitor() {
            @Override
            public void folder(Path folder) throws IOException {
                register(folder);
            }

            @Override
            public void file(Path file, BasicFileAttributes attributes) {}
        });
    }

    private void register(Path folder) throws IOException {
        folders.put(folder.register(service, StandardWatchEventKinds.ENTRY_CREATE,
                StandardWatchEventKinds.ENTRY_MODIFY, StandardWatchEventKinds.ENTRY_DELETE), folder);
    }

    private boolean isRemote() throws IOException {
        String type = Files.getFileStore(path).type().toLowerCase(Locale.ROOT);
        return REMOTE.stream().anyMatch(type::startsWith);
    }

    /// Takes the events of a key, which another place may share.
    ///
    /// @param valid false if its folder is gone
    /// @return true if something of this place has changed
    boolean take(WatchKey key, List<WatchEvent<?>> events, boolean valid) {
        Path folder = folders.get(key);
        if (folder == null) {
            return false;
        }
        boolean changed = false;
        for (WatchEvent<?> event : events) {
            changed |= event.context() instanceof Path name ? concerns(folder.resolve(name), event) : lost();
        }
        if (!valid) {
            folders.remove(key);
            changed |= folder.equals(path) && lost();
        }
        return changed;
    }

    private boolean concerns(Path child, WatchEvent<?> event) {
        if (!isMine(child)) {
            return false;
        }
        if (Files.isDirectory(child)) {
            return !StandardWatchEventKinds.ENTRY_MODIFY.equals(event.kind()) && entered(child);
        }
        return true;
    }

    private boolean isMine(Path child) {
        String name = String.valueOf(child.getFileName());
        boolean shown = !name.startsWith(".") || RULES.contains(name);
        return shown && (child.equals(path) || child.startsWith(path));
    }

    /// Files that are already in a new folder have caused no events.
    private boolean entered(Path folder) {
        try {
            watch(folder);
        } catch (IOException goneOrNoRoom) {
            return lost();
        }
        return true;
    }

    /// Events were lost, or the place itself: everything has to be looked at, and watched, anew.
    private boolean lost() {
        begin();
        return true;
    }

    /// Looks whether the place is another than before.
    boolean look() {
        if (hasEvents()) {
            return !Objects.equals(identity, identity()) && lost();
        }
        Long before = appearance;
        begin();
        return hasEvents() ? !Objects.equals(before, appearance()) : !Objects.equals(before, appearance);
    }

    private @Nullable Object identity() {
        try {
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            return attributes.isDirectory() ? String.valueOf(attributes.fileKey()) : "file";
        } catch (IOException gone) {
            return null;
        }
    }

    /// A number that changes with every file below.
    private long appearance() {
        long[] sum = {0};
        try {
            FolderWalk.Visitor visitor = (file, attributes) -> sum[0] = 31 * sum[0] + Objects.hash(file,
                    attributes.size(), attributes.lastModifiedTime());
            if (Files.isDirectory(path)) {
                FolderWalk.over(path, visitor);
            } else {
                visitor.file(path, Files.readAttributes(path, BasicFileAttributes.class));
            }
        } catch (IOException gone) {
            return -1;
        }
        return sum[0];
    }
}
