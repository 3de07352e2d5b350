package dev.carrel.cli.token;

import java.io.IOException;
import java.time.InstantSource;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.library.json.Json;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.web.guard.AccessToken;
import dev.carrel.web.guard.AccessToken.Role;
import dev.carrel.web.guard.AccessTokens;
import dev.carrel.web.guard.Binding;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Creates, lists and removes the tokens that a server asks visitors for.
@CommandLine.Command(name = "token", sortOptions = false, header = "Create, list or remove the tokens of a server for many.", description = "`carrel serve` asks for one where others can reach it. Only hashes are kept: a token is shown once.", footerHeading = "%nExamples:%n", footer = {
        "  carrel token create ann", "  carrel token create sync-job --role write", "  carrel token list",
        "  carrel token remove ann"})
public final class TokenCommand implements Command {
    /// One thing that can be done to tokens, and whether it is done to one of them.
    enum Action {
        LIST(0), CREATE(1), REMOVE(1);

        private final int names;

        Action(int names) {
            this.names = names;
        }
    }

    /// A token that was made.
    public record Created(AccessToken token, String secret) {}

    private static final ObjectShape<AccessToken> TOKEN = Shape.<AccessToken>object("AccessToken")
            .text("name", AccessToken::name)
            .one("role", Shape.wordOf(Role.values()), AccessToken::role)
            .text("created", token -> token.created().toString());

    public static final ObjectShape<List<AccessToken>> TOKENS = Shape
            .<List<AccessToken>>object("AccessTokens")
            .list("tokens", TOKEN, all -> all);

    public static final ObjectShape<Created> CREATED = Shape.<Created>object("CreatedToken")
            .all(TOKEN, Created::token)
            .text("token", Created::secret).saying("kept nowhere: told this once");

    public static final ObjectShape<String> REMOVED = Shape.<String>object("RemovedToken")
            .text("removed", name -> name);

    @Parameters(index = "0", arity = "0..1", paramLabel = "ACTION", description = "list (default), create or remove.")
    private Action action = Action.LIST;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "TOKEN", description = "The name of the token: whom it is for.")
    private List<String> names = List.of();

    @Option(names = "--role", paramLabel = "ROLE", description = "read (default): search, ask and look; write: change the library, too.")
    private Role role = Role.READ;

    @Mixin
    private CommonOptions shared = CommonOptions.ofAnyLibrary();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        if (names.size() != action.names) {
            throw UserError.usage("It is not clear which token is meant.",
                    "Say `carrel token list`, `carrel token create NAME` or `carrel token remove NAME`.");
        }
        AccessTokens tokens = new AccessTokens(shared.home(desk).path(), Binding::secret,
                InstantSource.system());
        return switch (action) {
            case LIST -> list(tokens, desk);
            case CREATE -> create(names.getFirst(), tokens, desk);
            case REMOVE -> remove(names.getFirst(), tokens, desk);
        };
    }

    private ExitCode list(AccessTokens tokens, CommandContext desk) throws IOException {
        if (shared.json()) {
            Json.write(tokens.all(), TOKENS, desk.out());
        } else if (tokens.all().isEmpty()) {
            desk.say("There is no token yet. `carrel token create NAME` makes one.");
        } else {
            tokens.all().forEach(token -> desk.out().println(
                    token.name() + "  " + token.role().word() + "  " + token.created()));
        }
        return ExitCode.DONE;
    }

    private ExitCode create(String name, AccessTokens tokens, CommandContext desk) throws IOException {
        String secret = tokens.create(name, role);
        if (shared.json()) {
            AccessToken made = tokens.all().stream().filter(token -> token.name().equals(name)).findFirst()
                    .orElseThrow();
            Json.write(new Created(made, secret), CREATED, desk.out());
        } else {
            desk.out().println(secret);
            desk.note(
                    "This is shown once. Its bearer opens the server's address with ?token= and it, or sends"
                            + " it as Authorization: Bearer.");
        }
        return ExitCode.DONE;
    }

    private ExitCode remove(String name, AccessTokens tokens, CommandContext desk) throws IOException {
        tokens.remove(name);
        if (shared.json()) {
            Json.write(name, REMOVED, desk.out());
        } else {
            desk.out().println("The token " + name + " lets nobody in any more.");
        }
        return ExitCode.DONE;
    }
}
