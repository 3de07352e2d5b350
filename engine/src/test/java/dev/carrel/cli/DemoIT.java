package dev.carrel.cli;

import java.nio.file.Path;

import dev.carrel.cli.command.DemoCommand;
import dev.carrel.testing.StrictSchema;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

@DisabledOnOs(OS.WINDOWS)
class DemoIT {
    @Test
    void theDemoShowsResultsAndShowsTheSameAgain(@TempDir Path folder) throws Exception {
        Program carrel = new Program(TestModels.rememberingHomeIn(folder.resolve("home")), folder);
        Program.Run first = carrel.launch("demo").exits(0);
        assertThat(first.out()).contains("🔗", "🧠", "🔤", "carrel add");
        assertThat(carrel.launch("demo").exits(0).out()).isEqualTo(first.out());
        assertThat(carrel.run("search", "--library", "demo", "slow-wave sleep").exits(0).out())
                .contains("Sleep and");
        JsonNode told = carrel.launch("demo", "--json").exits(0).json();
        assertThat(StrictSchema.violations(DemoCommand.DEMO, told)).isEmpty();
        JsonNode answers = told.get("answers");
        assertThat(answers).extracting(answer -> answer.get("mode").asString())
                .containsExactly("hybrid", "semantic", "keyword", "hybrid");
        assertThat(answers).allMatch(answer -> !answer.get("results").isEmpty());
    }
}
