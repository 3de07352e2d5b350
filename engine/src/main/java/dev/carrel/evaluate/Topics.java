package dev.carrel.evaluate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import dev.carrel.base.UserError;

/// The questions of a test collection, in the order of their file.
public record Topics(List<Topic> topics) {
    private static final String HINT = "Expected are lines of {\"_id\": …, \"text\": …} as in BEIR, lines of"
            + " id<TAB>text, or <top> blocks with <num> and <title> as in TREC.";

    public Topics {
        topics = List.copyOf(topics);
    }

    /// Reads `queries.jsonl` of BEIR, a TREC topics file or `id<TAB>text` lines: how the first line begins decides.
    ///
    /// @throws UserError if a topic cannot be read, is there twice, or none is there
    public static Topics read(Path file) throws IOException {
        List<NumberedLine> lines = NumberedLine.read(file);
        if (lines.isEmpty()) {
            throw UserError.usage(file + " holds no topics.", HINT);
        }
        return new Topics(parse(lines));
    }

    private static List<Topic> parse(List<NumberedLine> lines) {
        String first = lines.getFirst().text().strip();
        if (first.startsWith("<")) {
            return new TrecTopics().parse(lines);
        }
        boolean json = first.startsWith("{");
        Unique topics = new Unique();
        for (NumberedLine line : lines) {
            topics.add(json ? new JsonTopic(line).topic() : tabbed(line), line);
        }
        return topics.list;
    }

    private static Topic tabbed(NumberedLine line) {
        int tab = line.text().indexOf('\t');
        if (tab < 0) {
            throw malformed(line, "no tab between the topic's id and its text");
        }
        return topic(line.text().substring(0, tab), line.text().substring(tab + 1), line);
    }

    static Topic topic(String id, String text, NumberedLine line) {
        if (id.isBlank() || text.isBlank()) {
            throw malformed(line,
                    id.isBlank() ? "a topic without an id" : "topic " + id.strip() + " has no text");
        }
        return new Topic(id.strip(), text.strip());
    }

    static UserError malformed(NumberedLine line, String what) {
        return line.malformed(what, HINT);
    }

    /// Refuses a second topic of the same id, which judgements could not tell apart.
    static final class Unique {
        private final Set<String> ids = new HashSet<>();
        final List<Topic> list = new ArrayList<>();

        void add(Topic topic, NumberedLine line) {
            if (!ids.add(topic.id())) {
                throw malformed(line, "topic " + topic.id() + " is there twice");
            }
            list.add(topic);
        }
    }
}
