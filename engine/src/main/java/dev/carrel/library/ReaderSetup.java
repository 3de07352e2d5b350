package dev.carrel.library;

import java.time.Duration;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.document.reason.Reason;
import dev.carrel.ingest.source.FileReading;
import dev.carrel.library.settings.Settings;
import dev.carrel.read.apart.ApartReader;
import dev.carrel.read.apart.ChildCommand;
import dev.carrel.read.apart.Limits;
import dev.carrel.read.pdf.page.Tesseract;
import dev.carrel.read.registry.Readers;

/// The readers of a library's files, set up: for text in this process, for risky formats in others.
final class ReaderSetup implements AutoCloseable {
    private final FileReading files;
    private final ApartReader apart;

    ReaderSetup(Settings settings) {
        Readers here = Readers.standard();
        Limits limits = limits(settings);
        String ocr = settings.text("reading.ocr");
        boolean recognising = !ocr.equals("off");
        if (recognising) {
            requireTesseract(ocr);
        }
        this.apart = new ApartReader(recognising ? ChildCommand.recognising(ocr) : ChildCommand.STANDARD,
                limits,
                here::read);
        boolean always = settings.text("reading.retry").equals("always");
        this.files = new FileReading(here.apart(apart), Long.parseLong(settings.text("reading.max-bytes")),
                reason -> always || limits.lift(reason)
                        || (recognising && reason instanceof Reason.Scanned));
    }

    private static void requireTesseract(String languages) {
        List<String> installed = Tesseract.languages();
        if (installed.isEmpty()) {
            throw UserError.cannotRun(
                    "Scanned pages are read by the program tesseract, which is not installed.",
                    "Install it (Debian and Ubuntu: tesseract-ocr, Homebrew: tesseract), or leave --ocr out.");
        }
        for (String language : languages.split("\\+")) {
            if (!installed.contains(language)) {
                throw UserError.cannotRun("Tesseract is installed without the language " + language + ".",
                        "Install it, or choose among " + String.join(", ", installed) + ".");
            }
        }
    }

    static Limits limits(Settings settings) {
        return new Limits(Duration.ofSeconds(Math.max(1, settings.seconds("reading.timeout"))),
                Math.max(32, settings.whole("reading.memory")), settings.whole("reading.processes"));
    }

    FileReading files() {
        return files;
    }

    /// Ends what is being read apart.
    @Override
    public void close() {
        apart.close();
    }
}
