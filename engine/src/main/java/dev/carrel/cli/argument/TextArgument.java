package dev.carrel.cli.argument;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.CommandContext;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Text that was typed as the words of a command, or that standard input holds, if the words are `-`.
public final class TextArgument {
    private TextArgument() {}

    public static String text(String command, List<String> words, CommandContext desk) throws IOException {
        words.stream().filter(word -> word.startsWith("--") && word.length() > 2).findFirst()
                .ifPresent(word -> {
                    throw UserError.usage(command + " has no option " + word + ".",
                            "See `carrel " + command + " --help`; if it is text, put all of it in quotes.");
                });
        String text = words.equals(List.of("-"))
                ? new String(desk.in().readAllBytes(), UTF_8)
                : String.join(" ", words);
        return text.strip();
    }

    /// @throws UserError if a number is out of its range
    public static int within(String option, int value, int most) {
        if (value < 1 || value > most) {
            throw UserError.usage(option + " is " + value + ".", "Say a number from 1 to " + most + ".");
        }
        return value;
    }
}
