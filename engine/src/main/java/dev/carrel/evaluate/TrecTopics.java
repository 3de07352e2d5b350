package dev.carrel.evaluate;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// The classic topics file of TREC, which looks like SGML and leaves most tags open: a field lasts until the next tag.
/// The title is the query, as in the "title-only" runs of the literature.
final class TrecTopics {
    private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z]+)>");
    private static final Pattern NUMBER_LABEL = Pattern.compile("^\\s*Number:");
    private static final Pattern TITLE_LABEL = Pattern.compile("^\\s*Topic:");

    private final Topics.Unique topics = new Topics.Unique();
    private StringBuilder number = new StringBuilder();
    private StringBuilder title = new StringBuilder();
    private @Nullable StringBuilder field;
    private @Nullable NumberedLine opened;

    List<Topic> parse(List<NumberedLine> lines) {
        lines.forEach(this::line);
        if (opened != null) {
            throw Topics.malformed(opened, "<top> without </top>");
        }
        return topics.list;
    }

    private void line(NumberedLine line) {
        Matcher tag = TAG.matcher(line.text());
        int from = 0;
        while (tag.find()) {
            text(line.text().substring(from, tag.start()), line);
            from = tag.end();
            tag(tag.group(2), tag.group(1).isEmpty(), line);
        }
        text(line.text().substring(from), line);
    }

    private void text(String text, NumberedLine line) {
        if (opened == null && !text.isBlank()) {
            throw Topics.malformed(line, "text outside of <top>");
        }
        if (field != null) {
            field.append(text).append(' ');
        }
    }

    /// Names in capitals are the same tags; compared without a locale, as a Turkish one has no `TITLE`.
    private void tag(String name, boolean opening, NumberedLine line) {
        if (name.equalsIgnoreCase("top")) {
            topic(opening, line);
        } else if (!opening) {
            field = null;
        } else if (name.equalsIgnoreCase("num")) {
            field = number;
        } else {
            field = name.equalsIgnoreCase("title") ? title : null;
        }
    }

    private void topic(boolean opening, NumberedLine line) {
        if (opening == (opened != null)) {
            throw Topics.malformed(line, opening ? "<top> inside <top>" : "</top> without <top>");
        }
        if (opening) {
            opened = line;
            number = new StringBuilder();
            title = new StringBuilder();
        } else {
            topics.add(Topics.topic(bare(NUMBER_LABEL, number), bare(TITLE_LABEL, title), line), line);
            opened = null;
        }
        field = null;
    }

    private static String bare(Pattern label, StringBuilder field) {
        return label.matcher(field).replaceFirst("").strip().replaceAll("\\s+", " ");
    }
}
