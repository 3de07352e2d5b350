package dev.carrel.evaluate;

import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Writes answers as `query Q0 document rank score tag`, the lines that `trec_eval` reads.
///
/// That program goes by the score, read as a C `float`, and breaks ties by the document's name; the rank it ignores.
/// So the score is written as a float, and one that does not lie below the score before it becomes the next smaller
/// float: the order stays, whatever the scores. A document listed twice, which it refuses, is written once.
///
/// A line is separated by spaces; if an id holds white space, by tabs. `trec_eval` cannot read such an id in any form.
public final class TrecRun implements Evaluation.Listener, Closeable {
    private static final Pattern BLANK = Pattern.compile("[\\s\\p{Cntrl}]",
            Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern SEPARATOR = Pattern.compile("[\\t\\r\\n]");

    private final Writer out;
    private final String tag;

    /// @param tag the name of the run; white space in it becomes `_`
    public TrecRun(Writer out, String tag) {
        this.out = out;
        this.tag = BLANK.matcher(tag).replaceAll("_");
    }

    /// Replaces the file.
    public static TrecRun create(Path file, String tag) throws IOException {
        return new TrecRun(Files.newBufferedWriter(file), tag);
    }

    @Override
    public void answered(String topic, List<RankedDocument> answer) throws IOException {
        Set<String> written = new HashSet<>();
        float before = Float.POSITIVE_INFINITY;
        for (RankedDocument ranked : answer) {
            if (written.add(ranked.key())) {
                before = below(before, ranked.score());
                out.write(line(topic, ranked.key(), written.size(), before));
            }
        }
    }

    private static float below(float before, double score) {
        float limited = (float) Math.clamp(score, -Float.MAX_VALUE, Float.MAX_VALUE);
        return limited < before ? limited : Math.nextDown(before);
    }

    private String line(String topic, String key, int rank, float score) {
        String separator = BLANK.matcher(topic + key).find() ? "\t" : " ";
        return String.join(separator, oneField(topic), "Q0", oneField(key), Integer.toString(rank),
                Float.toString(score), tag) + "\n";
    }

    private static String oneField(String id) {
        return SEPARATOR.matcher(id).replaceAll(" ");
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
