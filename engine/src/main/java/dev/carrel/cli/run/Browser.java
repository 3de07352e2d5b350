package dev.carrel.cli.run;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/// The person's own browser.
public final class Browser {
    private Browser() {}

    /// Asks the system to show an address; false if it has no way to.
    public static boolean show(String address) {
        try {
            new ProcessBuilder(command(System.getProperty("os.name", "").toLowerCase(Locale.ROOT), address))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD).start();
            return true;
        } catch (IOException absent) {
            return false;
        }
    }

    private static List<String> command(String system, String address) {
        if (system.contains("mac")) {
            return List.of("open", address);
        }
        return system.contains("windows")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
                : List.of("xdg-open", address);
    }
}
