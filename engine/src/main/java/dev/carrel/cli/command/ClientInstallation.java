package dev.carrel.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.Consent;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.library.whole.Libraries;
import dev.carrel.mcp.client.Client;
import dev.carrel.mcp.client.Clients;
import dev.carrel.mcp.client.EditedText;
import dev.carrel.mcp.client.FileChange;
import dev.carrel.mcp.client.ServerCommand;

/// Tells models' programs how to start this one: shows each change, asks, writes.
final class ClientInstallation {
    private final CommonOptions shared;
    private final CommandContext desk;
    private final Consent consent;

    ClientInstallation(CommonOptions shared, CommandContext desk) {
        this.shared = shared;
        this.desk = desk;
        this.consent = new Consent(desk);
    }

    /// The places where the clients of the person at this desk keep their settings.
    static Clients clients(CommandContext desk) {
        return new Clients(home(desk), desk.environment(), System.getProperty("os.name", ""));
    }

    static Path home(CommandContext desk) {
        String told = desk.environment().getOrDefault("HOME", "");
        return Path.of(told.isBlank() ? System.getProperty("user.home") : told);
    }

    ExitCode run(List<String> names, boolean yes) throws IOException {
        Clients clients = clients(desk);
        List<Client> wanted = names.isEmpty()
                ? clients.present()
                : names.stream().map(Client::named).distinct().toList();
        if (wanted.isEmpty()) {
            throw UserError.usage("No client was found on this machine.",
                    "Name one: carrel mcp --install " + String.join("|", Client.words()) + ".");
        }
        ServerCommand launch = launch();
        ExitCode exit = ExitCode.DONE;
        for (Client client : wanted) {
            exit = install(clients.change(client, launch), yes) ? exit : ExitCode.NOTHING;
        }
        return exit;
    }

    /// False if the client does not know the server afterwards.
    private boolean install(FileChange change, boolean yes) throws IOException {
        String place = change.client().title() + " (" + SafeText.line(change.file().toString()) + ")";
        if (change.edited() instanceof EditedText.Refused(String because, String paste)) {
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
    private ServerCommand launch() throws IOException {
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
        return new ServerCommand(launcher, arguments, java());
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
