package dev.carrel.library.json;

import java.util.List;

import dev.carrel.library.settings.Settings;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;

/// Settings, their values and where these come from.
public final class SettingsJson {
    public static final ObjectShape<Settings.Value> SETTING = Shape.<Settings.Value>object("Setting")
            .text("key", value -> value.setting().key())
            .text("value", Settings.Value::text)
            .text("from", Settings.Value::from)
            .text("default", value -> value.setting().standard())
            .text("takes", value -> value.setting().form())
            .texts("choices", value -> value.setting().choices())
            .saying("all values, where they can be listed")
            .text("meaning", value -> value.setting().meaning())
            .text("effect", value -> value.setting().effect().word())
            .saying("when a change shows: at-once, reading (in what is read from now on), reindex or restart");

    /// All of them, as the command prints them.
    public static final Shape<List<Settings.Value>> ALL = Shape.listOf(SETTING);

    /// All of them, as the server sends them.
    public static final ObjectShape<Settings> SETTINGS = Shape.<Settings>object("Settings")
            .list("settings", SETTING, Settings::all);

    private SettingsJson() {}
}
