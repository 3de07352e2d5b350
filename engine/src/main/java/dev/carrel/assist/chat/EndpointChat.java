package dev.carrel.assist.chat;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;

import dev.carrel.endpoint.EndpointClient;
import dev.carrel.endpoint.EndpointException;
import dev.carrel.endpoint.EndpointFailure;

/// A language model behind an endpoint of the form that OpenAI gave such endpoints, `/v1/chat/completions`.
///
/// It is asked without chance, as far as it knows how: temperature 0 and a fixed seed. A parameter that it refuses is left
/// out, for this reply and all later ones.
public final class EndpointChat implements ChatModel {
    /// Every model has room for so many tokens, whoever runs it.
    private static final int SMALLEST = 2_048;
    private static final Set<Integer> COMPLAINTS = Set.of(400, 404, 415, 422, 501);

    private final EndpointClient client;
    private final Set<ChatParameter> refused = EnumSet.noneOf(ChatParameter.class);
    private volatile OfferedContext context;
    private boolean isAsked;

    /// @param client  closed by whoever made it
    /// @param context the tokens that it can read and write together, as its owner says; else the endpoint is asked
    public EndpointChat(EndpointClient client, OptionalInt context) {
        this.client = client;
        this.context = context.isPresent() ? OfferedContext.settled(context) : OfferedContext.UNKNOWN;
    }

    @Override
    public ModelIdentity identity() {
        return new ModelIdentity(client.endpoint().model(), client.endpoint().address().host());
    }

    @Override
    public OptionalInt context(int wanted) {
        if (wanted > SMALLEST) {
            ask();
        }
        return context.tokens();
    }

    /// Asks once before a request, however many wait for it.
    private synchronized void ask() {
        if (!isAsked && !context.isSettled()) {
            context = OfferedContext.of(client);
            isAsked = true;
        }
    }

    /// A model that has replied is loaded, so that its server may know more.
    private synchronized void replied() {
        isAsked = false;
    }

    @Override
    public String reply(ChatRequest request, Consumer<String> pieces) throws EndpointException {
        Set<ChatParameter> without = refused();
        while (true) {
            try {
                String reply = reply(request, without, pieces);
                refuse(without);
                replied();
                return reply;
            } catch (EndpointException e) {
                learn(e.failure());
                if (!without.addAll(complaint(e.failure(), request, without))) {
                    throw e;
                }
            }
        }
    }

    /// Remembers the size of the context that a refusal tells, unless the owner has said one.
    private void learn(EndpointFailure failure) {
        if (failure instanceof EndpointFailure.TooLong(Integer told, String _) && told != null
                && context.tokens().isEmpty()) {
            context = OfferedContext.settled(OptionalInt.of(told));
        }
    }

    private String reply(ChatRequest request, Set<ChatParameter> without, Consumer<String> pieces)
            throws EndpointException {
        ChatReply reply = new ChatReply(pieces);
        boolean over = client.stream("chat/completions",
                ChatParameter.body(client.endpoint().model(), request, without), reply);
        EndpointFailure failure = reply.failure(over);
        if (failure != null) {
            throw new EndpointException(failure, client.endpoint().address(), client.endpoint().model());
        }
        return reply.text();
    }

    /// The parameters that a refusal is about: those that it names, else the schema, which many servers do not know.
    private static Set<ChatParameter> complaint(EndpointFailure failure, ChatRequest request,
            Set<ChatParameter> without) {
        Set<ChatParameter> named = EnumSet.noneOf(ChatParameter.class);
        if (failure instanceof EndpointFailure.Refused(int status, String said)
                && COMPLAINTS.contains(status)) {
            named.addAll(ChatParameter.namedIn(said));
            if (without.containsAll(named) && request.schema() != null) {
                named.add(ChatParameter.SCHEMA);
            }
        }
        return named;
    }

    private synchronized Set<ChatParameter> refused() {
        return EnumSet.copyOf(refused);
    }

    private synchronized void refuse(Set<ChatParameter> without) {
        refused.addAll(without);
    }
}
