package dev.carrel.library.capture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.document.Document;
import dev.carrel.document.origin.CapturedPage;
import dev.carrel.ingest.source.PageCatalogue;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.html.CapturedPageFile;
import dev.carrel.read.html.CapturedPageReader;

/// The earlier versions of captured pages: files beside the current one, with the time of their capture in their names.
///
/// A counter or a date that moved makes no version: a page that shares nine words in ten with the one before is the same, corrected.
final class PageVersions {
    private static final double SAME_PAGE = 0.9;
    private static final int MOST = 9;

    private final Path folder;

    PageVersions(Path folder) {
        this.folder = folder;
    }

    /// The part of a file's name that all versions share.
    static String page(Path file) {
        return file.getFileName().toString().replaceFirst("(-\\d+)?\\.html$", "");
    }

    static StoredPage.Age age(Path file) {
        return page(file).length() + ".html".length() == file.getFileName().toString().length()
                ? StoredPage.Age.CURRENT
                : StoredPage.Age.EARLIER;
    }

    /// The change from one capture to the next.
    enum Change {
        NONE, SMALL, NEW_VERSION
    }

    static Change change(Path file, Document now) throws IOException {
        if (!Files.exists(file)) {
            return Change.SMALL;
        }
        if (Files.exists(PageCatalogue.pdf(file))) {
            return Change.NEW_VERSION;
        }
        try {
            Document before = new CapturedPageReader()
                    .read(CapturedPageFile.parsed(Files.readAllBytes(file)));
            return change(before, now);
        } catch (UnreadableException damaged) {
            return Change.SMALL;
        }
    }

    private static Change change(Document before, Document now) {
        if (before.text().equals(now.text())) {
            return before.metadata().title().equals(now.metadata().title()) ? Change.NONE : Change.SMALL;
        }
        return shared(words(before), words(now)) >= SAME_PAGE ? Change.SMALL : Change.NEW_VERSION;
    }

    private static Map<String, Integer> words(Document document) {
        Map<String, Integer> words = new HashMap<>();
        for (String word : document.text().split("\\s+", -1)) {
            words.merge(word, 1, Integer::sum);
        }
        return words;
    }

    /// Dice's coefficient of two bags of words.
    private static double shared(Map<String, Integer> one, Map<String, Integer> other) {
        int common = one.entrySet().stream()
                .mapToInt(word -> Math.min(word.getValue(), other.getOrDefault(word.getKey(), 0))).sum();
        int all = Stream.of(one, other).flatMap(words -> words.values().stream()).mapToInt(n -> n).sum();
        return 2.0 * common / all;
    }

    /// Makes room for a new version of the page in a file. The oldest of many is forgotten.
    void setAside(Path file) throws IOException {
        CapturedPage told = CapturedPageFile.told(file);
        Path aside = folder.resolve(page(file) + "-" + told.time().toEpochMilli() + ".html");
        if (Files.exists(PageCatalogue.pdf(file))) {
            Files.move(PageCatalogue.pdf(file), PageCatalogue.pdf(aside),
                    StandardCopyOption.REPLACE_EXISTING);
        }
        Files.move(file, aside, StandardCopyOption.REPLACE_EXISTING);
        List<Path> earlier = PageCatalogue.files(folder).stream()
                .filter(each -> page(each).equals(page(file)) && age(each) == StoredPage.Age.EARLIER)
                .toList();
        for (Path each : earlier.subList(0, Math.max(0, earlier.size() - MOST))) {
            delete(each);
        }
    }

    static void delete(Path file) throws IOException {
        Files.deleteIfExists(PageCatalogue.pdf(file));
        Files.deleteIfExists(file);
    }
}
