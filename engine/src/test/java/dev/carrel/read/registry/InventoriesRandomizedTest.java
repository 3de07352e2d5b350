package dev.carrel.read.registry;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;

import dev.carrel.read.Format;
import dev.carrel.read.Inventory;
import dev.carrel.read.UnreadableException;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

@ExtendWith(Randomized.class)
class InventoriesRandomizedTest {
    private static final int ROUNDS = Randomized.rounds(50);
    private static final String[] INSERTS = {"{", "}", "\"", "@", ",", "=", "\\", "#", "\n", "(", ")", "%",
            "$", "\u0000",
            "\uD800", "\r", "@comment{", "@string{x=", "TY  - ", "ER  - ", "[", "]", ":", ";", "<DL>",
            "</DL>", "<A HREF=\"x\">", "é"};
    private static final Map<String, String> SAMPLES = Map.of("refs.bib",
            """
                    % Encoding: UTF-8
                    @string{acm = "ACM"}
                    @article{a, title = {On {\\"O}l and $\\alpha$}, author = {Smith, J. and others}, file = {x:a.pdf:PDF;y:C\\:\\\\b.pdf:PDF}}
                    @inproceedings{b, title = "Quoted " # acm, crossref = {c}, date = {2019-01/2020}, keywords = {x, y}, groups = {G}}
                    @proceedings{c, title = {Proc}, year = 1999, bdsk-file-1 = {YnBsaXN0MDDRAQJccmVs}}
                    @comment{jabref-meta: grouping:
                    0 AllEntriesGroup:;
                    1 StaticGroup:G\\;2\\;1\\;\\;\\;\\;;
                    }
                    """,
            "refs.ris",
            """
                    TY  - JOUR
                    TI  - One
                    AU  - Doe, Jane
                    PY  - 2001/02//
                    AB  - Text
                    more
                    L1  - a.pdf
                    ER  -

                    TY  - BOOK
                    TI  - Two
                    ER  -
                    """,
            "refs.json",
            "[{\"id\": \"a\", \"type\": \"book\", \"title\": \"T\", \"author\": [{\"family\": \"F\", \"given\": \"G\"}], \"issued\": {\"date-parts\": [[2001, 2]]}}, {\"id\": \"b\", \"type\": \"book\"}]",
            "bookmarks.html",
            """
                    <!DOCTYPE NETSCAPE-Bookmark-file-1>
                    <TITLE>B</TITLE><H1>B</H1>
                    <DL><p>
                    <DT><H3>Folder</H3>
                    <DL><p>
                    <DT><A HREF="http://x.org" ADD_DATE="1456433748" TAGS="a,b">X</A>
                    <DD>Text
                    </DL><p>
                    </DL><p>
                    """);

    @TempDir
    private Path folder;
    private final Inventories inventories = Inventories.standard();

    @Test
    void damagedFilesAreReadOrRefusedAndNothingElse(Random random) throws IOException {
        for (String name : List.of("refs.bib", "refs.ris", "refs.json", "bookmarks.html")) {
            for (int round = 0; round < ROUNDS; round++) {
                String damaged = SAMPLES.getOrDefault(name, "");
                for (int damage = random.nextInt(1, 6); damage > 0; damage--) {
                    damaged = damaged(damaged, random);
                }
                readOrRefuse(Files.write(folder.resolve(name), damaged.getBytes(StandardCharsets.UTF_8)));
            }
        }
    }

    private void readOrRefuse(Path file) throws IOException {
        Format format = inventories.format(file).orElse(Format.BIBTEX);
        try {
            Inventory inventory = inventories.read(format, file);
            assertThat(inventory.entries()).extracting(Inventory.Entry::key).doesNotHaveDuplicates();
            inventory.entries().forEach(entry -> assertThat(entry.document().metadata().title()).isNotBlank()
                    .doesNotContain("\u0000", "\n"));
            inventory.flaws().forEach(flaw -> {
                assertThat(flaw.line()).isPositive();
                assertThat(flaw.reason()).isNotBlank();
            });
        } catch (UnreadableException refused) {
            assertThat(refused).hasMessageMatching("\\p{Print}+");
        }
    }

    private static String damaged(String text, Random random) {
        int from = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), from + random.nextInt(1, 30));
        return switch (random.nextInt(3)) {
            case 0 -> text.substring(0, from) + text.substring(to);
            case 1 -> text.substring(0, to) + text.substring(from);
            default ->
                text.substring(0, from) + INSERTS[random.nextInt(INSERTS.length)] + text.substring(from);
        };
    }
}
