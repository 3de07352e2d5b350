package dev.carrel.read.pdf;

import java.io.IOException;
import java.util.Optional;

import dev.carrel.base.TemporaryFolder;
import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.pdf.page.Recogniser;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadBuffer;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.jspecify.annotations.Nullable;

/// Reads papers and other texts in PDF. A file is read where it lies, a page at a time, so that a book takes no more memory
/// than its text.
public final class PdfReader implements Reader {
    private final @Nullable Recogniser recogniser;

    public PdfReader() {
        this.recogniser = null;
    }

    /// Reads pages that are only pictures too.
    public PdfReader(Recogniser recogniser) {
        this.recogniser = recogniser;
    }

    @Override
    public Document read(Input input) throws IOException {
        try (RandomAccessRead source = source(input)) {
            if (source.length() == 0) {
                throw new UnreadableException(new Reason.Empty());
            }
            try (TemporaryFolder folder = TemporaryFolder.create();
                    PDDocument document = open(source, folder)) {
                PageTreeDepth.check(document);
                return new PdfPages(document, recogniser).read(input.name());
            }
        }
    }

    private static RandomAccessRead source(Input input) throws IOException {
        return input.file().isPresent()
                ? new RandomAccessReadBufferedFile(input.file().get())
                : new RandomAccessReadBuffer(input.bytes());
    }

    private static PDDocument open(RandomAccessRead source, TemporaryFolder folder) throws IOException {
        try {
            return Loader.loadPDF(source, "", null, null,
                    MemoryUsageSetting.setupTempFileOnly().setTempDir(folder.path().toFile()).streamCache);
        } catch (InvalidPasswordException e) {
            throw new UnreadableException(new Reason.Encrypted(Reason.Encrypted.Container.PDF));
        } catch (IOException | RuntimeException | StackOverflowError e) {
            throw new UnreadableException(new Reason.Damaged(Reason.Damaged.Extent.PDF, detail(e)));
        }
    }

    /// The message of PDFBox, on one line, without its remarks on whereabouts in the file.
    static String detail(Throwable e) {
        return Optional.ofNullable(e.getMessage()).map(message -> message.lines().findFirst().orElse(""))
                .filter(
                        message -> !message.isBlank())
                .orElse(e.getClass().getSimpleName());
    }
}
