package dev.carrel.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.testing.Scan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// Scanned pages: named as such, and read when the user asks.
@DisabledOnOs(OS.WINDOWS)
class RecognitionIT {
    @TempDir
    private Path folder;

    @Test
    void aScanIsNamedAndReadWhenAskedFor() throws Exception {
        Program carrel = new Program(folder.resolve("home"), folder);
        Path papers = Files.createDirectories(folder.resolve("papers"));
        Scan.write(papers.resolve("scan.pdf"), List.of(List.of(
                "The larynx of the domestic cat vibrates while it breathes.",
                "Nobody knows for certain what the sound is good for.")));
        assertThat(carrel.run("add", "papers").exits(1).out()).contains("scan.pdf", "scanned");
        assertThat(carrel.run("add", "papers", "--ocr", "xyz").exits(3).err()).contains("language xyz");
        carrel.run("add", "papers", "--ocr").exits(0);
        assertThat(carrel.run("search", "larynx of the domestic cat", "--mode", "keyword").exits(0).out())
                .contains("larynx");
        assertThat(carrel.run("add", "papers").exits(0).out()).contains("unchanged");
    }
}
