package dev.carrel.cli;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.carrel.cli.command.SearchCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

import static org.assertj.core.api.Assertions.assertThat;

/// The search reads plain arguments by hand, and all others through picocli: here both read the same.
class SearchArgumentsTest {
    @ParameterizedTest
    @ValueSource(strings = {"words", "two words", "-m keyword x", "--mode=keyword x",
            "x --mode semantic -n 3 y", "--said -n 3 x",
            "-p x", "--passages --explain --json x", "--view passages x", "--min-similarity .5 x",
            "--ranking rrf x",
            "--library a --home b --set search.limit=3 --set ranking.rrf-k=1 x", "--set=a.b=c=d x", "-n=4 x"})
    void bothReadTheSame(String line) throws Exception {
        List<String> arguments = List.of(line.split(" "));
        SearchCommand byHand = new SearchCommand();
        assertThat(byHand.takes(arguments)).isTrue();
        CommandLine byPicocli = Commands.line("search");
        byPicocli.parseArgs(arguments.toArray(String[]::new));
        assertThat(fields(byHand)).isEqualTo(fields(byPicocli.getCommand()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--help", "x -h", "-rats x", "--mod keyword x", "x --mode", "-m a -m b x",
            "-- x", "-",
            "--set nothing x", "--limit -5 x", "--color always x", "--set a=b --set a=c x"})
    void whatNeedsACloserLookIsLeftToPicocli(String line) {
        assertThat(new SearchCommand().takes(List.of(line.split(" ")))).isFalse();
    }

    @Test
    void everyOptionIsKnownToBoth() {
        CommandLine picocli = Commands.line("search");
        for (OptionSpec option : picocli.getCommandSpec().options()) {
            for (String name : option.names()) {
                boolean left = name.equals("--help") || name.equals("-h") || name.equals("--color");
                List<String> arguments = option.arity().max() == 0
                        ? List.of(name, "x")
                        : List.of(name, "a=b", "x");
                assertThat(new SearchCommand().takes(arguments)).as(name).isNotEqualTo(left);
            }
        }
    }

    private static Map<String, Object> fields(Object command) throws IllegalAccessException {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Field field : Arrays.stream(command.getClass().getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers())).toList()) {
            field.setAccessible(true);
            Object value = field.get(command);
            values.put(field.getName(), field.getName().equals("shared") ? fields(value) : value);
        }
        return values;
    }
}
