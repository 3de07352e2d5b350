package dev.carrel.web.setup;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.home.Home;
import dev.carrel.library.json.SettingsJson;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.settings.Settings;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Route;
import org.jspecify.annotations.Nullable;

/// The settings of the library. A change holds from the next request on.
///
/// @param change has the server take new settings over
public record SettingsRoutes(Library library, Home home, ServerHost host, Change change) {
    private static final String LIBRARY = "library";
    private static final String ALL = "all";

    /// Takes settings over.
    @FunctionalInterface
    public interface Change {
        void to(Settings settings) throws IOException;
    }

    /// @param file the one that was changed; null if it did not set it
    private record Changed(Settings.Value setting, @Nullable String file) {}

    private static final ObjectShape<Changed> CHANGED = Shape.<Changed>object("ChangedSetting")
            .one("setting", SettingsJson.SETTING, Changed::setting)
            .saying("as it is now; a variable or an option of the server wins over files")
            .maybe("file", ValueShape.TEXT, Changed::file)
            .saying("the one that was changed; null if it did not set it");

    public List<Route> routes() {
        return List.of(
                Route.get("/api/settings", "settings",
                        "Every setting with its value and where that comes from.", SettingsJson.SETTINGS,
                        _ -> library.settings()),
                Route.patch("/api/settings", "changeSetting",
                        "Sets one setting, or takes it back if no value is given, as `carrel config` does. Only from this machine.",
                        CHANGED, this::change)
                        .taking(Parameters.of(
                                new Parameter.Text("key", Parameter.Need.REQUIRED, 100, "The setting."),
                                new Parameter.Text("value", Parameter.Need.OPTIONAL, 4000,
                                        "What to set it to; it is taken back if nothing is said."),
                                new Parameter.Choice("scope", List.of(LIBRARY, ALL),
                                        "For this library, if not said, or for all.")))
                        .onThisMachine());
    }

    private Changed change(Call call) throws IOException {
        Arguments arguments = call.arguments();
        String key = arguments.required("key");
        boolean all = arguments.text("scope").orElse(LIBRARY).equals(ALL);
        Optional<String> file = arguments.has("value")
                ? Optional.of(set(key, arguments.required("value").strip(), all))
                : all ? home.unset(key) : home.unset(library.name(), key);
        Settings settings = host.settings(library.name());
        change.to(settings);
        return new Changed(settings.value(key), file.orElse(null));
    }

    /// @throws UserError for a value that it does not take, before anything is written
    private String set(String key, String value, boolean all) throws IOException {
        return all ? home.set(key, value) : home.set(library.name(), key, value);
    }
}
