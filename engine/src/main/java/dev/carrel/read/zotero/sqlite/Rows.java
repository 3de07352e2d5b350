package dev.carrel.read.zotero.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import org.sqlite.JDBC;
import org.sqlite.SQLiteErrorCode;

/// Asks a copied database.
final class Rows implements AutoCloseable {
    /// Takes one row of an answer.
    @FunctionalInterface
    interface Row {
        void take(ResultSet row) throws SQLException;
    }

    private final Connection connection;

    private Rows(Connection connection) {
        this.connection = connection;
    }

    static Rows of(Path copy) throws IOException {
        try {
            // Not through the driver manager, which would look for drivers in every library.
            return new Rows(JDBC.createConnection(JDBC.PREFIX + copy, new Properties()));
        } catch (SQLException e) {
            throw unreadable(e);
        }
    }

    void each(String query, Row receiver) throws IOException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                receiver.take(rows);
            }
        } catch (SQLException e) {
            throw unreadable(e);
        }
    }

    /// Older versions of Zotero lack some tables.
    boolean hasTable(String name) throws IOException {
        boolean[] found = {false};
        each("SELECT 1 FROM sqlite_master WHERE name = '" + name + "'", row -> found[0] = true);
        return found[0];
    }

    /// The names of a table's columns; none if there is no such table.
    Set<String> columns(String table) throws IOException {
        Set<String> columns = new HashSet<>();
        each("SELECT name FROM pragma_table_info('" + table + "')", row -> columns.add(row.getString(1)));
        return columns;
    }

    /// In words, without SQLite's name for the kind of trouble.
    private static UnreadableException unreadable(SQLException failure) {
        // The lower byte of an extended code is the kind of trouble.
        int kind = failure.getErrorCode() & 0xff;
        String trouble = kind == SQLiteErrorCode.SQLITE_NOTADB.code
                ? "it is no database"
                : kind == SQLiteErrorCode.SQLITE_CORRUPT.code
                        ? "it is damaged"
                        : String.valueOf(failure.getMessage()).replaceFirst("^\\[\\w+]\\s*", "");
        return new UnreadableException(new Reason.Told("the database cannot be read: " + trouble));
    }

    @Override
    public void close() throws IOException {
        try {
            connection.close();
        } catch (SQLException e) {
            throw unreadable(e);
        }
    }
}
