package dev.carrel.read.html;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.SectionKind;
import dev.carrel.read.tex.TexInText;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;

/// A bookmark.
///
/// @param folder the path of the folders that it is in
/// @param added  the day when it was made
record Bookmark(String address, String title, String folder, List<String> tags, @Nullable String added,
        String description) {
    private static final DateTimeFormatter LOG = DateTimeFormatter.ofPattern("d/MMM/uuuu:H:mm:ss Z",
            Locale.ENGLISH);

    static Bookmark of(Element link, String title, String folder) {
        return new Bookmark(link.attr("href").strip(), title, folder, tags(link.attr("tags")),
                day(link.attr("add_date").strip()), "");
    }

    Bookmark describedAs(String text) {
        return new Bookmark(address, title, folder, tags, added, text);
    }

    /// Parted by commas, else by spaces.
    private static List<String> tags(String tags) {
        return Stream.of(tags.split(tags.contains(",") ? "," : "\\s+")).map(String::strip)
                .filter(tag -> !tag.isEmpty())
                .distinct().toList();
    }

    /// Browsers count seconds, some milliseconds or microseconds.
    private static @Nullable String day(String date) {
        try {
            if (!date.matches("\\d{1,17}")) {
                return date.isEmpty() ? null : ZonedDateTime.parse(date, LOG).toLocalDate().toString();
            }
            long number = Long.parseLong(date);
            long seconds = number > 100_000_000_000_000L
                    ? number / 1_000_000
                    : number > 100_000_000_000L ? number / 1000 : number;
            return seconds == 0
                    ? null
                    : Instant.ofEpochSecond(seconds).atZone(ZoneOffset.UTC).toLocalDate().toString();
        } catch (DateTimeException otherForm) {
            return null;
        }
    }

    Document document() {
        boolean elsewhere = address.matches("(?i)(https?|ftp|file)://.*");
        Metadata metadata = Metadata
                .of(title.isEmpty() ? address : TexInText.shown(title), DocumentType.PAGE)
                .url(elsewhere ? address : null).tags(tags)
                .collections(folder.isEmpty() ? List.of() : List.of(folder))
                .published(added).summary(description).build();
        DocumentBuilder builder = new DocumentBuilder().section(SectionKind.SUMMARY, List.of());
        Stream.of(description.split("\n\\s*\n")).forEach(builder::paragraph);
        return builder.build(metadata);
    }
}
