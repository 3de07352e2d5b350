package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

import dev.carrel.testing.ZoteroFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// A database that is not as expected is one sentence.
final class ZoteroSchemaTest {
    @TempDir
    private Path folder;

    private void change(String... statements) throws IOException, SQLException {
        try (Connection connection = DriverManager
                .getConnection("jdbc:sqlite:" + folder.resolve("zotero.sqlite"));
                Statement statement = connection.createStatement()) {
            for (String each : statements) {
                statement.execute(each);
            }
        }
    }

    private void refused(String... parts) {
        assertThatThrownBy(() -> ZoteroDatabase.read(folder)).isInstanceOf(IOException.class)
                .hasMessageContainingAll(parts).message().doesNotContain("SQLITE");
    }

    @Test
    void thatOfZotero4IsToBeBroughtUpToDate() throws Exception {
        new ZoteroFolder(folder);
        change("ALTER TABLE itemNotes RENAME COLUMN parentItemID TO sourceItemID",
                "ALTER TABLE itemAttachments RENAME COLUMN parentItemID TO sourceItemID",
                "ALTER TABLE libraries RENAME COLUMN type TO libraryType");
        refused("Zotero 4", "open it once");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ALTER TABLE itemAttachments RENAME COLUMN path TO place",
            "ALTER TABLE creators RENAME COLUMN lastName TO familyName", "DROP TABLE itemDataValues",
            "DROP TABLE collections"})
    void thatOfAnotherDayIsNamedByWhatItLacks(String change) throws Exception {
        new ZoteroFolder(folder);
        change(change);
        refused("does not know", "it has no ");
    }

    @Test
    void thatOfAnotherProgramIsNotZoteros() throws Exception {
        change("CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url TEXT)");
        refused("not a database of Zotero");
    }
}
