package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.carrel.cli.terminal.SafeText;
import dev.carrel.document.UserError;
import dev.carrel.library.Libraries;
import dev.carrel.mcp.client.Change;
import dev.carrel.mcp.client.Client;
import dev.carrel.mcp.client.Clients;
import dev.carrel.mcp.client.Edited;
import dev.carrel.mcp.client.Launch;

/// Tells models' programs how to start this one: shows each change, asks, writes.
final class Installation {
    private final Shared shared;
    private final Desk desk;
    private final Consent consent;

    Installation(Shared shared, Desk desk) {
        this.shared = shared;
        this.desk = desk;
        this.consent = new Consent(desk);
    }

    /// Where the clients of the person at this desk keep their settings.
    static Clients clients(Desk desk) {
        return new Clients(home(desk), desk.environment(), System.getProperty("os.name", ""));
    }

    static Path home(Desk desk) {
        String told = desk.environment().getOrDefault("HOME", "");
        return Path.of(told.isBlank() ? System.getProperty("user.home") : told);
    }

    Exit run(List<String> names, boolean yes) throws IOException {
        Clients clients = clients(desk);
        List<Client> wanted = names.isEmpty()
                ? clients.present()
                : names.stream().map(Client::named).distinct().toList();
        if (wanted.isEmpty()) {
            throw UserError.usage("No client was found on this machine.",
                    "Name one: carrel mcp --install " + String.join("|", Client.words()) + ".");
        }
        Launch launch = launch();
        Exit exit = Exit.DONE;
        for (Client client : wanted) {
            exit = install(clients.change(client, launch), yes) ? exit : Exit.NOTHING;
        }
        return exit;
    }

    /// False if the client does not know the server afterwards.
    private boolean install(Change change, boolean yes) throws IOException {
        String place = change.client().title() + " (" + SafeText.line(change.file().toString()) + ")";
        if (change.edited() instanceof Edited.Refused(String because, String paste)) {
            desk.say(place + ": not changed, since " + because + ". Put this in by hand:\n" + paste);
            return false;
        }
        if (change.isNeedless()) {
            desk.say(place + ": knows it already.");
            return true;
        }
        desk.out().println(place);
        change.lines().forEach(line -> desk.out().println("  " + SafeText.line(line)));
        if (!yes && !consent.given("Write this?")) {
            desk.say("Nothing was written.");
            return false;
        }
        change.write();
        desk.say(
                "Written. Start " + change.client().title() + " anew; `carrel doctor` tries the connection.");
        return true;
    }

    /// With everything named that a program started without a shell would not know.
    private Launch launch() throws IOException {
        String library = shared.library(desk);
        String launcher = System.getProperty("carrel.launcher", "");
        if (launcher.isEmpty()) {
            throw UserError.cannotRun("It is not known how this program was started.",
                    "Start it with its launcher, the file `carrel`.");
        }
        List<String> arguments = new ArrayList<>(List.of("mcp"));
        Path place = shared.home(desk).path();
        if (!place.equals(home(desk).resolve(".local/share/carrel"))) {
            arguments.addAll(List.of("--home", place.toString()));
        }
        if (!library.equals(Libraries.STANDARD)) {
            arguments.addAll(List.of("--library", library));
        }
        return new Launch(launcher, arguments, java());
    }

    private Map<String, String> java() {
        String java = Objects.requireNonNullElse(System.getProperty("carrel.java"), "");
        Map<String, String> environment = new LinkedHashMap<>();
        if (!java.isEmpty()) {
            environment.put("CARREL_JAVA_HOME", java);
        }
        return environment;
    }
}
