package dev.carrel.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.logging.LogManager;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Keeps libraries from chatting on standard error: warnings of the program itself are shown as plain lines, those of
/// libraries not at all. Java makes one of these when something logs for the first time, if ever.
public final class QuietLogging {
    private static final String CONFIGURATION = """
            handlers=java.util.logging.ConsoleHandler
            .level=SEVERE
            dev.carrel.level=WARNING
            java.util.logging.SimpleFormatter.format=carrel: %5$s%n
            """;

    /// For the logging of Java, which asks for a class that configures it.
    public QuietLogging() throws IOException {
        LogManager.getLogManager()
                .readConfiguration(new ByteArrayInputStream(CONFIGURATION.getBytes(UTF_8)));
    }

    static void install() {
        System.setProperty("java.util.logging.config.class", QuietLogging.class.getName());
        System.setProperty("slf4j.internal.verbosity", "ERROR");
    }
}
