package dev.carrel.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

/// The command line while a server has the library open, and after it was killed.
@DisabledOnOs(OS.WINDOWS)
class ServerIT {
    @TempDir
    private Path folder;

    private Path documents;
    private Program carrel;
    private Process server;
    private String address = "";

    @BeforeEach
    void begin() throws Exception {
        documents = Files.createDirectories(folder.resolve("documents"));
        carrel = new Program(folder.resolve("home"), folder);
        write("cats.md", "# Cats\n\nCats purr when they are content.\n");
        write("dogs.md", "# Dogs\n\nDogs bark at strangers.\n");
        server = start();
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(documents.resolve(name), text);
    }

    private Process start() throws IOException {
        Process process = carrel.start("serve", "--port", "0");
        address = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8)).readLine();
        assertThat(address).startsWith("http://127.0.0.1:");
        return process;
    }

    @AfterEach
    void end() throws Exception {
        if (server.isAlive()) {
            signal("TERM", server);
        }
        server.waitFor();
    }

    private static JsonNode withoutTime(JsonNode answer) {
        ((ObjectNode) answer).remove("took");
        return answer;
    }

    private Path notice() {
        return folder.resolve("home/libraries/default/server");
    }

    @Test
    void theServerAnswersAsTheProgramDoesByItselfAndASecondOneIsToldWhereItIs() throws Exception {
        assertThat(carrel.run("serve", "--port", "0").exits(3).err()).contains(
                "A server for the library default runs already at " + address.replaceAll("/$", "") + ".");
        Program.Run added = carrel.run("add", "documents").exits(0);
        assertThat(added.out()).isEqualTo("2 documents indexed.\n");
        assertThat(added.err()).contains("Reading ", "Making vectors of 2 passages");
        JsonNode keyword = carrel.run("search", "--json", "--mode", "keyword", "purr").exits(0).json();
        String hybrid = carrel.with("COLUMNS", "40").run("search", "--color", "always", "a feline").exits(0)
                .out();
        carrel.run("search", "--mode", "keyword", "xylophone").exits(1);
        carrel.run("search", "--limit", "many", "purr").exits(2);
        carrel.run("search", "--set", "embedding.model=none", "purr").exits(3);
        assertThat(carrel.runOn("bark", "search", "--mode", "keyword", "-").exits(0).out()).contains("Dogs");
        end();
        assertThat(notice()).doesNotExist();
        assertThat(withoutTime(carrel.run("search", "--json", "--mode", "keyword", "purr").json()))
                .isEqualTo(withoutTime(keyword));
        assertThat(carrel.run("search", "--color", "always", "a feline").exits(0).out()).isEqualTo(hybrid);
    }

    @Test
    void aKilledServerIsNotMissed() throws Exception {
        carrel.run("add", "documents").exits(0);
        server.destroyForcibly().waitFor();
        assertThat(notice()).exists();
        assertThat(carrel.run("search", "purr").exits(0).out()).contains("Cats");
        write("birds.md", "# Birds\n\nBirds sing.\n");
        carrel.run("add", "documents").exits(0);
        server = start();
        assertThat(carrel.run("search", "--mode", "keyword", "sing").exits(0).out()).contains("Birds");
    }

    private void writeMany() throws IOException {
        for (int i = 0; i < 20; i++) {
            write("d" + i + ".md", "# D" + i + "\n\n" + ("Sentence " + i + " is here now. ").repeat(30));
        }
    }

    /// The launcher becomes the program, so its process is the one to be told.
    private static void signal(String name, Process process) throws Exception {
        assertThat(new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid())).start().waitFor())
                .isZero();
    }

    @Test
    void whoIsInterruptedWaitsUntilTheServerHasStoppedInGoodOrder() throws Exception {
        writeMany();
        Process adding = carrel.start("add", "documents");
        Program.awaitSaid(adding, "Making vectors");
        // Not INT, which who runs in the background may have been told to ignore.
        signal("TERM", adding);
        Program.Run run = Program.finish(adding, "").exits(1);
        assertThat(run.out()).contains("Interrupted");
        assertThat(carrel.run("add", "documents").exits(0).out()).contains("unchanged");
        JsonNode status = carrel.run("status", "--json").json();
        assertThat(List.of(status.at("/documents").asInt(), status.at("/waiting").asInt()))
                .containsExactly(22, 0);
    }

    @Test
    void aClientThatVanishesTakesItsCommandAlong() throws Exception {
        writeMany();
        Process adding = carrel.start("add", "documents");
        Program.awaitSaid(adding, "Making vectors");
        signal("KILL", adding);
        adding.waitFor();
        Program.Run again = carrel.run("add", "documents");
        while (again.exit() == 3) {
            assertThat(again.err()).contains("is writing to this library");
            again = carrel.run("add", "documents");
        }
        again.exits(0);
        assertThat(carrel.run("status", "--json").json().at("/waiting").asInt()).isZero();
    }
}
