package dev.carrel.cli.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

final class KnownCommandTest {
    @Test
    void theLauncherKnowsWhichCommandsWorkLong() throws IOException {
        String worksLong = Arrays.stream(KnownCommand.values())
                .filter(command -> command.has(KnownCommand.Trait.WORKS_LONG)).map(KnownCommand::word)
                .collect(Collectors.joining(" | "));
        assertThat(Files.readString(Path.of("..", "carrel")))
                .as("the launcher's list; put this line in its place").contains("\n  " + worksLong + ")\n");
    }

    @Test
    void aCommandIsFoundByItsWord() {
        assertThat(KnownCommand.of("search")).contains(KnownCommand.SEARCH);
        assertThat(KnownCommand.of("libraries")).contains(KnownCommand.LIBRARY);
        assertThat(KnownCommand.of("serach")).isEmpty();
    }
}
