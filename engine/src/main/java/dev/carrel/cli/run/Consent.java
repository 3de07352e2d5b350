package dev.carrel.cli.run;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

import static java.nio.charset.StandardCharsets.UTF_8;

/// Asks before something is done that cannot be taken back.
public final class Consent {
    private final CommandContext desk;
    private final BufferedReader answers;

    public Consent(CommandContext desk) {
        this.desk = desk;
        this.answers = new BufferedReader(new InputStreamReader(desk.in(), UTF_8));
    }

    public boolean given(String question) throws IOException {
        return answer(question).orElse(false);
    }

    /// Whether it is given; nothing if nobody answers.
    public Optional<Boolean> answer(String question) throws IOException {
        desk.out().flush();
        desk.err().print(question + " [y/N] ");
        desk.err().flush();
        String answer = answers.readLine();
        if (answer == null) {
            desk.err().println();
            return Optional.empty();
        }
        return Optional.of(Set.of("y", "yes").contains(answer.strip().toLowerCase(Locale.ROOT)));
    }
}
