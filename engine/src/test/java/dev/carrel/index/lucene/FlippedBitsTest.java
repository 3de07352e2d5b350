package dev.carrel.index.lucene;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.base.ContentHash;
import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.embed.Vector;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Snapshot;
import dev.carrel.index.Writer;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;

/// A bit that has changed on the disk changes no answer: it is found out, or it was not read.
@ExtendWith(Randomized.class)
final class FlippedBitsTest {
    private static final int BLOCK = 4096;

    @TempDir
    private Path temporary;

    @Test
    void noBitOfAnyBlockChangesAnAnswerInSilence(Random random) throws IOException {
        Path folder = temporary.resolve("index");
        write(folder, random);
        String before = answers(folder);
        List<Flip> flips = flips(folder, random);
        Collections.shuffle(flips, random);
        int found = 0;
        int tried = Math.min(flips.size(), Randomized.rounds(25));
        for (Flip flip : flips.subList(0, tried)) {
            found += isFoundOut(folder, flip, before) ? 1 : 0;
        }
        assertThat(found).as("most of what is there is read: %s of %s", found, tried)
                .isGreaterThan(tried / 2);
    }

    /// One bit in each block of each file.
    private static List<Flip> flips(Path folder, Random random) throws IOException {
        List<Flip> flips = new ArrayList<>();
        for (Path file : files(folder)) {
            for (long block = 0; block < Files.size(file); block += BLOCK) {
                flips.add(new Flip(file,
                        block + random.nextInt((int) Math.min(BLOCK, Files.size(file) - block)),
                        1 << random.nextInt(8)));
            }
        }
        return flips;
    }

    private record Flip(Path file, long place, int bit) {}

    private static boolean isFoundOut(Path folder, Flip flip, String before) throws IOException {
        flip(flip);
        try {
            assertThat(answers(folder)).as("%s", flip).isEqualTo(before);
            return false;
        } catch (IOException | RuntimeException trouble) {
            assertThat(trouble instanceof UserError || LuceneIndex.damageBehind(trouble).isPresent())
                    .as("%s: %s", flip, trouble).isTrue();
            return true;
        } finally {
            flip(flip);
        }
    }

    private static void flip(Flip flip) throws IOException {
        try (FileChannel channel = FileChannel.open(flip.file(), StandardOpenOption.READ,
                StandardOpenOption.WRITE)) {
            ByteBuffer one = ByteBuffer.allocate(1);
            channel.read(one, flip.place());
            one.put(0, (byte) (one.get(0) ^ flip.bit())).rewind();
            channel.write(one, flip.place());
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> !file.endsWith(LuceneIndex.LOCK)).sorted().toList();
        }
    }

    /// Enough for blocks of all kinds, in one segment that is one file and in one that is many.
    private static void write(Path folder, Random random) throws IOException {
        try (PassageIndex index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
                Writer writer = index.writer()) {
            for (int number = 0; number < 300; number++) {
                writer.put(document(number, random).build());
            }
            writer.settle();
            for (int number = 300; number < 320; number++) {
                writer.put(document(number, random).build());
            }
            writer.remove(id(7));
            writer.commit();
        }
    }

    private static EntryBuilder document(int number, Random random) {
        return entry("p" + number, "Paper " + number + " about word" + number % 40, text(random),
                text(random))
                .vectors(vector(random), vector(random));
    }

    private static DocumentId id(int number) {
        return EntryBuilder.id("p" + number);
    }

    private static String text(Random random) {
        return String.join(" ", random.ints(60, 0, 900).mapToObj(number -> "word" + number).toList());
    }

    private static Vector vector(Random random) {
        float[] components = new float[32];
        for (int i = 0; i < components.length; i++) {
            components[i] = (float) random.nextGaussian();
        }
        return Vector.unit(components);
    }

    /// Everything that can be asked, so that all of the index is read.
    private static String answers(Path folder) throws IOException {
        List<Object> told = new ArrayList<>();
        Vector vector = vector(new Random(1));
        try (PassageIndex index = LuceneIndex.open(folder, KeywordScoring.STANDARD);
                Snapshot snapshot = index.snapshot()) {
            for (String text : List.of("word3 word17", "\"paper 5\"", "word1 -word2", "wrod5")) {
                Query query = QueryParser.parse(text);
                told.add(snapshot.retrieval().keyword(query, View.PASSAGES, 50));
                told.add(snapshot.retrieval().nearest(vector, query, View.PAPERS, 50));
                told.add(snapshot.census().facets(List.of(query), Quantifier.ANY));
                told.add(snapshot.vocabulary().corrected(query));
                told.add(snapshot.table().page(query, WorkOrder.BY_TITLE, 0, 40));
            }
            List<DocumentId> all = new ArrayList<>();
            snapshot.register().origins(origin -> all.add(origin.id()));
            for (var stored : snapshot.stored().entries(all)) {
                told.add(stored.document().text());
                stored.vectors().forEach(each -> told.add(each.similarity(vector)));
            }
            told.add(snapshot.stored().summaries(all));
            told.add(snapshot.stored().named("Paper 12 about word12"));
            told.add(snapshot.census().statistics());
            snapshot.census().coverage(told::add);
            snapshot.relations().works(told::add);
            told.add(snapshot.scoring().score(Set.copyOf(all), QueryParser.parse("word4"),
                    Optional.of(vector)));
        }
        // Long enough to fill a screen with, should it differ.
        return ContentHash.of(told.toString().getBytes(StandardCharsets.UTF_8)).value();
    }
}
