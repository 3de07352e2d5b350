package dev.carrel.mcp.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// What would be written to a client's file.
///
/// @param before the text that the file has now; empty if there is none
public record Change(Client client, Path file, String before, Edited edited) {
    private static final int CONTEXT = 2;

    /// True if the client would start the server like this anyway.
    public boolean isNeedless() { return edited instanceof Edited.Text(String text) && text.equals(before); }

    /// Lines that go (`-`) and come (`+`), with some around them.
    public List<String> lines() {
        if (!(edited instanceof Edited.Text(String text))) {
            return List.of();
        }
        List<String> old = before.lines().toList();
        List<String> now = text.lines().toList();
        int same = 0;
        while (same < Math.min(old.size(), now.size()) && old.get(same).equals(now.get(same))) {
            same++;
        }
        int end = 0;
        while (end < Math.min(old.size(), now.size()) - same
                && old.get(old.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
            end++;
        }
        List<String> lines = new ArrayList<>();
        old.subList(Math.max(0, same - CONTEXT), same).forEach(line -> lines.add("  " + line));
        old.subList(same, old.size() - end).forEach(line -> lines.add("- " + line));
        now.subList(same, now.size() - end).forEach(line -> lines.add("+ " + line));
        old.subList(old.size() - end, Math.min(old.size(), old.size() - end + CONTEXT))
                .forEach(line -> lines.add("  " + line));
        return lines;
    }

    /// Puts the new text in the place of the old one in one step, where links lead to, with the permissions it had.
    public void write() throws IOException {
        if (edited instanceof Edited.Text(String text)) {
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path folder = Files.createDirectories(target.resolveSibling(".").normalize());
            Path fresh = Files.createTempFile(folder, "carrel", ".tmp");
            try {
                Files.writeString(fresh, text);
                keepPermissions(target, fresh);
                Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING,
                        StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(fresh);
            }
        }
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        Set<PosixFilePermission> permissions = Files.exists(from)
                ? Files.getPosixFilePermissions(from)
                : Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
        Files.setPosixFilePermissions(to, permissions);
    }
}
