package dev.carrel.web.api;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.chat.ChatModel;
import dev.carrel.assist.chat.ModelIdentity;
import dev.carrel.base.Worded;
import dev.carrel.library.Library;
import dev.carrel.library.endpoint.AllowedHosts;
import dev.carrel.library.endpoint.EndpointRole;
import dev.carrel.library.home.Home;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.web.route.Refused;
import dev.carrel.web.route.Route;

/// The language model that would be asked, and whether something may be sent to where it runs.
public final class AssistantRoutes {
    /// Whether something may be sent there.
    enum Sending implements Worded {
        /// It does not leave this machine.
        HERE, ALLOWED, REFUSED, UNDECIDED
    }

    private record Place(ModelIdentity model, Sending sending, boolean isEncrypted) {}

    private static final ObjectShape<Place> MODEL = Shape.<Place>object("AssistantModel")
            .text("name", place -> place.model().name())
            .text("host", place -> place.model().host()).saying("where questions and passages are sent")
            .one("sending", Shape.wordOf(Sending.values()), Place::sending)
            .saying("whether they may be: here is this machine, undecided is refused until the owner allows it")
            .truth("encrypted", Place::isEncrypted).saying("nobody can read them on their way");

    private static final ObjectShape<Optional<Place>> ASSISTANT = Shape
            .<Optional<Place>>object("Assistant")
            .maybe("model", MODEL, place -> place.orElse(null));

    private static final Parameters DECISION = Parameters.of(
            new Parameter.Flag("allow",
                    "Whether questions and passages may be sent to the model's machine."));

    private final Library library;
    private final AllowedHosts hosts;

    /// @param home where the owner's decisions are kept
    public AssistantRoutes(Library library, Home home) {
        this.library = library;
        this.hosts = new AllowedHosts(home);
    }

    public List<Route> routes() {
        return List.of(
                Route.get("/api/assistant", "assistant",
                        "The language model that would be asked, and where it runs.", ASSISTANT,
                        _ -> place()),
                Route.post("/api/assistant", "decideAssistant",
                        "Allow or refuse that questions and passages are sent to the machine of the model.",
                        ASSISTANT, call -> decide(call.arguments())).taking(DECISION));
    }

    private Optional<Place> place() {
        return library.assistant().model().map(ChatModel::identity).flatMap(model -> EndpointRole.ASSISTANT
                .address(library.settings()).map(address -> new Place(model,
                        address.isOnThisMachine() ? Sending.HERE : sending(address.hostName()),
                        address.isEncrypted())));
    }

    private Sending sending(String host) {
        return switch (hosts.decision(host)) {
            case ALLOWED -> Sending.ALLOWED;
            case REFUSED -> Sending.REFUSED;
            case NEVER_ASKED -> Sending.UNDECIDED;
        };
    }

    /// About no other host than the one that the owner has configured.
    private Optional<Place> decide(Arguments arguments) throws IOException {
        String host = EndpointRole.ASSISTANT.address(library.settings())
                .orElseThrow(() -> Refused.notFound("No language model is configured.",
                        "The settings assistant.url and assistant.model name one."))
                .hostName();
        if (arguments.flag("allow")) {
            hosts.allow(host);
        } else {
            hosts.refuse(host);
        }
        return place();
    }
}
