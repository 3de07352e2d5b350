package dev.carrel.cli.command;

import java.io.IOException;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.SettingsText;
import dev.carrel.library.endpoint.AllowedHosts;
import dev.carrel.library.json.Json;
import dev.carrel.library.json.SettingsJson;
import dev.carrel.library.settings.Setting;
import dev.carrel.library.settings.Settings;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Shows settings and changes them.
@CommandLine.Command(name = "config", sortOptions = false, header = "List every setting, or show or change one.", description = "Changes are written to the library's carrel.toml.", footerHeading = "%nExamples:%n", footer = {
        "  carrel config", "  carrel config search.limit", "  carrel config search.limit 20",
        "  carrel config --global search.mode keyword", "  carrel config --unset search.limit",
        "  carrel config --allow api.example.org"})
public final class ConfigCommand implements Command {
    @Parameters(index = "0", arity = "0..1", paramLabel = "KEY", description = "The setting.")
    private @Nullable String key;

    @Parameters(index = "1", arity = "0..1", paramLabel = "VALUE", description = "What to set it to.")
    private @Nullable String value;

    @Option(names = "--global", description = "Change it for all libraries, in the home's carrel.toml.")
    private boolean global;

    @Option(names = "--unset", paramLabel = "KEY", description = "Take a setting back, so that its default holds again.")
    private @Nullable String unset;

    @Option(names = "--allow", paramLabel = "HOST", description = "Let text be sent to the endpoint of a model on this other machine.")
    private @Nullable String allowed;

    @Option(names = "--refuse", paramLabel = "HOST", description = "Let nothing be sent there.")
    private @Nullable String refused;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        if (allowed != null || refused != null) {
            return decide(desk);
        }
        if (unset != null) {
            return unset(unset, desk);
        }
        if (key != null && value != null) {
            write(key, value, desk);
        }
        Settings settings = shared.settings(desk);
        if (shared.json()) {
            Json.write(key == null
                    ? SettingsJson.ALL.tree(settings.all())
                    : SettingsJson.SETTING.tree(settings.value(key)), desk.out());
        } else if (key == null) {
            desk.out().print(new SettingsText(desk.terminal()).of(settings));
        } else if (value == null) {
            desk.out().println(settings.value(key).text());
        }
        return ExitCode.DONE;
    }

    private ExitCode decide(CommandContext desk) throws IOException {
        AllowedHosts hosts = new AllowedHosts(shared.home(desk));
        if (allowed != null) {
            desk.note("Text may be sent to " + allowed + " now, says " + hosts.allow(allowed));
        }
        if (refused != null) {
            desk.note("Nothing is sent to " + refused + " now, says " + hosts.refuse(refused));
        }
        return ExitCode.DONE;
    }

    private ExitCode unset(String name, CommandContext desk) throws IOException {
        if (key != null) {
            throw UserError.usage("One setting is taken back at a time.",
                    "Say `carrel config --unset " + name + "`.");
        }
        Optional<String> file = global
                ? shared.home(desk).unset(name)
                : shared.home(desk).unset(shared.library(desk), name);
        Settings.Value effective = shared.settings(desk).value(name);
        if (shared.json()) {
            Json.write(effective, SettingsJson.SETTING, desk.out());
        } else {
            desk.note(file.map(each -> name + " is no longer set in " + each)
                    .orElse(name + " was not set " + (global ? "for all libraries" : "for this library"))
                    + "; it is "
                    + effective.text() + " (" + effective.from() + ").");
        }
        return file.isPresent() ? ExitCode.DONE : ExitCode.NOTHING;
    }

    private void write(String name, String text, CommandContext desk) throws IOException {
        String file = global
                ? shared.home(desk).set(name, text)
                : shared.home(desk).set(shared.library(desk), name, text);
        desk.note(name + " is " + text + " now, in " + file);
        Settings.Value effective = shared.settings(desk).value(name);
        if (!effective.text().equals(text)) {
            desk.say("It has no effect: " + effective.from() + " sets it to " + effective.text() + ".");
        }
        advice(effective.setting()).ifPresent(desk::note);
    }

    private static Optional<String> advice(Setting setting) {
        return switch (setting.effect()) {
            case AT_ONCE -> Optional.empty();
            case READING -> Optional.of("It holds for what is read from now on.");
            case REINDEX -> Optional.of("Passages and vectors stay as they are until `carrel reindex`.");
            case RESTART -> Optional.of("A server that runs heeds it when it is started again.");
        };
    }
}
