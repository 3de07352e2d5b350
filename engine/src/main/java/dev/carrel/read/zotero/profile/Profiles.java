package dev.carrel.read.zotero.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.read.zotero.sqlite.ZoteroDatabase;

/// The profiles of Zotero on this machine, and through them its data directory. Places of all systems are tried on
/// each: those of others are not there.
public final class Profiles {
    private final Path home;
    private final List<Path> profiles;

    private Profiles(Path home, List<Path> profiles) {
        this.home = home;
        this.profiles = profiles;
    }

    /// @param userHome where there is no `HOME`, which Java itself does not heed
    public static Profiles of(Map<String, String> environment, Path userHome) {
        String told = environment.getOrDefault("HOME", "");
        Path home = told.isBlank() ? userHome : Path.of(told);
        String roaming = environment.getOrDefault("APPDATA", "");
        Path applications = roaming.isBlank() ? home.resolve("AppData/Roaming") : Path.of(roaming);
        Set<Path> profiles = new LinkedHashSet<>();
        Stream.of(home.resolve(".zotero/zotero"),
                home.resolve("Library/Application Support/Zotero"),
                applications.resolve("Zotero/Zotero"),
                home.resolve(".var/app/org.zotero.Zotero/.zotero/zotero"),
                home.resolve("snap/zotero-snap/common/.zotero/zotero"),
                home.resolve(".mozilla/firefox"),
                home.resolve("Library/Application Support/Firefox"),
                applications.resolve("Mozilla/Firefox"))
                .forEach(root -> profiles.addAll(profiles(root)));
        return new Profiles(home, List.copyOf(profiles));
    }

    /// The profiles that `profiles.ini` names, the default one first; without that file, all folders there.
    private static List<Path> profiles(Path root) {
        Path list = root.resolve("profiles.ini");
        try {
            return Files.isRegularFile(list) ? listed(root, Files.readAllLines(list)) : folders(root);
        } catch (IOException | InvalidPathException unreadable) {
            return List.of();
        }
    }

    private static List<Path> listed(Path root, List<String> lines) {
        List<Path> profiles = new ArrayList<>();
        for (String line : lines) {
            String text = line.strip();
            if (text.startsWith("Path=")) {
                profiles.add(root.resolve(text.substring("Path=".length())).normalize());
            } else if (text.equals("Default=1") && !profiles.isEmpty()) {
                profiles.addFirst(profiles.removeLast());
            } else if (text.startsWith("Default=") && !text.matches("Default=[01]")) {
                profiles.addFirst(root.resolve(text.substring("Default=".length())).normalize());
            }
        }
        return profiles;
    }

    private static List<Path> folders(Path root) throws IOException {
        List<Path> folders = new ArrayList<>();
        for (Path place : List.of(root, root.resolve("Profiles"))) {
            if (Files.isDirectory(place)) {
                try (Stream<Path> children = Files.list(place)) {
                    children.filter(child -> Files.isRegularFile(child.resolve("prefs.js"))).sorted()
                            .forEach(folders::add);
                }
            }
        }
        return folders;
    }

    /// The data directory that Zotero itself would use.
    public Optional<DataDirectory> find() {
        for (Path profile : profiles) {
            Optional<Path> data = ofProfile(profile);
            if (data.isPresent()) {
                return data.map(path -> new DataDirectory(path, Preferences.in(profile).base().orElse(null)));
            }
        }
        return Stream.of("Zotero", "snap/zotero-snap/common/Zotero", ".var/app/org.zotero.Zotero/Zotero")
                .map(home::resolve).filter(Profiles::isDataDirectory).findFirst().map(this::at);
    }

    private Optional<Path> ofProfile(Path profile) {
        return Stream.of(Preferences.in(profile).dataDirectory().orElse(null), profile.resolve("zotero"),
                home.resolve("Zotero")).filter(Objects::nonNull).filter(Profiles::isDataDirectory)
                .findFirst();
    }

    /// A data directory that its owner has named, with what its profile says about it.
    public DataDirectory at(Path directory) {
        List<Path> near = new ArrayList<>(List.of(directory, directory.resolveSibling(".")));
        profiles.stream()
                .filter(profile -> ofProfile(profile).filter(data -> isSame(data, directory)).isPresent())
                .forEach(near::add);
        // A copy elsewhere still has its linked files where they were.
        near.addAll(profiles);
        return new DataDirectory(directory, near.stream().map(profile -> Preferences.in(profile).base())
                .flatMap(Optional::stream).findFirst().orElse(null));
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException unreachable) {
            return one.equals(other);
        }
    }

    public static boolean isDataDirectory(Path directory) {
        return Files.isRegularFile(directory.resolve(ZoteroDatabase.NAME));
    }
}
