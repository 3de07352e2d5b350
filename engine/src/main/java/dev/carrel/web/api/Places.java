package dev.carrel.web.api;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import dev.carrel.document.UserError;

/// Places on this machine, as callers write them.
final class Places {
    private Places() {}

    /// @throws UserError if there is nothing
    static Path existing(String typed) {
        try {
            Path path = Path.of(typed.startsWith("~/")
                    ? System.getProperty("user.home") + typed.substring(1)
                    : typed).normalize();
            if (path.isAbsolute() && Files.exists(path)) {
                return path;
            }
        } catch (InvalidPathException e) {
            // Said below, like everything that is no place.
        }
        throw UserError.usage("There is nothing at " + typed + ".",
                "Give the whole path of a folder or a file on this machine.");
    }
}
