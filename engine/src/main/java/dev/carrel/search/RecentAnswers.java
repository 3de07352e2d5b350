package dev.carrel.search;

import java.util.Map;
import java.util.Optional;

import dev.carrel.base.LruCache;
import dev.carrel.search.run.SearchOptions;
import org.jspecify.annotations.Nullable;

/// Answers given since the last commit. A list that is paged through, a filter that is taken back and a client that asks
/// twice cost nothing; whatever is committed makes all of them forgotten.
final class RecentAnswers {
    private static final int ANSWERS = 64;
    /// Longer answers are not asked for twice, and would take much room.
    private static final int LONGEST = 100;

    private record AnswerKey(SearchRequest questions, SearchOptions options) {}

    private final Map<AnswerKey, Answer> answers = new LruCache<>(ANSWERS);
    private @Nullable String moment;

    synchronized Optional<Answer> find(SearchRequest questions, SearchOptions options, String now) {
        return now.equals(moment)
                ? Optional.ofNullable(answers.get(new AnswerKey(questions, options)))
                : Optional.empty();
    }

    synchronized void keep(SearchRequest questions, SearchOptions options, String now, Answer answer) {
        if (!now.equals(moment)) {
            answers.clear();
            moment = now;
        }
        if (answer.results().size() <= LONGEST) {
            answers.put(new AnswerKey(questions, options), answer);
        }
    }
}
