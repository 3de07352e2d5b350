package dev.carrel.read.zotero.sqlite;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Another process at work on a database, as Zotero is: locks do not hold inside one process.
final class OtherProcess implements AutoCloseable {
    private final Process process;

    private OtherProcess(Process process) {
        this.process = process;
    }

    /// Runs statements, one after the other, and then waits with the connection open.
    static OtherProcess runs(Path database, String... statements) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"),
                "--enable-native-access=ALL-UNNAMED",
                OtherProcess.class.getName(), database.toString()));
        command.addAll(List.of(statements));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        String said = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8)).readLine();
        if (!"ready".equals(said)) {
            process.destroyForcibly();
            throw new IllegalStateException("the other process said " + said);
        }
        return new OtherProcess(process);
    }

    /// Ended in the middle of what it does.
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }

    /// A last statement that begins with `forever` is repeated until the process ends.
    public static void main(String[] arguments) throws SQLException, IOException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + arguments[0]);
                Statement statement = connection.createStatement()) {
            String last = arguments[arguments.length - 1];
            for (int i = 1; i < arguments.length; i++) {
                if (!arguments[i].startsWith("forever ")) {
                    statement.execute(arguments[i]);
                }
            }
            System.out.println("ready");
            System.out.flush();
            while (last.startsWith("forever ")) {
                for (String each : last.substring("forever ".length()).split(";")) {
                    statement.execute(each);
                }
            }
            int end = System.in.read();
            if (end >= 0) {
                throw new IllegalStateException("nobody writes here");
            }
        }
    }
}
