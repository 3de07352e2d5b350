package dev.carrel.read.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Random;

import dev.carrel.document.Document;
import dev.carrel.document.Metadata;
import dev.carrel.read.Format;
import dev.carrel.read.FormatDetector;
import dev.carrel.read.Input;
import dev.carrel.read.Inventory;
import dev.carrel.read.UnreadableException;
import dev.carrel.read.registry.Inventories;
import dev.carrel.read.registry.Readers;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

@ExtendWith(Randomized.class)
class SavedPagesTest {
    private static final String PAGE = "<html><head><title>Corals</title></head><body><p>Corals bleach é in warm water.</p></body></html>";

    @TempDir
    private Path folder;

    private static Document read(String name, String text) throws IOException {
        return Readers.standard().read(Input.of(name, text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void aSavedPageKnowsWhereItCameFrom() throws IOException {
        assertThat(
                read("a.html", "<!DOCTYPE html>\n<!-- saved from url=(0021)https://x.org/corals -->\n" + PAGE)
                        .metadata().url())
                .isEqualTo("https://x.org/corals");
        assertThat(read("a.html", PAGE.replace("<head>",
                "<!--\n Page saved with SingleFile \n url: https://x.org/single \n saved date: Mon\n--><head>"))
                .metadata().url())
                .isEqualTo("https://x.org/single");
        assertThat(
                read("a.html", PAGE.replace("<html>", "<html data-scrapbook-source=\"https://x.org/book\">"))
                        .metadata().url())
                .isEqualTo("https://x.org/book");
        assertThat(read("a.html", PAGE).metadata().url()).isNull();
    }

    private static String mhtml(String encoding, String body) {
        return """
                From: <Saved by Blink>
                Snapshot-Content-Location: https://x.org/corals
                MIME-Version: 1.0
                Content-Type: multipart/related;
                \ttype="text/html";
                \tboundary="--B--"

                ----B--
                Content-Type: text/html
                Content-Transfer-Encoding: ENCODING
                Content-Location: https://x.org/part

                BODY
                ----B--
                Content-Type: image/png
                Content-Transfer-Encoding: base64

                AAAA
                ----B----
                """.replace("ENCODING", encoding).replace("BODY", body).replaceAll("\r?\n", "\r\n");
    }

    @Test
    void aPageInAMessageIsReadInEveryEncoding() throws IOException {
        String quoted = PAGE.replace("=", "=3D").replace("é", "=C3=A9").replace("warm", "wa=\r\nrm");
        String base64 = Base64.getMimeEncoder().encodeToString(PAGE.getBytes(StandardCharsets.UTF_8));
        for (String message : List.of(mhtml("quoted-printable", quoted), mhtml("base64", base64),
                mhtml("8bit", PAGE))) {
            Document page = read("a.mhtml", message);
            assertThat(page.metadata().url()).isEqualTo("https://x.org/corals");
            assertThat(page.metadata().title()).isEqualTo("Corals");
            assertThat(page.text()).contains("Corals bleach é in warm water.");
        }
        assertThat(new FormatDetector()
                .detectNamed(Input.of("a.html", mhtml("8bit", PAGE).getBytes(StandardCharsets.UTF_8))))
                .contains(Format.MHTML);
    }

    @Test
    void aMessageWithoutAPageIsRefused() {
        assertThatThrownBy(() -> read("a.mht",
                "Content-Type: multipart/related; boundary=x\n\n--x\nContent-Type: image/png\n\n\n--x--"))
                .isInstanceOf(UnreadableException.class).hasMessage("no web page in the archive");
        assertThatThrownBy(() -> read("a.mht", "")).hasMessage("empty file");
    }

    @Test
    void aPageMayStandDeepInAMessageButNotBottomless() throws IOException {
        assertThat(read("a.mht", nested(5)).metadata().title()).isEqualTo("Corals");
        assertThatThrownBy(() -> read("a.mht", nested(6))).hasMessage("no web page in the archive");
        assertThatThrownBy(() -> read("a.mht", nested(20_000))).hasMessage("no web page in the archive");
    }

    private static String nested(int depth) {
        StringBuilder message = new StringBuilder();
        for (int i = 0; i < depth; i++) {
            message.append("Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n".formatted(i, i));
        }
        return message + "Content-Type: text/html\n\n" + PAGE;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--x--", "\n--x\nContent-Type: text/html\n\n<p>Another</p>"})
    void damagedMessagesAreReadAsFarAsTheyGo(String end) throws IOException {
        Document page = read("a.mht", "\n\nno header\nContent-Type: multipart/related; boundary=x\n\n--x\n"
                + "Content-Type: text/html; charset=nonsense\nContent-Transfer-Encoding: quoted-printable\n"
                + "Content-Location: https://x.org/a\n\tb\n\n<p>Corals =bleach =C3=A9=\n =</p>\n" + end);
        assertThat(page.metadata().url()).isEqualTo("https://x.org/a b");
        assertThat(page.text()).contains("Corals =bleach é =").doesNotContain("Another");
    }

    @Test
    void nothingBreaksTheReader(Random random) {
        List<String> pieces = List.of("Content-Type: ", "multipart/related; ", "boundary=", "x", "\"", "\n",
                "\r\n",
                "\n\n", "--x", "--", "text/html", "; charset=", "Content-Transfer-Encoding: base64\n", "=",
                "=3D", "AAA", " ");
        for (int run = 0; run < Randomized.rounds(250); run++) {
            StringBuilder message = new StringBuilder("Content-Type: multipart/related; boundary=x\n\n");
            for (int i = 0; i < random.nextInt(40); i++) {
                message.append(pieces.get(random.nextInt(pieces.size())));
            }
            try {
                assertThat(read("a.mht", message.toString()).metadata().title()).isNotBlank();
            } catch (IOException refused) {
                assertThat(refused).isInstanceOf(UnreadableException.class);
            }
        }
    }

    @Test
    void bookmarksBecomeDocuments() throws IOException {
        Path file = Files.writeString(folder.resolve("bookmarks.html"),
                """
                        <!DOCTYPE NETSCAPE-Bookmark-file-1>
                        <TITLE>Bookmarks</TITLE>
                        <H1>Bookmarks</H1>
                        <DL><p>
                          <DT><A HREF="place:type=6" ADD_DATE="1">Recent tags</A>
                          <DT><H3>Science</H3>
                          <DD>A folder
                          <DL><p>
                            <DT><H3>Reefs &amp; Seas</H3>
                            <DL><p>
                              <DT><A HREF="http://x.org/a?b=1&amp;c" ADD_DATE="1456433741" TAGS="corals,heat stress">Corals &lt;3</A>
                              <DD>First line
                        second line

                        Another paragraph.
                            </DL><p>
                            <DT><A HREF="http://x.org/b" ADD_DATE="1515515697780642" TAGS="one two">B</A>
                          </DL><p>
                          <DT><A HREF="http://x.org/b" ADD_DATE="10/Oct/2000:13:55:36 +0300"></A>
                        </DL><p>
                        """);
        Inventories inventories = Inventories.standard();
        Inventory inventory = inventories.read(inventories.format(file).orElseThrow(), file);
        assertThat(inventory.entries()).extracting(Inventory.Entry::key).containsExactly(
                "http://x.org/a?b=1&c", "http://x.org/b",
                "http://x.org/b (2)");
        Metadata first = inventory.entries().getFirst().document().metadata();
        assertThat(first.title()).isEqualTo("Corals <3");
        assertThat(first.collections()).containsExactly("Science/Reefs & Seas");
        assertThat(first.tags()).containsExactly("corals", "heat stress");
        assertThat(first.published()).isEqualTo("2016-02-25");
        assertThat(inventory.entries().getFirst().document().sections().getFirst().paragraphs()).hasSize(2);
        Metadata second = inventory.entries().get(1).document().metadata();
        assertThat(second.tags()).containsExactly("one", "two");
        assertThat(second.published()).isEqualTo("2018-01-09");
        assertThat(second.collections()).containsExactly("Science");
        Metadata last = inventory.entries().getLast().document().metadata();
        assertThat(last.title()).isEqualTo("http://x.org/b");
        assertThat(last.collections()).isEmpty();
        assertThat(last.published()).isEqualTo("2000-10-10");
    }
}
