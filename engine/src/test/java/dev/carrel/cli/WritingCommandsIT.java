package dev.carrel.cli;

import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.embed.onnx.RealModels;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/// Changes libraries, and meets what can go wrong.
@DisabledOnOs(OS.WINDOWS)
class WritingCommandsIT {
    @TempDir
    private Path folder;

    private Path documents;
    private Program carrel;

    @BeforeEach
    void begin() throws Exception {
        documents = Files.createDirectories(folder.resolve("documents"));
        carrel = new Program(folder.resolve("home"), folder);
    }

    private void write(String name, String text) throws Exception {
        Files.createDirectories(documents.resolve("b"));
        Files.writeString(documents.resolve(name), text);
    }

    @Test
    void badFilesAreCountedAndNamedAndTheRestIsIndexed() throws Exception {
        for (int i = 0; i < 8; i++) {
            write("note-" + i + ".md", "# Note " + i + "\n\nText number " + i + ".\n");
        }
        write("empty.md", "");
        write("huge.md", "# Huge\n\n" + "word ".repeat(4000));
        Files.write(documents.resolve("latin1.txt"), "caf\u00e9 au lait, d\u00e9j\u00e0 vu"
                .getBytes(java.nio.charset.StandardCharsets.ISO_8859_1));
        Files.write(documents.resolve("program.bin"), new byte[]{0, 1, 2, 3, 127, 69, 76, 70, 0, 0});
        Files.createSymbolicLink(documents.resolve("broken.md"), Path.of("nowhere"));
        Program.Run run = carrel.run("add", "--set", "reading.max-bytes=10000", "documents").exits(1);
        assertThat(run.out()).contains(" failed:", "huge.md: too large", "2 files passed over");
        JsonNode again = carrel.run("add", "--json", "--set", "reading.max-bytes=10000", "documents").exits(1)
                .json();
        assertThat(again.propertyNames()).containsExactly("library", "indexed", "unchanged", "moved",
                "removed", "skipped", "citations", "failed", "missing", "keptOut", "unreachable", "embedded",
                "waiting",
                "interrupted");
        assertThat(again.at("/indexed").asInt()).isZero();
        assertThat(again.at("/failed/0/reason").asString()).isNotEmpty();
        Files.delete(documents.resolve("note-0.md"));
        assertThat(carrel.run("add", "documents").out()).contains("1 document no longer there");
    }

    @Test
    void aPathThatDoesNotExistStopsEverythingBeforeItBegins() throws Exception {
        write("a.md", "# A\n\nText.\n");
        assertThat(carrel.run("add", "documents", "nowhere").exits(2).err()).contains("nowhere");
        assertThat(folder.resolve("home/libraries")).doesNotExist();
    }

    @Test
    void aWholeDiskIsNotAddedUnlessItIsMeant() throws Exception {
        assertThat(carrel.run("add", "/").exits(2).err()).contains("/ is a whole disk, with more than",
                "--yes");
        assertThat(carrel.run("status", "--json").json().at("/sources")).isEmpty();
    }

    @Test
    void whatIsRemovedIsNoLongerFound() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        write("b/pears.md", "# Pears\n\nPears are green.\n");
        write("b/plums.md", "# Plums\n\nPlums are blue.\n");
        carrel.run("add", "documents").exits(0);
        assertThat(carrel.run("remove", "documents/a.md").exits(0).out()).isEqualTo("1 document removed.\n");
        assertThat(carrel.run("sync").exits(0).out()).contains("1 document that you removed stays out");
        carrel.run("add", "documents/a.md").exits(0);
        assertThat(carrel.run("status", "--json").exits(0).json().at("/sources").size())
                .as("a file of a source comes back in it").isEqualTo(1);
        carrel.run("remove", "documents/a.md").exits(0);
        assertThat(carrel.run("status").exits(0).out()).contains("Removed, and kept out");
        assertThat(carrel.run("remove", "apples").exits(1).err()).contains("apples");
        assertThat(carrel.run("remove", "--json", "documents/b").exits(0).json().at("/documents").size())
                .isEqualTo(2);
        assertThat(carrel.run("remove", "documents").exits(0).out()).contains("1 source");
        assertThat(carrel.run("status", "--json").json().at("/sources").size()).isZero();
        carrel.run("add", "documents/a.md").exits(0);
        assertThat(carrel.run("remove", "--all").exits(2).err()).contains("--yes");
        carrel.run("remove").exits(2);
        carrel.run("remove", "--all", "--yes").exits(0);
        assertThat(carrel.run("status", "--json").json().at("/documents").asInt()).isZero();
    }

    @Test
    void aLockedLibraryCanBeSearchedAndNotWritten() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        carrel.run("add", "documents").exits(0);
        Path lock = folder.resolve("home/libraries/default/index-1/write.lock");
        try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
                FileLock held = channel.lock()) {
            assertThat(held.isValid()).isTrue();
            assertThat(carrel.launch("add", "documents").exits(3).err())
                    .contains("Another process is writing");
            assertThat(carrel.launch("remove", "--all", "--yes").exits(3).err())
                    .contains("Another process is writing");
            carrel.run("search", "apples").exits(0);
        }
    }

    @Test
    void aDamagedLibrarySaysSoAndCanBeMadeAnew() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        carrel.run("add", "documents").exits(0);
        for (Path file : files(folder.resolve("home/libraries/default/index-1"))) {
            if (!file.toString().endsWith("write.lock")) {
                try (RandomAccessFile damaged = new RandomAccessFile(file.toFile(), "rw")) {
                    damaged.setLength(damaged.length() / 2);
                }
            }
        }
        for (List<String> command : List.of(List.of("search", "apples"), List.of("status"),
                List.of("add", "documents"),
                List.of("doctor"))) {
            Program.Run run = carrel.run(command.toArray(String[]::new)).exits(3);
            assertThat(run.out() + run.err()).contains("damaged", "carrel remove --all --yes");
        }
        carrel.run("remove", "--all", "--yes").exits(0);
        carrel.run("add", "documents").exits(0);
        carrel.run("search", "apples").exits(0);
    }

    @Test
    void anotherModelIsRefusedUntilTheLibraryIsMadeAnew() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        carrel.run("add", "documents").exits(0);
        Path other = RealModels.miniLm(folder.resolve("all-MiniLM-L6-v2"));
        carrel.run("config", "embedding.model", other.toString()).exits(0);
        assertThat(carrel.run("search", "fruit").exits(3).err()).contains("carrel reindex");
        assertThat(carrel.run("add", "documents").exits(3).err()).contains("carrel reindex");
        carrel.run("search", "--mode", "keyword", "apples").exits(0);
        carrel.run("doctor").exits(3);
        assertThat(carrel.run("reindex").exits(0).out()).contains("1 document indexed");
        carrel.run("search", "fruit").exits(0);
        carrel.run("doctor").exits(0);
    }

    @Test
    void settingsAreListedShownAndChanged() throws Exception {
        assertThat(carrel.run("config").exits(0).out()).contains("search.mode", "hybrid",
                "which retrievers run");
        assertThat(carrel.run("config", "search.limit").exits(0).out()).isEqualTo("10\n");
        carrel.run("config", "search.limit", "3").exits(0);
        carrel.run("config", "--global", "search.mode", "keyword").exits(0);
        assertThat(carrel.run("config", "search.limit", "--json").json().at("/value").asString())
                .isEqualTo("3");
        assertThat(carrel.with("CARREL_SEARCH_LIMIT", "4").run("config", "search.limit").out())
                .isEqualTo("4\n");
        assertThat(carrel.run("config", "--unset", "search.limit").exits(0).err())
                .contains("4 (environment)");
        carrel.run("config", "--unset", "search.limit").exits(1);
        assertThat(carrel.run("config", "search.limt").exits(2).err()).contains("Did you mean search.limit?");
        assertThat(carrel.run("config", "search.mode", "fast").exits(2).err())
                .contains("hybrid, semantic, keyword");
    }

    @Test
    void aCollectionIsMeasuredInAnIndexOfItsOwn() throws Exception {
        Path collection = folder.resolve("beir");
        Files.createDirectories(collection.resolve("qrels"));
        Files.writeString(collection.resolve("corpus.jsonl"), """
                {"_id": "d1", "title": "Apples", "text": "Apples are red fruits."}
                {"_id": "d2", "title": "Stars", "text": "Stars are far away."}
                """);
        Files.writeString(collection.resolve("queries.jsonl"),
                "{\"_id\": \"q1\", \"text\": \"red apples\"}\n");
        Files.writeString(collection.resolve("qrels/test.tsv"), "query-id\tcorpus-id\tscore\nq1\td1\t1\n");
        assertThat(carrel.run("eval", "beir", "--run", "answers").exits(0).out()).contains("nDCG@10",
                "hybrid", "semantic",
                "keyword", "1.0000");
        assertThat(folder.resolve("answers.keyword")).content().startsWith("q1 Q0 d1 1 ");
        JsonNode again = carrel.run("eval", "beir", "--mode", "keyword", "--json").exits(0).json();
        assertThat(again.at("/results/0/measures/MRR@10").asDouble()).isEqualTo(1.0);
        assertThat(folder.resolve("home/libraries")).doesNotExist();
        carrel.run("eval", "documents").exits(2);
        carrel.run("eval").exits(2);
    }

    @Test
    void aLibraryIsMeasuredWithTopicsAndJudgements() throws Exception {
        write("a.md", "# Apples\n\nApples are red.\n");
        write("b.md", "# Stars\n\nStars are far away.\n");
        carrel.run("add", "documents").exits(0);
        Files.writeString(folder.resolve("topics.tsv"), "1\tapples\n2\tstars\n");
        Files.writeString(folder.resolve("judged.qrels"),
                "1 0 a.md 1\n2 0 " + documents.resolve("b.md") + " 1\n");
        JsonNode result = carrel
                .run("eval", "--topics", "topics.tsv", "--qrels", "judged.qrels", "-m", "keyword",
                        "--json")
                .exits(0).json();
        assertThat(result.at("/results/0/measures/MRR@10").asDouble()).isEqualTo(1.0);
        assertThat(result.at("/results/0/queries").asInt()).isEqualTo(2);
    }

    @Test
    void anInterruptedRunKeepsWhatItHasAndGoesOnLater() throws Exception {
        for (int i = 0; i < 400; i++) {
            write("note-" + i + ".md",
                    "# Note " + i + "\n\n" + ("Sentence " + i + " about something. ").repeat(40));
        }
        Process process = carrel.start("add", "documents");
        assertThat(process.getErrorStream().read()).as("it says what it reads").isPositive();
        process.toHandle().destroy();
        Program.Run run = Program.finish(process, "").exits(1);
        assertThat(run.err()).doesNotContain("Exception");
        assertThat(run.out()).contains("Interrupted");
        assertThat(carrel.run("status").exits(0).out()).contains("Library default");
    }

    private static List<Path> files(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }
}
