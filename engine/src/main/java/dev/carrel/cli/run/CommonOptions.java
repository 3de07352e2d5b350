package dev.carrel.cli.run;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.Library;
import dev.carrel.library.endpoint.EndpointRole;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.whole.Libraries;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options that every command has.
public final class CommonOptions {
    /// When to use colours.
    enum Colour {
        AUTO, ALWAYS, NEVER
    }

    /// The libraries that a command can be about.
    private enum Scope {
        THOSE_THAT_EXIST, ANY
    }

    private final Scope scope;

    @Option(names = "--library", paramLabel = "NAME", description = "Which library; else CARREL_LIBRARY, else \"default\".")
    private List<String> libraries = new ArrayList<>();

    @Option(names = "--home", paramLabel = "DIR", description = "Where libraries are kept; else CARREL_HOME, else the data directory.")
    private @Nullable String home;

    @Option(names = "--set", paramLabel = "KEY=VALUE", description = "Change a setting for this once; see `carrel config`.")
    private Map<String, String> changes = new LinkedHashMap<>();

    @Option(names = "--json", description = "Print the result as JSON.")
    private boolean json;

    @Option(names = "--color", paramLabel = "WHEN", description = "Use colours: auto, always or never.")
    private Colour colour = Colour.AUTO;

    @Option(names = {"-h", "--help"}, usageHelp = true, description = "Show this text.")
    private boolean help;

    public CommonOptions() {
        this(Scope.THOSE_THAT_EXIST);
    }

    private CommonOptions(Scope scope) {
        this.scope = scope;
    }

    /// For a command that can make the library that is named.
    public static CommonOptions ofAnyLibrary() {
        return new CommonOptions(Scope.ANY);
    }

    /// Takes an option by hand; false if it has to be looked at more closely.
    public boolean takes(String option, String value) {
        return switch (option) {
            case "--library" -> libraries.add(value);
            case "--home" -> home == null && (home = value) != null;
            case "--set" -> setting(value);
            default -> false;
        };
    }

    private boolean setting(String change) {
        int equals = change.indexOf('=');
        return equals > 0
                && changes.put(change.substring(0, equals), change.substring(equals + 1)) == null;
    }

    /// Takes an option without a value by hand.
    public boolean takes(String option) {
        boolean known = option.equals("--json") && !json;
        json |= known;
        return known;
    }

    /// The settings that are changed for this once.
    public Map<String, String> changes() {
        return Map.copyOf(changes);
    }

    boolean help() {
        return help;
    }

    public boolean json() {
        return json;
    }

    public CommandContext desk(CommandContext desk) {
        return switch (colour) {
            case AUTO -> desk;
            case ALWAYS -> desk.with(Terminal.Colours.ON);
            case NEVER -> desk.with(Terminal.Colours.OFF);
        };
    }

    /// @throws UserError for a home without a name, which would be the working directory with whatever settings lie there
    public Home home(CommandContext desk) {
        if (home != null && home.isBlank()) {
            throw UserError.usage("--home names no folder.", "Name one, or leave the option out.");
        }
        return home == null
                ? Home.of(desk.environment(), UserHome.path())
                : new Home(desk.here().resolve(home).normalize());
    }

    /// The libraries to be asked as one, if there are several or all of them are meant.
    ///
    /// @throws UserError for one that does not exist while others do
    public Optional<List<String>> several(CommandContext desk) throws IOException {
        boolean all = libraries.contains(Libraries.ALL) && !home(desk).libraries().contains(Libraries.ALL);
        if (all && libraries.size() > 1) {
            throw UserError.usage("--library " + Libraries.ALL + " means every library.",
                    "Name no other beside it, or leave it out.");
        }
        List<String> names = all ? home(desk).libraries() : libraries.stream().distinct().toList();
        for (String name : names) {
            checked(name, desk);
        }
        return all || names.size() > 1 ? Optional.of(names) : Optional.empty();
    }

    /// @throws UserError for one that does not exist while others do: its name was mistyped
    public String library(CommandContext desk) throws IOException {
        String told = desk.environment().getOrDefault("CARREL_LIBRARY", "");
        if (libraries.size() > 1) {
            throw UserError.usage("Several libraries are named, and this is about one.",
                    "Only `carrel search` asks several at once.");
        }
        return checked(!libraries.isEmpty()
                ? libraries.getFirst()
                : told.isBlank() ? Libraries.STANDARD : told, desk);
    }

    private String checked(String name, CommandContext desk) throws IOException {
        if (name.equals(Libraries.ALL) && !home(desk).libraries().contains(name)) {
            throw UserError.usage("No library can be called " + name + ": it means all of them.",
                    "Only `carrel search` asks all at once.");
        }
        Optional<UserError> unknown = scope == Scope.ANY
                ? Optional.empty()
                : new Libraries(home(desk), desk.environment()).unknown(name);
        if (unknown.isPresent()) {
            throw unknown.get();
        }
        return name;
    }

    public Settings settings(CommandContext desk) throws IOException {
        return settings(library(desk), desk);
    }

    /// Those of a library that is not asked for by name.
    public Settings settings(String of, CommandContext desk) throws IOException {
        return home(desk).settings(of, desk.environment()).with(changes, "--set");
    }

    public Library open(CommandContext desk) throws IOException {
        return open(desk, Map.of());
    }

    /// For a command that may ask a language model: where that is on another machine, its owner has to allow it first.
    public Library openWithModel(CommandContext desk) throws IOException {
        new EndpointConsent(desk, home(desk)).settle(EndpointRole.ASSISTANT, settings(desk));
        return open(desk);
    }

    /// @param options settings that the command's own options stand for
    public Library open(CommandContext desk, Map<String, String> options) throws IOException {
        return open(library(desk), desk, options);
    }

    /// Opens one of several.
    public Library open(String name, CommandContext desk, Map<String, String> options) throws IOException {
        Settings settings = settings(name, desk).with(options, "option");
        for (EndpointRole role : List.of(EndpointRole.EMBEDDING, EndpointRole.RERANKING)) {
            new EndpointConsent(desk, home(desk)).settle(role, settings);
        }
        return desk.host().open(home(desk), name, settings);
    }
}
