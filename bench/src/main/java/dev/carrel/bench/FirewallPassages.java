package dev.carrel.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.assist.check.GivenPassage;
import dev.carrel.base.ContentHash;
import dev.carrel.chunk.Chunker;
import dev.carrel.chunk.Chunking;
import dev.carrel.document.Document;
import dev.carrel.document.DocumentId;
import dev.carrel.document.Passage;
import dev.carrel.document.origin.Fingerprint;
import dev.carrel.document.origin.Origin;
import dev.carrel.index.FoundPassage;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.beir.BeirCorpus;
import dev.carrel.read.registry.Readers;
import dev.carrel.search.Answer;
import dev.carrel.search.quote.Verdict;
import dev.carrel.search.quote.Verifier;

/// The passages of a corpus or of a folder of files, and those that would be given to a model together: a passage, others
/// of its document, and the nearest of other documents by shared rare words.
final class FirewallPassages {
    private static final int GIVEN = 12;
    private static final int OF_DOCUMENT = 4;
    private static final int MOST_FILES = 150;

    private final List<FoundPassage> all = new ArrayList<>();
    private final Map<DocumentId, List<FoundPassage>> documents = new HashMap<>();
    private final List<Set<String>> words = new ArrayList<>();
    private final Map<String, List<Integer>> holders = new HashMap<>();
    private final TextTerms terms = LuceneIndex.terms();

    static FirewallPassages read(Path data) throws IOException {
        FirewallPassages passages = new FirewallPassages();
        Chunker chunker = new Chunker(text -> (text.length() + 3) / 4,
                new Chunking(Chunking.MEASURED_BEST, 512, Chunking.Scope.FULL));
        Path plain = data.resolve("corpus.jsonl");
        Path corpus = Files.exists(plain) ? plain : data.resolve("corpus.jsonl.gz");
        if (Files.exists(corpus)) {
            new BeirCorpus().read(corpus, entry -> passages.add(entry.key(), entry.document(), chunker),
                    _ -> {});
        } else {
            passages.readFiles(data, chunker);
        }
        return passages;
    }

    private void readFiles(Path folder, Chunker chunker) throws IOException {
        Readers readers = Readers.standard();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(folder)) {
            files = walk.filter(Files::isRegularFile)
                    .filter(file -> file.toString().matches(".*\\.(pdf|md|rst|ipynb|html)"))
                    .sorted().limit(MOST_FILES).toList();
        }
        for (Path file : files) {
            try {
                add(file.toString(), readers.read(Input.of(file)).completed(), chunker);
            } catch (UnreadableException e) {
                // The others are enough.
            }
        }
    }

    private void add(String key, Document document, Chunker chunker) {
        DocumentId id = DocumentId.of(key);
        Origin origin = new Origin(id, "bench", key, key, new Fingerprint(0, 0, ContentHash.UNKNOWN),
                Instant.EPOCH);
        for (Passage passage : chunker.chunk(id, document)) {
            FoundPassage found = new FoundPassage(passage, document.metadata(), origin);
            Set<String> forms = new HashSet<>();
            terms.of(passage.text()).forEach(term -> forms.add(term.form()));
            forms.forEach(form -> holders.computeIfAbsent(form, _ -> new ArrayList<>()).add(all.size()));
            words.add(forms);
            all.add(found);
            documents.computeIfAbsent(id, _ -> new ArrayList<>()).add(found);
        }
    }

    int size() {
        return all.size();
    }

    FoundPassage get(int number) {
        return all.get(number);
    }

    FoundPassage any(Random random) {
        return all.get(random.nextInt(all.size()));
    }

    /// Twelve passages in random order, this one among them.
    List<GivenPassage> given(int number, Random random) {
        Set<Integer> chosen = new LinkedHashSet<>(List.of(number));
        List<Integer> near = nearest(number);
        DocumentId own = get(number).passage().id().document();
        near.stream().filter(other -> get(other).passage().id().document().equals(own)).limit(OF_DOCUMENT - 1)
                .forEach(chosen::add);
        near.stream().filter(other -> !get(other).passage().id().document().equals(own))
                .limit(GIVEN - chosen.size()).forEach(chosen::add);
        List<Integer> shuffled = new ArrayList<>(chosen);
        Collections.shuffle(shuffled, random);
        List<GivenPassage> given = new ArrayList<>();
        shuffled.forEach(each -> given.add(new GivenPassage(Integer.toString(given.size() + 1), get(each))));
        return given;
    }

    private List<Integer> nearest(int number) {
        Map<Integer, Double> scores = new HashMap<>();
        for (String form : words.get(number)) {
            List<Integer> holding = holders.getOrDefault(form, List.of());
            if (holding.size() < all.size() / 5 + 20) {
                double weight = Math.log(1 + all.size() / (double) holding.size());
                holding.forEach(other -> scores.merge(other, weight, Double::sum));
            }
        }
        scores.remove(number);
        return scores.entrySet().stream().sorted(Map.Entry.<Integer, Double>comparingByValue().reversed()
                .thenComparing(Map.Entry.comparingByKey())).map(Map.Entry::getKey).limit(200).toList();
    }

    Verdict verify(String quote, List<DocumentId> among) {
        List<List<FoundPassage>> runs = among.stream()
                .map(id -> documents.getOrDefault(id, List.of()).stream()
                        .sorted(Comparator.comparingInt(found -> found.passage().id().ordinal())).toList())
                .toList();
        return new Verdict(quote, new Answer.Coverage(among.size(), 0, 0, 0), Verifier.within(quote, runs),
                0);
    }
}
