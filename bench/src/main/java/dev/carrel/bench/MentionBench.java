package dev.carrel.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.citation.mark.MentionFinder;
import dev.carrel.citation.mark.MentionFinder.Mention;
import dev.carrel.document.Document;
import dev.carrel.read.Input;
import dev.carrel.read.registry.Readers;

/// Reads papers and writes their entries and the sentences that cite them, a line each, for `bench/mentions` to hold against the
/// publishers' XML: `MentionBench OUT NAME=PDF…`.
public final class MentionBench {
    private MentionBench() {}

    public static void main(String[] arguments) throws IOException {
        Readers readers = Readers.standard();
        try (PrintStream out = new PrintStream(Files.newOutputStream(Path.of(arguments[0])), false,
                StandardCharsets.UTF_8)) {
            for (String argument : List.of(arguments).subList(1, arguments.length)) {
                int equals = argument.indexOf('=');
                Document document = readers.read(Input.of(Path.of(argument.substring(equals + 1))))
                        .completed();
                write(argument.substring(0, equals), document, out);
            }
        }
    }

    private static void write(String name, Document document, PrintStream out) {
        for (int i = 0; i < document.references().size(); i++) {
            line(out, "entry", name, i, document.references().get(i).text());
        }
        for (Mention mention : MentionFinder.in(document)) {
            line(out, "mention", name, mention.reference(), mention.sentence());
        }
    }

    private static void line(PrintStream out, String kind, String name, int entry, String text) {
        out.print(kind + "\t" + name + "\t" + entry + "\t" + text.replaceAll("\\s+", " ") + "\n");
    }
}
