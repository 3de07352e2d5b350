package dev.carrel.assist.chat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import dev.carrel.base.AtomicFile;
import dev.carrel.base.ContentHash;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Replies of models in a folder, a file each, named by a hash of all that they depend on. Only a cache: where it cannot be
/// read or written, the model is asked again.
public final class KeptReplies {
    private static final int MOST = 5_000;
    private static final int FORGOTTEN_AT_ONCE = 500;

    private final Path folder;

    /// @param folder need not exist before something is kept
    public KeptReplies(Path folder) {
        this.folder = folder;
    }

    Optional<String> find(ModelIdentity model, ChatRequest request) {
        try {
            return Optional.of(Files.readString(file(model, request)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    void keep(ModelIdentity model, ChatRequest request, String reply) {
        try {
            AtomicFile.write(file(model, request), reply);
            forgetOldest();
        } catch (IOException e) {
            // The reply is there all the same; next time it costs something again.
        }
    }

    private Path file(ModelIdentity model, ChatRequest request) {
        String all = String.join("\0", model.name(), model.host(), request.instructions(), request.question(),
                String.valueOf(request.maxTokens()), String.valueOf(request.schema()));
        return folder.resolve(ContentHash.of(all.getBytes(UTF_8)).value() + ".txt");
    }

    /// Some at a time, so that not every reply looks through the folder's dates.
    private void forgetOldest() throws IOException {
        List<Path> files = files();
        if (files.size() > MOST) {
            Map<Path, FileTime> ages = new TreeMap<>();
            for (Path file : files) {
                ages.put(file, Files.getLastModifiedTime(file));
            }
            for (Path file : ages.entrySet().stream().sorted(Map.Entry.comparingByValue())
                    .map(Map.Entry::getKey).limit(FORGOTTEN_AT_ONCE).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    /// Forgets everything.
    public void erase() throws IOException {
        if (Files.isDirectory(folder)) {
            for (Path file : files()) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        }
    }
}
