package dev.carrel.read.apart;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The command that starts a child process: the same Java and the same class path, a small heap, and nothing of the settings.
///
/// @param main      the class that serves, see [ReadingWorker#serve]
/// @param arguments of its `main`
public record ChildCommand(String main, List<String> arguments) {
    public static final ChildCommand STANDARD = new ChildCommand(ReadingWorker.class.getName(), List.of());

    /// Children that recognise the text of scanned pages in these languages.
    public static ChildCommand recognising(String languages) {
        return new ChildCommand(ReadingWorker.class.getName(), List.of(languages));
    }

    public ChildCommand {
        arguments = List.copyOf(arguments);
    }

    Process start(int megabytes) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command(megabytes));
        // File names are read by the locale's encoding, and parsers want a place for what they put aside.
        builder.environment().keySet().removeIf(name -> !name.matches(
                "PATH|HOME|LANG|LANGUAGE|LC_.*|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|SystemRoot|TESSDATA_PREFIX"));
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        return builder.start();
    }

    private List<String> command(int megabytes) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + megabytes + "m", "-XX:+UseSerialGC",
                // Reading 484 pages of papers takes .033 CPU seconds a page with the quick compiler alone and .048 with both;
                // after 2,208 pages it is .027 against .024.
                "-XX:TieredStopAtLevel=1",
                // Gives memory back between files.
                "-XX:MinHeapFreeRatio=10", "-XX:MaxHeapFreeRatio=30",
                "-XX:+ExitOnOutOfMemoryError", "-XX:-CreateCoredumpOnCrash", "-XX:-UsePerfData",
                "-Xlog:disable", "-Djava.awt.headless=true",
                "-cp", System.getProperty("java.class.path"), main));
        command.addAll(arguments);
        return command;
    }
}
