package dev.carrel.read.apart;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

import dev.carrel.document.Document;
import dev.carrel.document.reason.Reason;
import dev.carrel.document.stored.DocumentForm;
import dev.carrel.read.Input;

/// The messages between parent and child over a pipe. The child says [#READY] once; then each request is a file's
/// path or its bytes, and each answer a document or the reason why there is none, after any number of signs of life.
final class ChildProtocol {
    static final byte READY = 1;

    private static final byte FILE = 2;
    private static final byte BYTES = 3;
    private static final byte DOCUMENT = 4;
    private static final byte REFUSAL = 5;
    private static final byte ALIVE = 6;

    /// The answer to a request.
    sealed interface Answer {
        record Read(Document document) implements Answer {}

        record Refused(Reason reason) implements Answer {}
    }

    private ChildProtocol() {}

    static void ask(Input input, DataOutputStream out) throws IOException {
        Optional<Path> file = input.file();
        out.writeByte(file.isPresent() ? FILE : BYTES);
        write(input.name().getBytes(StandardCharsets.UTF_8), out);
        write(file.isPresent() ? text(file.get().toAbsolutePath().toString()) : input.bytes(), out);
        out.flush();
    }

    /// @throws java.io.EOFException when the parent is gone
    static Input request(DataInputStream in) throws IOException {
        byte kind = in.readByte();
        String name = new String(read(in), StandardCharsets.UTF_8);
        byte[] content = read(in);
        return kind == FILE
                ? Input.of(name, Path.of(new String(content, StandardCharsets.UTF_8)))
                : Input.of(name, content);
    }

    static void answer(Answer answer, DataOutputStream out) throws IOException {
        switch (answer) {
            case Answer.Read(Document document) -> {
                out.writeByte(DOCUMENT);
                write(DocumentForm.bytes(document), out);
            }
            case Answer.Refused(Reason reason) -> {
                out.writeByte(REFUSAL);
                write(text(DocumentForm.text(reason)), out);
            }
        }
        out.flush();
    }

    /// Says that the file at hand is a page further.
    static void alive(DataOutputStream out) {
        try {
            out.writeByte(ALIVE);
            out.flush();
        } catch (IOException hungUp) {
            Runtime.getRuntime().halt(0);
        }
    }

    /// @param alive is told of each sign of life
    /// @throws java.io.EOFException when the child is gone
    static Answer answer(DataInputStream in, Runnable alive) throws IOException {
        byte kind = in.readByte();
        while (kind == ALIVE) {
            alive.run();
            kind = in.readByte();
        }
        byte[] content = read(in);
        return kind == DOCUMENT
                ? new Answer.Read(DocumentForm.document(content))
                : new Answer.Refused(DocumentForm.reason(new String(content, StandardCharsets.UTF_8)));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void write(byte[] bytes, DataOutputStream out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    private static byte[] read(DataInputStream in) throws IOException {
        byte[] bytes = new byte[in.readInt()];
        in.readFully(bytes);
        return bytes;
    }
}
