package dev.carrel.web.setup;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;

/// Places on this machine, as callers write them.
public final class LocalPaths {
    private LocalPaths() {}

    /// @throws UserError if there is nothing, or it may not be read
    public static Path existing(String typed) {
        try {
            Path path = Path.of(UserHome.expanded(typed)).normalize();
            if (path.isAbsolute() && Files.exists(path)) {
                return readable(path);
            }
        } catch (InvalidPathException e) {
            // Said below, like everything that is no place.
        }
        throw UserError.usage("There is nothing at " + typed + ".",
                "Give the whole path of a folder or a file on this machine.");
    }

    /// A place of Zotero as the library knows it: empty if it is to be looked for, an address as it stands.
    ///
    /// @throws UserError if a directory is named that is not there
    public static String zotero(String typed) {
        if (typed.equals("auto")) {
            return "";
        }
        return typed.contains("://") ? typed : existing(typed).toString();
    }

    private static Path readable(Path path) {
        if (!Files.isReadable(path)) {
            throw UserError.usage("Carrel may not read " + path + ".",
                    "Let the user that it runs as read it, or name another place.");
        }
        return path;
    }
}
