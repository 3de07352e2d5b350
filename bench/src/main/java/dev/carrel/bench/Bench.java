package dev.carrel.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.library.settings.Settings;

/// Runs one of the benchmarks: `indexing DATA WORK PAPERS`, `queries DATA WORK PAPERS [MODEL]`, `html PAGES`, `answers DATA`,
/// `cited-works HOME OUT`, `said HOME`, `map HOME`, `drawn-map COUNT`, `quality DATA RANKING…`, `constants DATA SET…`, `certainty DATA`, `halves DATA SET…`, `ask DATA SPLIT HALF`, `firewall DATA COUNT` or `real-model DATA ADDRESS WORK MINUTES`.
public final class Bench {
    private Bench() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("html")) {
            PagesBench.run(Path.of(arguments[1]), System.out);
            return;
        }
        if (arguments[0].equals("answers")) {
            AnswersBench.run(Path.of(arguments[1]), System.out);
            return;
        }
        if (arguments[0].equals("cited-works")) {
            SaidBench.works(Path.of(arguments[1]), Path.of(arguments[2]));
            return;
        }
        if (arguments[0].equals("said")) {
            SaidBench.run(Path.of(arguments[1]), System.out);
            return;
        }
        if (arguments[0].equals("quality")) {
            QualityBench.run(Path.of(arguments[1]), List.of(arguments).subList(2, arguments.length),
                    System.out);
            return;
        }
        if (arguments[0].equals("halves")) {
            HalvesBench.run(Path.of(arguments[1]), List.of(arguments).subList(2, arguments.length),
                    System.out);
            return;
        }
        if (arguments[0].equals("constants")) {
            ConstantsBench.run(Path.of(arguments[1]), List.of(arguments).subList(2, arguments.length),
                    System.out);
            return;
        }
        if (arguments[0].equals("certainty")) {
            CertaintyBench.run(Path.of(arguments[1]), System.out);
            return;
        }
        if (arguments[0].equals("ask")) {
            AskBench.run(Path.of(arguments[1]), arguments[2], Integer.parseInt(arguments[3]), System.out);
            return;
        }
        if (arguments[0].equals("firewall")) {
            FirewallBench.run(Path.of(arguments[1]), Integer.parseInt(arguments[2]), System.out);
            return;
        }
        if (arguments[0].equals("map")) {
            MapBench.run(Path.of(arguments[1]), System.out);
            return;
        }
        if (arguments[0].equals("drawn-map")) {
            MapBench.drawn(Integer.parseInt(arguments[1]), System.out);
            return;
        }
        if (arguments[0].equals("real-model")) {
            RealModelBench.run(Path.of(arguments[1]), arguments[2], Path.of(arguments[3]),
                    Integer.parseInt(arguments[4]), System.out);
            return;
        }
        Corpus corpus = new Corpus(Path.of(arguments[1]));
        Path work = Files.createDirectories(Path.of(arguments[2]));
        int papers = Integer.parseInt(arguments[3]);
        switch (arguments[0]) {
            case "indexing" -> new IndexingBench(corpus, work).run(papers);
            case "queries" -> new QueryBench(corpus, work, settings(arguments)).run(papers);
            default -> throw new IllegalArgumentException(arguments[0] + " is not a benchmark");
        }
    }

    /// The standard ones, with another model if a fifth argument names its directory.
    private static Settings settings(String[] arguments) {
        return arguments.length < 5
                ? Settings.standard()
                : Settings.standard().with(Map.of("embedding.model", arguments[4]), "arguments");
    }
}
