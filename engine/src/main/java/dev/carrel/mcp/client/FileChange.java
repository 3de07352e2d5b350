package dev.carrel.mcp.client;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.base.AtomicFile;

/// The change that would be written to a client's file.
///
/// @param before the text that the file has now; empty if there is none
public record FileChange(Client client, Path file, String before, EditedText edited) {
    private static final int CONTEXT = 2;

    /// True if the client would start the server like this anyway.
    public boolean isNeedless() {
        return edited instanceof EditedText.Text(String text) && text.equals(before);
    }

    /// Lines that go (`-`) and come (`+`), with some around them.
    public List<String> lines() {
        if (!(edited instanceof EditedText.Text(String text))) {
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
        if (edited instanceof EditedText.Text(String text)) {
            AtomicFile.write(file, text);
        }
    }

}
