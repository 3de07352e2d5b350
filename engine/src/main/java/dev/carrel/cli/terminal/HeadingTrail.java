package dev.carrel.cli.terminal;

import java.util.List;

/// The way from a document's title down to a section.
final class HeadingTrail {
    private HeadingTrail() {}

    /// Without a first heading that only repeats the title.
    static List<String> below(String title, List<String> path) {
        return !path.isEmpty() && path.getFirst().strip().equalsIgnoreCase(title.strip())
                ? path.subList(1, path.size())
                : path;
    }
}
