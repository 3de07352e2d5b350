package dev.carrel.read.zotero.profile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

final class ProfilesTest {
    @TempDir
    private Path home;

    private Profiles profiles() {
        return Profiles.of(Map.of("HOME", home.toString()), Path.of("/nowhere"));
    }

    private Path data(String name) throws IOException {
        Path data = Files.createDirectories(home.resolve(name));
        Files.writeString(data.resolve("zotero.sqlite"), "");
        return data;
    }

    private void prefs(String profile, String... preferences) throws IOException {
        StringBuilder text = new StringBuilder("// Mozilla User Preferences\n\n");
        for (int i = 0; i < preferences.length; i += 2) {
            text.append("user_pref(\"").append(preferences[i]).append("\", ").append(preferences[i + 1])
                    .append(");\n");
        }
        Files.createDirectories(home.resolve(profile));
        Files.writeString(home.resolve(profile).resolve("prefs.js"), text);
    }

    private static String quoted(Path path) {
        return "\"" + path.toString().replace("\\", "\\\\").replace("\u00fc", "\\u00fc") + "\"";
    }

    @Test
    void withoutAnyTraceThereIsNone() {
        assertThat(profiles().find()).isEmpty();
    }

    @Test
    void theUsualPlaceNeedsNoProfile() throws IOException {
        Path data = data("Zotero");
        assertThat(profiles().find()).contains(new DataDirectory(data, null));
    }

    @ParameterizedTest
    @ValueSource(strings = {".zotero/zotero", "Library/Application Support/Zotero",
            "AppData/Roaming/Zotero/Zotero",
            ".mozilla/firefox", ".var/app/org.zotero.Zotero/.zotero/zotero"})
    void aProfileSaysWhereTheDataIs(String root) throws IOException {
        data("Zotero");
        Path data = data("my B\u00fcro/papers");
        prefs(root + "/Profiles/abc.default", "extensions.zotero.dataDir", quoted(data),
                "extensions.zotero.useDataDir", "true", "extensions.zotero.baseAttachmentPath",
                quoted(home.resolve("linked")), "browser.x", "12");
        Files.writeString(home.resolve(root).resolve("profiles.ini"),
                """
                        [General]
                        StartWithLastProfile=1

                        [Profile0]
                        Name=default
                        IsRelative=1
                        Path=Profiles/abc.default
                        Default=1
                        """);
        assertThat(profiles().find()).contains(new DataDirectory(data, home.resolve("linked")));
        Files.delete(home.resolve(root).resolve("profiles.ini"));
        assertThat(profiles().find()).contains(new DataDirectory(data, home.resolve("linked")));
    }

    @Test
    void theDefaultProfileComesFirst() throws IOException {
        Path first = data("first");
        Path second = data("second");
        prefs(".zotero/zotero/a", "extensions.zotero.dataDir", quoted(first));
        prefs(".zotero/zotero/b", "extensions.zotero.dataDir", quoted(second));
        Files.writeString(home.resolve(".zotero/zotero/profiles.ini"),
                "[Profile0]\nPath=a\n[Profile1]\nPath=b\nDefault=1\n");
        assertThat(profiles().find()).contains(new DataDirectory(second, null));
    }

    @Test
    void aDirectoryThatIsSwitchedOffOrGoneIsNotTaken() throws IOException {
        Path usual = data("Zotero");
        prefs(".zotero/zotero/a", "extensions.zotero.dataDir", quoted(data("off")),
                "extensions.zotero.useDataDir",
                "false");
        assertThat(profiles().find()).contains(new DataDirectory(usual, null));
        prefs(".zotero/zotero/a", "extensions.zotero.dataDir", quoted(home.resolve("gone")));
        assertThat(profiles().find()).contains(new DataDirectory(usual, null));
    }

    @Test
    void aNamedDirectoryHasTheBaseOfItsProfile() throws IOException {
        Path data = data("papers");
        data("other");
        prefs(".zotero/zotero/a", "extensions.zotero.dataDir", quoted(home.resolve("other")),
                "extensions.zotero.baseAttachmentPath", "\"/other/base\"");
        prefs(".zotero/zotero/b", "extensions.zotero.dataDir", quoted(data),
                "extensions.zotero.baseAttachmentPath", "\"/base\"");
        assertThat(profiles().at(data).base()).isEqualTo(Path.of("/base"));
        assertThat(profiles().at(home.resolve("copy")).base()).isEqualTo(Path.of("/other/base"));
    }

    @Test
    void aProfileInsideFirefoxHoldsItsDataItself() throws IOException {
        Path data = data(".mozilla/firefox/x.default/zotero");
        prefs(".mozilla/firefox/x.default", "extensions.zotero.baseAttachmentPath", "\"/base\"");
        assertThat(profiles().find()).contains(new DataDirectory(data, Path.of("/base")));
        assertThat(profiles().at(data).base()).isEqualTo(Path.of("/base"));
    }
}
