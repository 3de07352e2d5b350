package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.Caption;
import dev.carrel.document.Document;
import dev.carrel.document.Section;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Readers;
import org.jsoup.Jsoup;

/// How well the main content of web pages is found: each folder holds a page (`source.html`) and what of it is content
/// (`expected.html`). Both are taken as bags of words, in lower case, and compared by precision, recall and F1; the mean
/// is over pages, each counting the same. A page that is refused counts 0. The words of a document are those of its
/// paragraphs, of the headings over its sections, and of its captions.
final class PagesBench {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");

    private record Score(String page, double precision, double recall) {
        double f1() {
            return precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
        }
    }

    private PagesBench() {}

    static void run(Path pages, PrintStream out) throws IOException {
        List<Score> scores = new ArrayList<>();
        try (Stream<Path> folders = Files.list(pages)) {
            for (Path folder : folders.filter(f -> Files.exists(f.resolve("expected.html"))).sorted()
                    .toList()) {
                scores.add(score(folder));
            }
        }
        out.println("| page | precision | recall | F1 |\n| --- | --- | --- | --- |");
        scores.forEach(
                score -> out.println(row(score.page(), score.precision(), score.recall(), score.f1())));
        out.println(row("**mean of " + scores.size() + "**", mean(scores.stream().map(Score::precision)),
                mean(scores.stream().map(Score::recall)), mean(scores.stream().map(Score::f1))));
    }

    private static String row(String name, double precision, double recall, double f1) {
        return String.format(Locale.ROOT, "| %s | %.3f | %.3f | %.3f |", name, precision, recall, f1);
    }

    private static double mean(Stream<Double> values) {
        return values.collect(Collectors.averagingDouble(Double::doubleValue));
    }

    private static Score score(Path folder) throws IOException {
        Map<String, Integer> expected = words(Jsoup.parse(folder.resolve("expected.html"), "UTF-8").text());
        Map<String, Integer> found = words(read(folder.resolve("source.html")));
        double common = expected.entrySet().stream()
                .mapToInt(word -> Math.min(word.getValue(), found.getOrDefault(word.getKey(), 0))).sum();
        return new Score(String.valueOf(folder.getFileName()), common / Math.max(1, count(found)),
                common / Math.max(1, count(expected)));
    }

    private static String read(Path page) throws IOException {
        try {
            return text(Readers.standard().read(Input.of(page)));
        } catch (UnreadableException refused) {
            return "";
        }
    }

    private static String text(Document document) {
        Stream<String> headings = document.sections().stream().map(Section::heading)
                .filter(heading -> !heading.isEmpty()).distinct().map(List::getLast);
        return Stream
                .of(headings, Stream.of(document.text()), document.captions().stream().map(Caption::text))
                .flatMap(texts -> texts).collect(Collectors.joining("\n"));
    }

    private static Map<String, Integer> words(String text) {
        Map<String, Integer> words = new HashMap<>();
        WORD.matcher(text.toLowerCase(Locale.ROOT)).results()
                .forEach(word -> words.merge(word.group(), 1, Integer::sum));
        return words;
    }

    private static int count(Map<String, Integer> words) {
        return words.values().stream().mapToInt(Integer::intValue).sum();
    }
}
