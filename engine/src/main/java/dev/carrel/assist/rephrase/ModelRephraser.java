package dev.carrel.assist.rephrase;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.base.UserError;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.query.Clause;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.expand.Phrasings;
import dev.carrel.search.expand.Rephraser;
import org.jspecify.annotations.Nullable;

/// Puts a question in other words by asking a language model, and in the library's own where that does not answer in time.
public final class ModelRephraser implements Rephraser {
    private static final int MOST_TOKENS = 160;
    /// A longer one is prose, which has words enough.
    private static final int LONGEST_QUESTION = 1_000;

    /// Whether somebody insists on the model, and is told where there is none.
    public enum Insistence {
        IF_POSSIBLE, ALWAYS
    }

    /// How the model is asked.
    ///
    /// @param prompts the folder of the owner's prompts
    /// @param limit   how long it is waited for
    public record Manner(Path prompts, Duration limit, Insistence insistence) {}

    private final Supplier<Optional<ChatModel>> model;
    private final Rephraser own;
    private final Manner manner;
    private final TimelyReply replies;

    /// @param model the one that the owner has named, if any
    /// @param own   makes the library's own phrasings
    public ModelRephraser(Supplier<Optional<ChatModel>> model, Rephraser own, Manner manner,
            ModelRests rests) {
        this.model = model;
        this.own = own;
        this.manner = manner;
        this.replies = new TimelyReply(manner.limit(), rests);
    }

    @Override
    public Phrasings phrasings(Query query, Vocabulary vocabulary, int most) throws IOException {
        List<Query> further = own.phrasings(query, vocabulary, most).queries();
        if (!isForModels(query)) {
            return new Phrasings(further);
        }
        try {
            Optional<ChatModel> asked = model.get();
            return asked.isEmpty()
                    ? new Phrasings(further, insisted("The setting assistant.url names no model."))
                    : new Phrasings(joined(said(query, asked.get(), most), further, most));
        } catch (EndpointException e) {
            return new Phrasings(further, e.failure() instanceof EndpointFailure.NotAllowed
                    ? insisted(e.getMessage())
                    : remark(e.getMessage()));
        } catch (TimelyReply.TooSlow | UserError e) {
            return new Phrasings(further, remark(e.getMessage()));
        }
    }

    /// True for a query that can be put otherwise: quotations are meant as they are, and conditions have no words.
    private static boolean isForModels(Query query) {
        return query.clauses().stream().anyMatch(Clause.Words.class::isInstance)
                && query.words().codePoints().anyMatch(Character::isLetter)
                && query.words().length() <= LONGEST_QUESTION && !query.isCitation();
    }

    private List<QueryRemark> insisted(@Nullable String because) {
        return manner.insistence() == Insistence.ALWAYS ? remark(because) : List.of();
    }

    private static List<QueryRemark> remark(@Nullable String because) {
        return List.of(new QueryRemark(QueryRemark.Kind.NOT_REPHRASED, String.valueOf(because)));
    }

    /// The model's, and then the library's while there is room.
    private static List<Query> joined(List<Query> said, List<Query> further, int most) {
        Map<String, Query> joined = new LinkedHashMap<>();
        Stream.concat(said.stream(), further.stream())
                .forEach(each -> joined.putIfAbsent(each.words().toLowerCase(Locale.ROOT), each));
        return joined.values().stream().limit(most).toList();
    }

    private List<Query> said(Query query, ChatModel asked, int most) throws IOException {
        PromptFile prompt = PromptFile.of("expand", manner.prompts());
        String reply = replies.reply(asked, new ChatRequest(prompt.instructions(),
                prompt.filled(Map.of("question", query.words(), "number", String.valueOf(most))),
                MOST_TOKENS, null));
        return PhrasingReader.read(reply, query.words(), most).stream().map(words -> put(query, words))
                .toList();
    }

    /// Other words in the place of the plain ones; what is quoted, excluded or required stays.
    private static Query put(Query query, String words) {
        List<Clause> clauses = new ArrayList<>(List.of(new Clause.Words(words)));
        query.clauses().stream().filter(clause -> !(clause instanceof Clause.Words)).forEach(clauses::add);
        return query.with(clauses);
    }
}
