package dev.carrel.assist.answer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.prompt.FittedPassages;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.assist.prompt.PromptMaterial;
import dev.carrel.document.DocumentId;
import dev.carrel.document.PassageId;

/// Reads before it answers: a model rates each passage, what the best documents cite is read as well, and what the model
/// says is missing is looked for once more. Notes on single passages and citations that are followed are what mattered
/// most in PaperQA2 (Skarlinski et al., 2024).
record DeepReading(EvidenceGatherer gatherer, ChatModel model, Asker.Prompts prompts) {
    private static final int KEPT = 12;
    private static final int FOLLOWED = 3;
    private static final int QUERIES = 2;
    private static final int LONGEST_QUERY = 200;
    private static final int NOTE_TOKENS = 20;
    private static final int QUERY_TOKENS = 80;
    /// Of a passage that the model did not rate.
    private static final int UNKNOWN = 5;
    private static final Pattern RATING = Pattern.compile("\\b(10|\\d)\\b");

    private record Rated(GivenPassage passage, int relevance) {}

    /// The passages that help most, best first; none if none helps.
    List<GivenPassage> read(GatheredEvidence evidence, AskRequest request) throws IOException {
        SequencedMap<PassageId, Rated> rated = new LinkedHashMap<>();
        rate(evidence.question(), evidence.given(), rated);
        rate(evidence.question(), further(evidence.question(), request, best(rated)), rated);
        List<GivenPassage> kept = new ArrayList<>();
        best(rated).stream().limit(KEPT).forEach(each -> kept
                .add(new GivenPassage(String.valueOf(kept.size() + 1), each.passage().found())));
        return kept;
    }

    private static List<Rated> best(SequencedMap<PassageId, Rated> rated) {
        return rated.values().stream().filter(each -> each.relevance() > 0)
                .sorted(Comparator.comparingInt(Rated::relevance).reversed()).toList();
    }

    private List<GivenPassage> further(String question, AskRequest request, List<Rated> best)
            throws IOException {
        List<DocumentId> documents = best.stream()
                .map(each -> each.passage().found().passage().id().document()).distinct().limit(FOLLOWED)
                .toList();
        List<GivenPassage> further = new ArrayList<>(gatherer.cited(question, documents));
        for (String query : missing(question, best.stream().map(Rated::passage).limit(KEPT).toList())) {
            further.addAll(gatherer.given(query, request));
        }
        return further;
    }

    private List<String> missing(String question, List<GivenPassage> passages) throws IOException {
        String reply = ask(prompts.missing(), question, passages, QUERY_TOKENS);
        return reply.lines().map(line -> line.replaceFirst("^[\\s\\d.*)\\-]+", "").strip())
                .filter(line -> !line.isEmpty() && line.length() <= LONGEST_QUERY
                        && !line.toLowerCase(Locale.ROOT).startsWith("nothing"))
                .limit(QUERIES).toList();
    }

    /// All at the same time, as far as the endpoint allows it. One that fails says nothing of its passage; if all fail, so
    /// does the reading.
    private void rate(String question, List<GivenPassage> passages, Map<PassageId, Rated> rated)
            throws IOException {
        Map<GivenPassage, Future<Integer>> asked = new LinkedHashMap<>();
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            passages.stream().filter(each -> !rated.containsKey(each.found().passage().id())).forEach(
                    each -> asked.put(each, workers.submit(() -> rating(question, each))));
        }
        IOException failure = null;
        int failures = 0;
        for (Map.Entry<GivenPassage, Future<Integer>> each : asked.entrySet()) {
            int relevance = UNKNOWN;
            try {
                relevance = each.getValue().get();
            } catch (ExecutionException e) {
                failure = e.getCause() instanceof IOException io ? io : new IOException(e.getCause());
                failures++;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("The reading was interrupted.", e);
            }
            rated.put(each.getKey().found().passage().id(), new Rated(each.getKey(), relevance));
        }
        if (failure != null && failures == asked.size()) {
            throw failure;
        }
    }

    private int rating(String question, GivenPassage passage) throws IOException {
        Matcher number = RATING.matcher(ask(prompts.note(), question, List.of(passage), NOTE_TOKENS));
        return number.find() ? Integer.parseInt(number.group(1)) : UNKNOWN;
    }

    private String ask(PromptFile prompt, String question, List<GivenPassage> passages, int tokens)
            throws IOException {
        return new FittedPassages(model, given -> new ChatRequest(prompt.instructions(), prompt.filled(
                Map.of("passages", PromptMaterial.of(given).text(), "question", question)), tokens, null))
                .ask(passages, (request, _) -> model.reply(request, _ -> {}));
    }
}
