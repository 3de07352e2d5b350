package dev.carrel.base;

import java.nio.file.Path;

/// The home directory of the person that the program runs for.
public final class UserHome {
    private UserHome() {}

    public static Path path() {
        return Path.of(System.getProperty("user.home"));
    }

    /// A path as people write it, with its `~/` put in full.
    public static String expanded(String written) {
        return written.startsWith("~/") ? System.getProperty("user.home") + written.substring(1) : written;
    }
}
