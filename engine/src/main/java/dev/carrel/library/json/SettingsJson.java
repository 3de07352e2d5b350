package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.library.settings.Settings;
import org.jspecify.annotations.Nullable;

/// Settings, their values and where these come from.
public final class SettingsJson {
    private SettingsJson() {}

    public static List<Map<String, @Nullable Object>> all(Settings settings) {
        return settings.all().stream().map(SettingsJson::one).toList();
    }

    public static Map<String, @Nullable Object> one(Settings.Value value) {
        return Json.object("key", value.setting().key(),
                "value", value.text(),
                "from", value.from(),
                "default", value.setting().standard(),
                "takes", value.setting().form(),
                "meaning", value.setting().meaning());
    }
}
