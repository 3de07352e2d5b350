package dev.carrel.read.bibliography.bibtex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// JabRef's settings inside of comments: the tree of groups, which entries older versions put into them, and the folder
/// that attachments lie in.
final class JabRefGroups {
    private static final Pattern SETTING = Pattern.compile("\\s*jabref-meta:\\s*([\\w-]+?)(-[^:]*)?:(.*)",
            Pattern.DOTALL);
    private static final Pattern LINE = Pattern.compile("\\s*(\\d+)\\s+(\\w+):(.*)", Pattern.DOTALL);
    private static final Pattern NAMES = Pattern.compile("\\s*[,;]\\s*");

    private final Map<String, String> paths = new HashMap<>();
    private final Map<String, List<String>> byKey = new HashMap<>();
    private final List<String> directories = new ArrayList<>();

    JabRefGroups(List<String> comments) {
        for (String comment : comments) {
            Matcher setting = SETTING.matcher(comment);
            if (setting.matches()) {
                read(setting.group(1).toLowerCase(Locale.ROOT), setting.group(3));
            }
        }
    }

    private void read(String name, String value) {
        switch (name) {
            case "grouping", "groupstree" -> tree(value.replaceAll("\r?\n", ""));
            case "filedirectory" ->
                directories.add(value.strip().replaceFirst(";$", "").replace("\\\\", "\\"));
            default -> {
            }
        }
    }

    private void tree(String value) {
        List<String> above = new ArrayList<>();
        for (String line : value.split("(?<!\\\\);")) {
            Matcher group = LINE.matcher(line);
            if (group.matches() && !group.group(2).equals("AllEntriesGroup")) {
                group(Integer.parseInt(group.group(1).length() > 4 ? "1" : group.group(1)), group.group(2),
                        group.group(3), above);
            }
        }
    }

    private void group(int depth, String kind, String value, List<String> above) {
        List<String> parts = List.of(value.split("\\\\+;", -1));
        while (above.size() >= Math.max(1, depth)) {
            above.removeLast();
        }
        above.add(parts.getFirst().replace("\\", "").strip());
        String path = String.join("/", above);
        paths.putIfAbsent(above.getLast(), path);
        if (kind.equals("ExplicitGroup")) {
            parts.stream().skip(2).filter(key -> !key.isBlank())
                    .forEach(
                            key -> byKey.computeIfAbsent(key.strip(), _ -> new ArrayList<>()).add(path));
        }
    }

    List<String> directories() {
        return directories;
    }

    /// The paths of the groups that an entry is in.
    Set<String> of(String key, String field) {
        Set<String> groups = new LinkedHashSet<>(byKey.getOrDefault(key, List.of()));
        for (String name : NAMES.split(field)) {
            if (!name.isBlank()) {
                groups.add(paths.getOrDefault(name.strip(), name.strip()));
            }
        }
        return groups;
    }
}
