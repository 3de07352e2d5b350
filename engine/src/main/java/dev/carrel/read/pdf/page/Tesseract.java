package dev.carrel.read.pdf.page;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import javax.imageio.ImageIO;

import dev.carrel.base.TemporaryFolder;

/// Recognises text with the program `tesseract`, where it is installed.
public final class Tesseract implements Recogniser {
    private static final String PROGRAM = "tesseract";

    private final String languages;
    private final Runnable done;

    /// @param languages as the program names them: `eng`, `eng+deu`
    /// @param done      is told after each page
    public Tesseract(String languages, Runnable done) {
        this.languages = languages;
        this.done = done;
    }

    /// The languages that it can read; none if it is not there.
    public static List<String> languages() {
        try {
            return run(List.of(PROGRAM, "--list-langs")).lines().skip(1).map(String::strip).toList();
        } catch (IOException notThere) {
            return List.of();
        }
    }

    @Override
    public List<Word> words(BufferedImage picture) throws IOException {
        try (TemporaryFolder folder = TemporaryFolder.create()) {
            Path file = folder.path().resolve("page.png");
            ImageIO.write(picture, "png", file.toFile());
            return RecognisedWords.of(run(List.of(PROGRAM, file.toString(), "stdout", "-l", languages,
                    "--dpi", String.valueOf(PagePicture.DPI), "tsv")));
        } finally {
            done.run();
        }
    }

    private static String run(List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        // Several files are read at a time; threads of its own would only get in each other's way.
        builder.environment().put("OMP_THREAD_LIMIT", "1");
        builder.redirectError(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.start();
        try {
            process.getOutputStream().close();
            byte[] answer = process.getInputStream().readAllBytes();
            int code = process.waitFor();
            if (code != 0) {
                throw new IOException(PROGRAM + " ended with " + code + " on " + Arrays.toString(
                        command.subList(1, command.size()).toArray()));
            }
            return new String(answer, StandardCharsets.UTF_8);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            process.destroyForcibly();
        }
    }
}
