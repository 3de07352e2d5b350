package dev.carrel.assist.chat;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/// The tokens that a model can read and write together, as the server that runs it says. There is no one place for it: vLLM
/// and hosted models say it where they list their models, llama.cpp, Ollama and LM Studio beside that, for a model that is
/// loaded. What a model was trained on is not asked for, since servers give it less.
///
/// @param tokens    empty if nobody says it
/// @param isSettled whether it would be said no better a second time
record OfferedContext(OptionalInt tokens, boolean isSettled) {
    static final OfferedContext UNKNOWN = new OfferedContext(OptionalInt.empty(), false);

    private static final Duration LIMIT = Duration.ofSeconds(3);
    /// vLLM and SGLang; OpenRouter and Together; Groq; Mistral.
    private static final List<String> LISTED = List.of("max_model_len", "context_length", "context_window",
            "max_context_length");
    private static final Pattern NUM_CTX = Pattern.compile("(?m)^\\s*num_ctx\\s+(\\d{1,9})\\s*$");
    /// The context that Ollama gives a model on a small machine unless it is told otherwise. It drops what is too much
    /// without a word.
    private static final int OLLAMA = 4_096;

    static OfferedContext settled(OptionalInt tokens) {
        return new OfferedContext(tokens, true);
    }

    /// Asks the server that runs the model, for a few seconds at most.
    static OfferedContext of(EndpointClient client) {
        try (EndpointClient brief = client.within(LIMIT)) {
            return new Asking(brief).ask();
        } catch (EndpointException e) {
            // It is away: the request that is about to be sent says so.
            return UNKNOWN;
        }
    }

    private record Asking(EndpointClient client) {
        private interface Question {
            JsonNode ask() throws EndpointException;
        }

        OfferedContext ask() throws EndpointException {
            OptionalInt listed = listed();
            OptionalInt tokens = listed.isPresent() ? listed : llamaCpp();
            if (tokens.isPresent()) {
                return settled(tokens);
            }
            JsonNode running = reply(() -> client.readBeside("api/ps")).path("models");
            return running.isArray() ? ollama(running) : lmStudio();
        }

        private OptionalInt listed() throws EndpointException {
            JsonNode model = named(reply(() -> client.read("models")).path("data"), "id");
            return LISTED.stream().map(model::path).map(Asking::positive).filter(OptionalInt::isPresent)
                    .findFirst().orElseGet(OptionalInt::empty);
        }

        private OptionalInt llamaCpp() throws EndpointException {
            return positive(reply(() -> client.readBeside("props")).at("/default_generation_settings/n_ctx"));
        }

        private OfferedContext ollama(JsonNode running) throws EndpointException {
            OptionalInt loaded = positive(named(running, "name").path("context_length"));
            if (loaded.isPresent()) {
                return settled(loaded);
            }
            JsonNode shown = reply(() -> client.askBeside("api/show",
                    JsonMapper.shared().createObjectNode().put("model", client.endpoint().model())));
            Matcher set = NUM_CTX.matcher(shown.path("parameters").asString(""));
            return set.find()
                    ? settled(OptionalInt.of(Integer.parseInt(set.group(1))))
                    : new OfferedContext(OptionalInt.of(OLLAMA), false);
        }

        private OfferedContext lmStudio() throws EndpointException {
            JsonNode model = named(reply(() -> client.readBeside("api/v0/models")).path("data"), "id");
            OptionalInt loaded = positive(model.path("loaded_context_length"));
            return new OfferedContext(loaded, loaded.isPresent() || model.isMissingNode());
        }

        private JsonNode named(JsonNode models, String name) {
            String wanted = client.endpoint().model();
            return models.values().stream()
                    .filter(model -> List.of(wanted, wanted + ":latest")
                            .contains(model.path(name).asString("")))
                    .findFirst().orElseGet(MissingNode::getInstance);
        }

        private static OptionalInt positive(JsonNode number) {
            return number.canConvertToInt() && number.asInt() > 0
                    ? OptionalInt.of(number.asInt())
                    : OptionalInt.empty();
        }

        /// Nothing where a server has no such place.
        private static JsonNode reply(Question question) throws EndpointException {
            try {
                return question.ask();
            } catch (EndpointException e) {
                if (isAnswer(e.failure())) {
                    return MissingNode.getInstance();
                }
                throw e;
            }
        }

        private static boolean isAnswer(EndpointFailure failure) {
            return failure instanceof EndpointFailure.NotFound
                    || failure instanceof EndpointFailure.UnknownModel
                    || failure instanceof EndpointFailure.Refused || failure instanceof EndpointFailure.Told
                    || failure instanceof EndpointFailure.Unauthorised
                    || failure instanceof EndpointFailure.ServerError
                    || failure instanceof EndpointFailure.Unreadable
                    || failure instanceof EndpointFailure.Resting;
        }
    }
}
