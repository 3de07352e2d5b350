package dev.carrel.evaluate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class TopicsTest {
    @TempDir
    private Path directory;

    private List<Topic> read(String content) throws IOException {
        return Topics.read(Files.writeString(directory.resolve("topics"), content)).topics();
    }

    @Test
    void jsonLinesAreReadInOrder() throws IOException {
        assertThat(read("""
                {"_id": "b", "text": "graph \\"sampling\\"", "metadata": {"_id": "no", "text": ["no"]}}

                {"metadata": {}, "text": " second ", "_id": 7}
                """)).containsExactly(new Topic("b", "graph \"sampling\""), new Topic("7", "second"));
    }

    @Test
    void linesWithATabAreRead() throws IOException {
        assertThat(read("1\twhat is it\n2\ta\tb\n"))
                .containsExactly(new Topic("1", "what is it"), new Topic("2", "a\tb"));
    }

    @Test
    void theTitleOfAClassicTopicIsItsText() throws IOException {
        assertThat(read("""
                <top>

                <num> Number: 301
                <title> International Organized Crime

                <desc> Description:
                Identify organizations that participate in <i>crime</i>.

                <narr> Narrative:
                Not this.
                </top>

                <top>
                <num> Number: 302
                <title> Topic: Poliomyelitis
                and Post-Polio
                </top>
                """)).containsExactly(new Topic("301", "International Organized Crime"),
                new Topic("302", "Poliomyelitis and Post-Polio"));
    }

    @Test
    void closedTagsOnOneLineAndCapitalsAreTheSame() throws IOException {
        assertThat(read("<TOP><NUM>MB1</NUM><TITLE>a title</TITLE> ignored <desc>no</desc></TOP>"))
                .containsExactly(new Topic("MB1", "a title"));
    }

    @Test
    void aDocumentFullOfOtherTagsIsRefused() {
        assertThatThrownBy(() -> read("<topics>\n<topic number=\"1\"><query>x</query></topic>\n</topics>"))
                .isInstanceOf(UserError.class).hasMessageContaining("line 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "{\"_id\": \"1\", \"text\": \"a\"}~{\"_id\": | line 2: not JSON",
            "{\"_id\": \"1\", \"text\": \"a\"}~[] | line 2: not a JSON object",
            "{\"_id\": \"1\", \"text\": \"a\"} {} | line 1: more than one JSON object",
            "{\"_id\": \"1\"} | line 1: topic 1 has no text",
            "{\"text\": \"a\"} | line 1: a topic without an id",
            "{\"_id\": \"1\", \"text\": [\"a\"]} | line 1: text is not a string",
            "{\"_id\": \"1\", \"text\": \"a\"}~{\"_id\": \"1\", \"text\": \"b\"} | line 2: topic 1 is there twice",
            "just text | line 1: no tab",
            "<top>~<num> 1~<title> a | line 1: <top> without </top>",
            "<top>~<title> a~</top> | line 3: a topic without an id",
            "<top>~<num> 1~</top> | line 3: topic 1 has no text",
            "<top>~<top> | line 2: <top> inside <top>",
            "</top> | line 1: </top> without <top>",
            "<top><num>1<title>a</top>~more | line 2: text outside of <top>"})
    void anErrorNamesTheFileAndTheLine(String content, String message) {
        assertThatThrownBy(() -> read(content.replace('~', '\n'))).isInstanceOf(UserError.class)
                .hasMessageContaining("topics, " + message);
    }

    @Test
    void aFileWithoutTopicsIsRefused() {
        assertThatThrownBy(() -> read("\n \n")).isInstanceOf(UserError.class)
                .hasMessageContaining("no topics");
    }
}
