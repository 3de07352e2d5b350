package dev.carrel.cli;

import java.util.Objects;

/// The version of this program, as its jar says.
final class Version {
    private Version() {}

    static String current() {
        return Objects.requireNonNullElse(Main.class.getPackage().getImplementationVersion(), "(unpacked)");
    }
}
