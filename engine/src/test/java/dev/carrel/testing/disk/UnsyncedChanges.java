package dev.carrel.testing.disk;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/// What a loss of power can undo: names that were made, moved or deleted since their folder was synced, and bytes that were written
/// since their file was. Changes of the names in one folder reach the disk in their order; those in different folders, and bytes, in any.
final class UnsyncedChanges {
    private static final int LARGEST_LOST = 1 << 20;

    /// One change of a name, and how it is undone.
    private record NameChange(Set<Path> folders, Undo undo) {}

    @FunctionalInterface
    private interface Undo {
        void run() throws IOException;
    }

    private final Path root;
    private final Path aside;
    private final Deque<NameChange> names = new ArrayDeque<>();
    /// What each file held when it was synced, by its key; files that were there before have been synced.
    private final Map<Object, byte[]> written = new HashMap<>();
    private int kept;

    UnsyncedChanges(Path root, Path aside) {
        this.root = root;
        this.aside = aside;
    }

    private static Object key(Path file) throws IOException {
        return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS).fileKey();
    }

    private boolean isOurs(Path path) {
        return path.startsWith(root);
    }

    synchronized void created(Path file) throws IOException {
        if (isOurs(file)) {
            written.put(key(file), new byte[0]);
            names.push(new NameChange(Set.of(folder(file)), () -> Files.deleteIfExists(file)));
        }
    }

    synchronized void madeFolder(Path folder) {
        if (isOurs(folder)) {
            names.push(new NameChange(Set.of(folder(folder)), () -> deleteAll(folder)));
        }
    }

    /// To be called before it is written to.
    synchronized void writing(Path file) throws IOException {
        if (isOurs(file) && Files.isRegularFile(file)) {
            Object key = key(file);
            if (!written.containsKey(key)) {
                written.put(key, Files.readAllBytes(file));
            }
        }
    }

    synchronized void synced(Path path) throws IOException {
        if (!isOurs(path)) {
            return;
        }
        if (Files.isDirectory(path)) {
            names.removeIf(change -> change.folders().equals(Set.of(path)));
        } else if (Files.exists(path)) {
            written.remove(key(path));
        }
    }

    /// To be called before it is deleted.
    synchronized void deleting(Path path) throws IOException {
        if (!isOurs(path)) {
            return;
        }
        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
            names.push(new NameChange(Set.of(folder(path)), () -> Files.createDirectories(path)));
        } else {
            Path copy = keep(path);
            names.push(new NameChange(Set.of(folder(path)), () -> bringBack(copy, path)));
        }
    }

    /// To be called before it is moved.
    synchronized void moving(Path from, Path to) throws IOException {
        if (!isOurs(from) && !isOurs(to)) {
            return;
        }
        Path replaced = Files.isRegularFile(to) ? keep(to) : null;
        names.push(new NameChange(Set.copyOf(List.of(folder(from), folder(to))), () -> {
            if (Files.exists(to, LinkOption.NOFOLLOW_LINKS) && Files.isDirectory(folder(from))) {
                Files.move(to, from, StandardCopyOption.REPLACE_EXISTING);
            }
            bringBack(replaced, to);
        }));
    }

    /// All that is changed lies in some folder.
    private static Path folder(Path file) {
        return Objects.requireNonNull(file.getParent());
    }

    private Path keep(Path file) throws IOException {
        Path copy = aside.resolve(String.valueOf(kept++));
        Files.createLink(copy, file);
        return copy;
    }

    private static void bringBack(@Nullable Path copy, Path to) throws IOException {
        if (copy != null && Files.isDirectory(folder(to))) {
            Files.deleteIfExists(to);
            Files.createLink(to, copy);
        }
    }

    /// Makes the folder what it may be after a loss of power.
    synchronized void lose(Random random) throws IOException {
        loseBytes(random);
        Map<Path, Integer> left = new HashMap<>();
        names.forEach(change -> change.folders().forEach(folder -> left.merge(folder, 1, Integer::sum)));
        left.replaceAll((_, count) -> random.nextInt(count + 1));
        Set<Path> survive = new HashSet<>();
        while (!names.isEmpty()) {
            NameChange last = names.pop();
            boolean lost = change(last, left, survive);
            if (lost) {
                last.undo().run();
            }
        }
    }

    /// The latest changes of a folder are lost, as many as were drawn. One that two folders share is lost where either is.
    private static boolean change(NameChange last, Map<Path, Integer> left, Set<Path> survive) {
        boolean lost = last.folders().stream()
                .anyMatch(folder -> left.getOrDefault(folder, 0) > 0 && !survive.contains(folder));
        last.folders().forEach(folder -> {
            left.merge(folder, -1, Integer::sum);
            if (!lost) {
                survive.add(folder);
            }
        });
        return lost;
    }

    private void loseBytes(Random random) throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                byte[] before = written.get(attributes.fileKey());
                if (before != null && attributes.isRegularFile() && attributes.size() < LARGEST_LOST) {
                    Files.write(file, mixture(before, Files.readAllBytes(file), random));
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /// The old bytes, the new ones, or some of them; of the new length, which may have arrived before the bytes did. What was not
    /// written again stays.
    private static byte[] mixture(byte[] before, byte[] now, Random random) {
        int same = Math.min(before.length, now.length);
        if (Arrays.mismatch(before, 0, same, now, 0, same) >= 0) {
            same = Arrays.mismatch(before, now);
        }
        int arrived = same + random.nextInt(now.length - same + 1);
        return switch (random.nextInt(4)) {
            case 0 -> before;
            case 1 -> now;
            case 2 -> Arrays.copyOf(now, arrived);
            default -> Arrays.copyOf(Arrays.copyOf(now, arrived), now.length);
        };
    }

    private static void deleteAll(Path folder) throws IOException {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path each, @Nullable IOException because)
                    throws IOException {
                Files.delete(each);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
