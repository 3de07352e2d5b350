package dev.carrel.cli.forward;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.KnownCommand;
import dev.carrel.library.home.Home;
import dev.carrel.library.whole.Libraries;
import org.jspecify.annotations.Nullable;

/// Hands a command to the server that has its library open. Where there is none, that has cost one look at a file that
/// does not exist.
public final class Forwarding {
    private Forwarding() {}

    /// How the command ended, if a server has run it.
    ///
    /// @param typed the whole command line
    /// @throws UserError if the server went away in the middle of it
    public static Optional<ExitCode> tried(String command, List<String> typed, CommandContext desk)
            throws IOException {
        if (!isForwarded(command) || readsArgumentsFromFiles(typed)) {
            return Optional.empty();
        }
        Home home = home(typed, desk);
        Path folder = home == null ? null : folder(home, typed, desk);
        Optional<ServerNotice> notice = folder == null ? Optional.empty() : ServerNotice.in(folder);
        if (home == null || notice.isEmpty() || notice.get().protocol() != CommandRequest.PROTOCOL) {
            return Optional.empty();
        }
        return handed(notice.get(), new CommandRequest(typed, desk.here(), environment(home, desk),
                new CommandRequest.Screens(desk.terminal(), desk.messages(), desk.host().isWatched())), desk);
    }

    private static Optional<ExitCode> handed(ServerNotice notice, CommandRequest request, CommandContext desk)
            throws IOException {
        try (ForwardedCommand visit = ForwardedCommand.to(notice.socket())) {
            byte[] input = request.arguments().contains("-") ? desk.in().readAllBytes() : new byte[0];
            return Optional.of(visit.run(request, input, desk));
        } catch (ForwardedCommand.NobodyThereException e) {
            return Optional.empty();
        }
    }

    private static boolean isForwarded(String command) {
        return KnownCommand.of(command).filter(known -> known.has(KnownCommand.Trait.FORWARDED)).isPresent();
    }

    /// Such names are relative to the process that reads them.
    private static boolean readsArgumentsFromFiles(List<String> typed) {
        for (String argument : typed) {
            if (argument.startsWith("@")) {
                return true;
            }
        }
        return false;
    }

    /// Nothing for what is no path: the command itself has the words for that.
    private static @Nullable Home home(List<String> typed, CommandContext desk) {
        try {
            String named = option("--home", typed);
            if (named != null && named.isBlank()) {
                return null;
            }
            return named == null
                    ? Home.of(desk.environment(), UserHome.path())
                    : new Home(desk.here().resolve(named).normalize());
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static @Nullable Path folder(Home home, List<String> typed, CommandContext desk) {
        String told = desk.environment().getOrDefault("CARREL_LIBRARY", "");
        String named = option("--library", typed);
        try {
            return home.library(named != null ? named : told.isBlank() ? Libraries.STANDARD : told);
        } catch (UserError e) {
            return null;
        }
    }

    private static @Nullable String option(String name, List<String> typed) {
        for (int i = 0; i < typed.size() && !typed.get(i).equals("--"); i++) {
            if (typed.get(i).equals(name) && i + 1 < typed.size()) {
                return typed.get(i + 1);
            }
            if (typed.get(i).startsWith(name + "=")) {
                return typed.get(i).substring(name.length() + 1);
            }
        }
        return null;
    }

    /// The environment that commands read; the home as this process understands it.
    private static Map<String, String> environment(Home home, CommandContext desk) {
        Map<String, String> environment = new HashMap<>();
        for (Map.Entry<String, String> variable : desk.environment().entrySet()) {
            if (variable.getKey().startsWith("CARREL_")) {
                environment.put(variable.getKey(), variable.getValue());
            }
        }
        environment.put("CARREL_HOME", home.path().toString());
        return environment;
    }
}
