package dev.carrel.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.base.UserHome;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.library.FileTrouble;
import dev.carrel.library.home.Home;

/// Turns whatever went wrong into one sentence that says what to do, and an exit code. The only place that does.
final class ErrorReport {
    private ErrorReport() {}

    static ExitCode tell(Throwable thrown, CommandContext desk) {
        if (!desk.environment().getOrDefault("CARREL_DEBUG", "").isEmpty()) {
            thrown.printStackTrace(desk.err());
        }
        Optional<UserError> known = first(thrown, UserError.class).or(() -> FileTrouble.behind(thrown));
        if (known.isPresent()) {
            return say(exit(known.get()), String.valueOf(known.get().getMessage()), known.get().hint(), desk);
        }
        Optional<IOException> io = first(thrown, IOException.class);
        return io.isPresent() ? inputOutput(io.get(), desk) : unexpected(thrown, desk);
    }

    private static ExitCode exit(UserError error) {
        return switch (error.kind()) {
            case USAGE, UNSURE -> ExitCode.USAGE;
            case CANNOT_RUN, OUTDATED, AWAY, BUSY -> ExitCode.CANNOT_RUN;
        };
    }

    private static <T> Optional<T> first(Throwable thrown, Class<T> type) {
        return Stream.iterate(thrown, Objects::nonNull, Throwable::getCause).filter(type::isInstance)
                .map(type::cast).findFirst();
    }

    private static ExitCode inputOutput(IOException e, CommandContext desk) {
        String message = String.valueOf(e.getMessage());
        return switch (e) {
            case AccessDeniedException denied -> say(ExitCode.CANNOT_RUN,
                    denied.getFile() + " cannot be opened: permission denied.",
                    "Check its permissions" + orAnotherHome(denied, desk), desk);
            case NoSuchFileException missing ->
                say(ExitCode.CANNOT_RUN, missing.getFile() + " does not exist.",
                        "Check the path" + orAnotherHome(missing, desk), desk);
            case FileSystemException file -> say(ExitCode.CANNOT_RUN, sentence(message),
                    "Check the disk that holds " + file.getFile() + orAnotherHome(file, desk), desk);
            default -> unexpected(e, desk);
        };
    }

    /// A home that cannot be made or written is the first thing that stands in the way of a new user.
    private static String orAnotherHome(FileSystemException e, CommandContext desk) {
        Path home = Home.of(desk.environment(), UserHome.path()).path();
        boolean above = e.getFile() != null && home.startsWith(e.getFile());
        return above ? ", or keep your libraries elsewhere: set CARREL_HOME to a folder." : ".";
    }

    private static ExitCode unexpected(Throwable thrown, CommandContext desk) {
        if (thrown instanceof OutOfMemoryError) {
            return say(ExitCode.CANNOT_RUN, "There is not enough memory for this.",
                    "Give it more, for example CARREL_JAVA_OPTS=-Xmx2g.", desk);
        }
        return say(ExitCode.CANNOT_RUN, sentence("Something went wrong inside Carrel: " + thrown),
                "Set CARREL_DEBUG=1 and run the command again to see where.", desk);
    }

    /// The first line, ended as a sentence.
    static String sentence(String text) {
        String line = text.lines().findFirst().orElse("").strip();
        return line.endsWith(".") ? line : line + ".";
    }

    private static ExitCode say(ExitCode exit, String message, String hint, CommandContext desk) {
        desk.say("carrel: " + message + " " + hint);
        return exit;
    }
}
