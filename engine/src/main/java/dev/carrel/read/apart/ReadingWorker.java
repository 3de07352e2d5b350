package dev.carrel.read.apart;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Function;

import dev.carrel.read.Input;
import dev.carrel.read.Reader;
import dev.carrel.read.ReadingFailure;
import dev.carrel.read.pdf.page.Tesseract;
import dev.carrel.read.registry.Readers;

/// The program of a child: reads one file after the other until its parent hangs up.
public final class ReadingWorker {
    /// Formats nest, and their parsers with them.
    private static final long STACK = 8L << 20;

    private final Reader reader;
    private final DataOutputStream out;

    private ReadingWorker(Reader reader, DataOutputStream out) {
        this.reader = reader;
        this.out = out;
    }

    /// Reads every format that the program knows.
    ///
    /// @param arguments languages to recognise the text of scanned pages in, if any
    public static void main(String[] arguments) {
        Readers readers = Readers.standard();
        serveSteps(alive -> arguments.length == 0
                ? readers::read
                : readers.recognising(new Tesseract(arguments[0], alive))::read);
    }

    public static void serve(Reader reader) {
        serveSteps(_ -> reader);
    }

    /// Answers until standard input ends; the process ends with it.
    ///
    /// @param reader is made with something to call where it has got a step further, and so is not hanging
    private static void serveSteps(Function<Runnable, Reader> reader) {
        DataInputStream in = new DataInputStream(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)));
        DataOutputStream out = new DataOutputStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        // Whatever a parser prints must not get among the answers.
        System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        outliveInterrupts();
        try {
            out.writeByte(ChildProtocol.READY);
            out.flush();
            new ReadingWorker(reader.apply(() -> ChildProtocol.alive(out)), out).serve(in);
        } catch (IOException hungUp) {
            // So the parent is gone, and with it whoever could use an answer.
        }
        Runtime.getRuntime().halt(0);
    }

    /// Ctrl-C reaches all processes of a terminal, but only the parent can tell whether the file at hand is still
    /// wanted. A hook that never ends keeps this process at work until the parent hangs up.
    private static void outliveInterrupts() {
        CountDownLatch never = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                never.await();
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    /// Listens on one thread and reads on another, so that the end of the parent is noticed while a file is read.
    private void serve(DataInputStream in) throws IOException {
        BlockingQueue<Input> waiting = new LinkedBlockingQueue<>();
        new Thread(null, () -> work(waiting), "reading", STACK).start();
        while (true) {
            waiting.add(ChildProtocol.request(in));
        }
    }

    private void work(BlockingQueue<Input> waiting) {
        try {
            while (true) {
                answer(waiting.take());
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void answer(Input input) {
        try {
            ChildProtocol.answer(read(input), out);
        } catch (IOException hungUp) {
            Runtime.getRuntime().halt(0);
        }
    }

    private ChildProtocol.Answer read(Input input) {
        try {
            return new ChildProtocol.Answer.Read(reader.read(input));
        } catch (IOException | StackOverflowError | RuntimeException e) {
            return new ChildProtocol.Answer.Refused(ReadingFailure.reason(e));
        }
    }
}
