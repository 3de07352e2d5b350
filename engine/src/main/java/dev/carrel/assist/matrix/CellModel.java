package dev.carrel.assist.matrix;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ChatRequest;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.prompt.FittedPassages;
import dev.carrel.assist.prompt.PromptFile;
import dev.carrel.assist.prompt.PromptMaterial;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// A model with the prompt for cells.
public final class CellModel {
    private static final int TOKENS = 500;
    private static final String NOT_STATED = "not stated";

    private final StoppableModel model;
    private final PromptFile prompt;

    public CellModel(ChatModel model, PromptFile prompt) {
        this.model = new StoppableModel(model);
        this.prompt = prompt;
    }

    /// The reply of the model, or that there is none.
    sealed interface Reply {
        /// @param leftOut what the model did not get to read; null if it read all
        record Stated(StatedAnswer answer, @Nullable String leftOut) implements Reply {}

        /// @param why in one sentence
        record None(String why) implements Reply {}
    }

    Draughtsman identity() {
        return new Draughtsman(model.identity().name(), model.identity().host(), prompt.version());
    }

    void stop() {
        model.stop();
    }

    Reply ask(MatrixQuestion question, List<GivenPassage> given) throws ModelAway {
        FittedPassages fitted = new FittedPassages(model, some -> request(question, some));
        try {
            return fitted.ask(given,
                    (request, some) -> StatedAnswer.read(model.reply(request, _ -> {}))
                            .<Reply>map(stated -> new Reply.Stated(stated, fitted.leftOut(given, some)))
                            .orElseGet(() -> new Reply.None(
                                    "Its reply is not in the form that it was asked for.")));
        } catch (EndpointException e) {
            if (isAway(e.failure())) {
                throw new ModelAway(String.valueOf(e.getMessage()));
            }
            return new Reply.None(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return new Reply.None(String.valueOf(e.getMessage()));
        }
    }

    private ChatRequest request(MatrixQuestion question, List<GivenPassage> given) {
        String filled = prompt.filled(Map.of("passages", PromptMaterial.of(given).text(), "question",
                question.text(), "form", form(question.type())));
        return new ChatRequest(prompt.instructions(), filled, TOKENS, schema(question.type()));
    }

    /// Whether nobody was asked, and nobody would be for the next cell.
    private static boolean isAway(EndpointFailure failure) {
        return failure instanceof EndpointFailure.Resting || failure instanceof EndpointFailure.NotAllowed
                || failure instanceof EndpointFailure.NoKey || failure instanceof EndpointFailure.ExposedKey
                || failure instanceof EndpointFailure.Cancelled;
    }

    private static String form(AnswerType type) {
        return switch (type) {
            case AnswerType.Text _ -> "a few words that stand in the quote";
            case AnswerType.Quantity(String unit) -> unit.isEmpty()
                    ? "a number with its unit, as they stand in the quote"
                    : "a number in " + unit + ", as it stands in the quote";
            case AnswerType.YesOrNo _ -> "yes or no";
            case AnswerType.OneOf(List<String> choices) ->
                "one of these, in exactly these words: " + String.join("; ", choices);
        };
    }

    private static String schema(AnswerType type) {
        return JsonMapper.shared().writeValueAsString(Map.of("type", "object", "properties",
                Map.of("answer", answer(type), "quote", Map.of("type", "string"), "passage",
                        Map.of("type", "integer")),
                "required", List.of("answer", "quote", "passage"), "additionalProperties", false));
    }

    private static Map<String, Object> answer(AnswerType type) {
        return switch (type) {
            case AnswerType.Text _,AnswerType.Quantity _ -> Map.of("type", "string");
            case AnswerType.YesOrNo _ -> Map.of("type", "string", "enum", List.of("yes", "no", NOT_STATED));
            case AnswerType.OneOf(List<String> choices) -> Map.of("type", "string", "enum",
                    Stream.concat(choices.stream(), Stream.of(NOT_STATED)).distinct().toList());
        };
    }
}
