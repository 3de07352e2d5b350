package dev.carrel.evaluate;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;

import dev.carrel.base.UserError;

/// Puts the judged topics to a searcher, one after the other, and measures what comes back.
///
/// Topics without a positive judgement are not asked at all. Judged queries that the topics do not hold count as zero.
public final class Evaluation {
    /// How topics are asked.
    ///
    /// @param depth   how many documents a query: 100 is enough for all measures but MAP, for which 1000 is the custom
    /// @param warmUps how many queries are asked before the clock runs; they are topics and will be asked again, so a
    ///                searcher that remembers queries looks faster on them than it is
    public record Protocol(int depth, int warmUps) {
        public Protocol {
            if (depth < 1 || warmUps < 0) {
                throw new IllegalArgumentException("depth " + depth + ", warm-ups " + warmUps);
            }
        }
    }

    /// Sees each answer as it comes, outside of the time that is measured.
    @FunctionalInterface
    public interface Listener {
        void answered(String topic, List<RankedDocument> answer) throws IOException;
    }

    private final List<Topic> topics;
    private final Judgements judgements;
    private final Protocol protocol;
    private final LongSupplier nanoTime;

    /// @param nanoTime the clock: `System::nanoTime`
    /// @throws UserError if no topic was judged
    public Evaluation(Topics topics, Judgements judgements, Protocol protocol, LongSupplier nanoTime) {
        Set<String> judged = judgements.queries();
        this.topics = topics.topics().stream().filter(topic -> judged.contains(topic.id())).toList();
        this.judgements = judgements;
        this.protocol = protocol;
        this.nanoTime = nanoTime;
        if (this.topics.isEmpty()) {
            throw UserError.usage("No topic has a document judged relevant: topics are called like "
                    + topics.topics().stream().map(Topic::id).findFirst().orElse("(none)")
                    + ", judged queries like "
                    + judged.stream().findFirst().orElse("(none)") + ".",
                    "Check that the topics and the judgements belong together.");
        }
    }

    public EvaluationResult run(String name, Searcher searcher) throws IOException {
        return run(name, searcher, (topic, answer) -> {});
    }

    /// @param name what the result is called
    public EvaluationResult run(String name, Searcher searcher, Listener listener) throws IOException {
        warmUp(searcher);
        Map<String, Measures> perQuery = new LinkedHashMap<>();
        judgements.queries().forEach(query -> perQuery.put(query, measures(query, List.of())));
        long[] nanos = new long[topics.size()];
        for (int i = 0; i < nanos.length; i++) {
            long start = nanoTime.getAsLong();
            List<RankedDocument> answer = ask(topics.get(i), searcher);
            nanos[i] = nanoTime.getAsLong() - start;
            listener.answered(topics.get(i).id(), answer);
            perQuery.put(topics.get(i).id(), measures(topics.get(i).id(), answer));
        }
        return EvaluationResult.of(name, perQuery, Latency.of(nanos));
    }

    private void warmUp(Searcher searcher) throws IOException {
        for (int i = 0; i < protocol.warmUps(); i++) {
            ask(topics.get(i % topics.size()), searcher);
        }
    }

    private List<RankedDocument> ask(Topic topic, Searcher searcher) throws IOException {
        List<RankedDocument> answer = searcher.search(topic.text(), protocol.depth());
        return answer.subList(0, Math.min(answer.size(), protocol.depth()));
    }

    private Measures measures(String query, List<RankedDocument> answer) {
        return Measures.of(judgements.grades(query), answer.stream().map(RankedDocument::key).toList());
    }
}
