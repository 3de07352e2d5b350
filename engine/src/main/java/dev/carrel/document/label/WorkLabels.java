package dev.carrel.document.label;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/// A person's own labels on one work, and when they last opened it.
///
/// @param tags   in the order of the alphabet, none twice whatever its capitals
/// @param opened null if never
public record WorkLabels(List<String> tags, boolean starred, ReadingStatus reading,
        @Nullable Instant opened) {
    public static final WorkLabels NONE = new WorkLabels(List.of(), false, ReadingStatus.NONE, null);
    /// Longer ones are no tags.
    public static final int LONGEST_TAG = 200;

    public WorkLabels {
        tags = distinct(tags);
    }

    private static List<String> distinct(Collection<String> tags) {
        TreeMap<String, String> once = new TreeMap<>();
        tags.stream().map(tag -> tag.strip().replaceAll("\\s+", " ")).filter(tag -> !tag.isEmpty())
                .forEach(tag -> once.putIfAbsent(normal(tag), tag));
        return List.copyOf(once.values());
    }

    /// The form that two spellings of a tag have in common.
    public static String normal(String tag) {
        return tag.strip().toLowerCase(Locale.ROOT);
    }

    /// With what is said of another version of the same work: all tags, a star that either has, and how far the reader
    /// is with the one that they read.
    public WorkLabels and(WorkLabels other) {
        return new WorkLabels(Stream.concat(tags.stream(), other.tags.stream()).toList(),
                starred || other.starred,
                reading.compareTo(other.reading) >= 0 ? reading : other.reading,
                later(opened, other.opened));
    }

    private static @Nullable Instant later(@Nullable Instant one, @Nullable Instant other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return one.isAfter(other) ? one : other;
    }

    public WorkLabels tagged(Collection<String> more, Collection<String> fewer) {
        Set<String> gone = fewer.stream().map(WorkLabels::normal).collect(Collectors.toSet());
        return new WorkLabels(Stream.concat(tags.stream().filter(tag -> !gone.contains(normal(tag))),
                more.stream()).toList(), starred, reading, opened);
    }

    public WorkLabels starred(boolean value) {
        return new WorkLabels(tags, value, reading, opened);
    }

    public WorkLabels reading(ReadingStatus value) {
        return new WorkLabels(tags, starred, value, opened);
    }

    public WorkLabels opened(Instant value) {
        return new WorkLabels(tags, starred, reading, value);
    }
}
