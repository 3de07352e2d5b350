package dev.carrel.ingest.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.read.registry.Readers;
import dev.carrel.testing.ListedItems;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class FolderCatalogueTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        for (String name : List.of("b.md", "a/z.md", "a/y.txt", "c/d/e.rst", ".hidden.md", ".git/x.md",
                "image.png")) {
            file(name, name.endsWith("png") ? "\u0000\u0001\u0002" : "# Title of " + name);
        }
    }

    private void file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private FolderCatalogue catalogue() {
        return new FolderCatalogue(folder, new FileReading(Readers.standard(), 1_000_000, _ -> false));
    }

    private ListedItems list() throws IOException {
        ListedItems listed = new ListedItems();
        catalogue().list(listed);
        return listed;
    }

    private List<String> listed() throws IOException {
        return list().keys();
    }

    @Test
    void documentsAreListedInTheSameOrderEachTime() throws IOException {
        assertThat(listed()).containsExactly("a/y.txt", "a/z.md", "b.md", "c/d/e.rst").isEqualTo(listed());
    }

    @Test
    void whatIsNoDocumentIsSkippedWithAReason() throws IOException {
        assertThat(list().skipped()).singleElement().asString()
                .startsWith(folder.resolve("image.png") + ": not a format");
    }

    @Test
    void howManyThereAreIsToldUnlessAFileListsMore() throws IOException {
        assertThat(catalogue().files(() -> false)).hasValue(5);
        file("data.json", "{\"a\": 1}");
        assertThat(catalogue().files(() -> false)).hasValue(6);
        file("refs.bib", "@book{a, title={On owls}}\n@book{b, title={On lamps}}\n");
        assertThat(catalogue().files(() -> false)).isEmpty();
    }

    @Test
    void aWalkEndsWhereItIsStopped() throws IOException {
        AtomicInteger looks = new AtomicInteger();
        assertThat(catalogue().files(() -> looks.incrementAndGet() > 3).orElseThrow()).isLessThan(4);
        ListedItems first = new ListedItems(1);
        catalogue().list(first);
        assertThat(first.keys()).containsExactly("a/y.txt");
    }

    @Test
    void ignoreFilesHoldForAllBelowThem() throws IOException {
        file(".gitignore", "*.txt\n/c/\n");
        file("a/.carrelignore", "!y.txt\nz.md\n");
        assertThat(listed()).containsExactly("a/y.txt", "b.md");
    }

    @Test
    void aLoopOfLinksEnds() throws IOException {
        Files.createSymbolicLink(folder.resolve("a/loop"), folder);
        Files.createSymbolicLink(folder.resolve("self"), Path.of("self"));
        assertThat(listed()).containsExactly("a/y.txt", "a/z.md", "b.md", "c/d/e.rst");
    }

    @Test
    void aLinkThatLeadsNowhereIsSkipped() throws IOException {
        Files.createSymbolicLink(folder.resolve("broken.md"), folder.resolve("gone.md"));
        assertThat(listed()).doesNotContain("broken.md");
        assertThat(list().skipped()).contains(folder.resolve("broken.md") + ": a link that leads nowhere");
    }

    @Test
    void aPipeIsNeverWaitedFor() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe.md");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        FileReading reading = new FileReading(Readers.standard(), 1_000_000, _ -> false);
        assertThatThrownBy(() -> reading.open(pipe)).hasMessage("a pipe or a device, not a file");
    }

    @Test
    void linksAreFollowed(@TempDir Path other) throws IOException {
        Files.writeString(other.resolve("n.md"), "# Linked");
        Files.createSymbolicLink(folder.resolve("linked"), other);
        assertThat(listed()).contains("linked/n.md");
    }

    @Test
    void aFolderThatIsGoneIsNotAnEmptyOne() {
        Catalogue gone = new FolderCatalogue(folder.resolve("gone"),
                new FileReading(Readers.standard(), 1, _ -> false));
        assertThatThrownBy(() -> gone.list(new ListedItems())).isInstanceOf(NoSuchFileException.class);
    }
}
