package dev.carrel.read.apart;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentBuilder;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.SectionKind;
import dev.carrel.document.reason.Reason;
import dev.carrel.read.Input;
import dev.carrel.read.UnreadableException;

/// The program of a child whose reader does what the file says.
public final class TestWorker {
    private TestWorker() {}

    public static void main(String[] arguments) {
        ReadingWorker.serve(TestWorker::read);
    }

    private static Document read(Input input) throws IOException {
        String order = input.text();
        switch (order) {
            case String begin when begin.startsWith("loop ") -> {
                Files.createFile(Path.of(begin.substring(5)));
                loop();
            }
            case String hook when hook.startsWith("interrupted ") -> onInterrupt(Path.of(hook.substring(12)));
            case "loop" -> loop();
            case "eat" -> eat();
            case "nest" -> nest(0);
            case "crash" -> Runtime.getRuntime().halt(134);
            case "refuse" ->
                throw new UnreadableException(new Reason.Encrypted(Reason.Encrypted.Container.PDF));
            case "fail" -> throw new IllegalStateException("no such object");
            default -> System.out.println("parsers chat");
        }
        DocumentBuilder builder = new DocumentBuilder().pages(2).unreadable(2, new Reason.Scanned(null));
        builder.section(SectionKind.CONTENT, List.of("A heading"))
                .paragraph(order + " by " + ProcessHandle.current().pid());
        return builder.build(Metadata.of(input.name(), DocumentType.PAPER).year(2020).build());
    }

    private static void loop() {
        while (!Thread.interrupted()) {
            Thread.onSpinWait();
        }
    }

    /// Leaves a file where an interrupt has arrived.
    private static void onInterrupt(Path file) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Files.createFile(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }));
    }

    private static void eat() {
        List<byte[]> eaten = new ArrayList<>();
        while (eaten.size() < 1_000_000) {
            eaten.add(new byte[16 << 20]);
        }
    }

    private static int nest(int depth) {
        return depth < 0 ? 0 : nest(depth + 1) + 1;
    }
}
