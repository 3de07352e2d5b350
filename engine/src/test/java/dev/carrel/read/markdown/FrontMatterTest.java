package dev.carrel.read.markdown;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

import dev.carrel.document.Document;
import dev.carrel.document.DocumentType;
import dev.carrel.document.Metadata;
import dev.carrel.document.bibliography.Year;
import dev.carrel.read.Input;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

@ExtendWith(Randomized.class)
class FrontMatterTest {
    private static final String BODY = "Corals bleach.\n";
    /// A hundred times what it takes where nothing else runs; what needs longer grows with the square of its text.
    private static final Duration IN_TIME = Duration.ofMinutes(3);

    private static Document read(String text) throws IOException {
        return new MarkdownReader().read(Input.of("a.md", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Metadata yaml(String matter) throws IOException {
        Document document = read("---\n" + matter + "\n---\n" + BODY);
        assertThat(document.text()).contains("Corals bleach.");
        return document.metadata();
    }

    private static Metadata toml(String matter) throws IOException {
        return read("+++\n" + matter + "\n+++\n" + BODY).metadata();
    }

    @ParameterizedTest
    @ValueSource(strings = {"authors: [\"Doe, Jane\", 'Roe, Richard and Sons']",
            "authors:\n  - \"Doe, Jane\"\n  - Roe, Richard and Sons",
            "authors:\n- name: Doe, Jane\n  affiliations:\n    - Some University\n- name: 'Roe, Richard and Sons'",
            "author: [{name: \"Doe, Jane\", orcid: 0}, {literal: \"Roe, Richard and Sons\"}]",
            "Authors: [\"Doe, Jane\",\n  \"Roe, Richard and Sons\"\n]",
            "authors: [\"Doe, Jane\",\n\"Roe, Richard and Sons\"\n]",
            "title: broken: here\nauthors: [\"Doe, Jane\", 'Roe, Richard and Sons']"})
    void anItemOfAListIsOneAuthor(String matter) throws IOException {
        assertThat(yaml(matter).authors()).containsExactly("Doe, Jane", "Roe, Richard and Sons");
    }

    @Test
    void aLoneItemOfAListIsNotCut() throws IOException {
        assertThat(yaml("authors: [\"Doe, Jane\"]").authors()).containsExactly("Doe, Jane");
        assertThat(yaml("tags:\n- health and safety").tags()).containsExactly("health and safety");
        assertThat(toml("authors = [\"Doe, Jane\"]").authors()).containsExactly("Doe, Jane");
    }

    @Test
    void aTextMayHoldSeveralNames() throws IOException {
        assertThat(yaml("author: Jane Doe, Richard Roe and Max Moe").authors())
                .containsExactly("Jane Doe", "Richard Roe", "Max Moe");
        assertThat(yaml("tags: reefs; heat").tags()).containsExactly("reefs", "heat");
    }

    @Test
    void namesInPartsAreJoined() throws IOException {
        assertThat(yaml("author:\n  - given: Jane\n    family: Doe\n  - name: {given: Max, family: Moe}")
                .authors())
                .containsExactly("Jane Doe", "Max Moe");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "title: Foo: a bar                      | Foo: a bar",
            "title: 'It's here'                     | It's here",
            "title: \"Foo\" and bar                 | \"Foo\" and bar",
            "title: [Draft] Foo                     | [Draft] Foo",
            "title: @home in the reef               | @home in the reef",
            "title: 100% `raw`: yes                 | 100% `raw`: yes",
            "title: *starred                        | *starred",
            "title: 1.10                            | 1.10",
            "title: 007                             | 007",
            "title: yes                             | yes",
            "title: !!java.net.URL [http://x.org]   | http://x.org",
            "title: !r Foo                          | Foo",
            "\"title\": Quoted key                  | Quoted key",
            "TITLE: Loud                            | Loud",
            "title: Foo # a remark                  | Foo"})
    void theTitleIsWhatWasMeant(String line, String title) throws IOException {
        assertThat(yaml("year: 2020\n" + line + "\ntags: [a]")).satisfies(metadata -> {
            assertThat(metadata.title()).isEqualTo(title);
            assertThat(metadata.year()).isEqualTo(new Year(2020));
            assertThat(metadata.tags()).containsExactly("a");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"title:", "title: ~", "title: null", "title: ''", "title: [[]]",
            "title: {en: Foo}"})
    void aTitleWithoutTextIsNone(String line) throws IOException {
        assertThat(yaml(line + "\nyear: 2020")).satisfies(metadata -> {
            assertThat(metadata.title()).isEqualTo("a");
            assertThat(metadata.year()).isEqualTo(new Year(2020));
        });
    }

    @Test
    void textsGoOverSeveralLines() throws IOException {
        assertThat(yaml("title: one\n  two\nabstract: |\n  First line\n  second\n\n  Paragraph.\n").summary())
                .isEqualTo("First line\nsecond\n\nParagraph.");
        assertThat(yaml("title: one\n  two\nabstract: >-\n  First\n  line.\n")).satisfies(metadata -> {
            assertThat(metadata.title()).isEqualTo("one two");
            assertThat(metadata.summary()).isEqualTo("First line.");
        });
    }

    @ParameterizedTest
    @CsvSource({"2024-03-01,2024-03-01", "'2024-03-01 10:30:00 +0100',2024-03-01", "'\"2024-03\"',2024-03",
            "2024-03-01T10:30:00Z,2024-03-01"})
    void datesStayAsTheyAreWritten(String written, String published) throws IOException {
        assertThat(yaml("date: " + written).published()).isEqualTo(published);
        assertThat(yaml("date: " + written).year()).isEqualTo(new Year(2024));
    }

    @Test
    void tabsLineEndsAndMarksOfOrderDoNotMatter() throws IOException {
        String text = "\uFEFF---\r\ntitle:\tFoo\r\nauthors:\r\n\t- Jane Doe\r\n\t- Max Moe\r\n---\r\n" + BODY;
        assertThat(read(text).metadata()).satisfies(metadata -> {
            assertThat(metadata.title()).isEqualTo("Foo");
            assertThat(metadata.authors()).containsExactly("Jane Doe", "Max Moe");
        });
    }

    @Test
    void theFirstOfTwoEntriesCounts() throws IOException {
        assertThat(yaml("title: One\ntitle: Two\nTitle: Three").title()).isEqualTo("One");
        assertThat(toml("title = \"One\"\ntitle = \"Two\"").title()).isEqualTo("One");
    }

    @Test
    void aTextMayBeRepeatedByItsAnchor() throws IOException {
        assertThat(yaml("title: &t Foo\ndescription: *t").summary()).isEqualTo("Foo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Dear all, this is it: a letter.", "Just prose.", "- one\n- two",
            "Note: this is prose\nand here it goes on.", "# Only a heading", "https://x.org",
            "a: b: c\nprose",
            "{", "&a [*a]", "%YAML 1.2", "10:30 we met", "\"", "'open", "|\n text"})
    void whatIsNoMetadataStaysInTheText(String prose) {
        String text = "---\n" + prose + "\n---\n" + BODY;
        assertThat(FrontMatter.of(text)).isEqualTo(new FrontMatter(Map.of(), text));
        String toml = "+++\n" + prose.replace(':', '-') + "\n+++\n" + BODY;
        assertThat(FrontMatter.of(toml)).isEqualTo(new FrontMatter(Map.of(), toml));
    }

    @Test
    void tomlIsReadWithItsTables() throws IOException {
        Metadata metadata = toml("""
                title = "Foo: a bar" # remark
                date = 2024-03-01
                type = "note"
                description = '''
                One
                two'''
                [taxonomies]
                tags = ["a, b",
                  "c"]
                [extra]
                title = "Other"
                author = {name = "Doe, Jane"}
                """);
        assertThat(metadata.title()).isEqualTo("Foo: a bar");
        assertThat(metadata.published()).isEqualTo("2024-03-01");
        assertThat(metadata.type()).isEqualTo(DocumentType.NOTE);
        assertThat(metadata.summary()).isEqualTo("One\ntwo");
        assertThat(metadata.tags()).containsExactly("a, b", "c");
        assertThat(metadata.authors()).containsExactly("Doe, Jane");
    }

    @Test
    void brokenTomlIsReadEntryByEntry() throws IOException {
        Metadata metadata = toml("title = Foo = bar\ntags = [\"a\", \"b\"]\n[extra]\nauthor = 'Jane Doe'");
        assertThat(metadata.title()).isEqualTo("Foo = bar");
        assertThat(metadata.tags()).containsExactly("a", "b");
        assertThat(metadata.authors()).containsExactly("Jane Doe");
    }

    static Stream<String> bombs() {
        StringBuilder laughs = new StringBuilder("title: t\na: &a [x,x,x,x,x,x,x,x,x]\n");
        for (char c = 'b'; c < 'm'; c++) {
            laughs.append(c).append(": &").append(c).append(" [")
                    .append(("*" + (char) (c - 1) + ",").repeat(9))
                    .append("]\n");
        }
        return Stream.of(laughs + "tags: *l", "title: t\nauthors: &a [*a, x]",
                "title: t\nauthors: &a {name: *a}",
                "title: t\ntags: " + "[".repeat(50_000), "title: t\ntags: " + "{a: ".repeat(30_000),
                "title: t\ntags:\n" + "- ".repeat(50_000), "title: t\n? ".repeat(10_000),
                "title: t\nx: " + "a".repeat(100_000), "title: t\n" + "a: b\n".repeat(25_000),
                "title: t\n" + " ".repeat(100_000), "title: t\nx: \"" + "\\".repeat(90_001),
                "title: t\na" + " ".repeat(100_000) + "b", "title: t\n" + "!".repeat(100_000),
                "title: t\n" + "&a ".repeat(30_000), "title: t\n\"" + "a\n".repeat(50_000),
                "title: t\nx: |\n" + " \n".repeat(50_000), "title: t\n" + "a: b: c\n".repeat(15_000));
    }

    @ParameterizedTest
    @MethodSource("bombs")
    void bombsAreReadInTime(String matter) {
        for (String fence : List.of("---", "+++")) {
            String text = fence + "\n" + matter + "\n" + fence + "\n" + BODY;
            assertTimeoutPreemptively(IN_TIME,
                    () -> assertThat(FrontMatter.of(text).body()).endsWith(BODY));
            String assigned = text.replace(": ", " = ");
            assertTimeoutPreemptively(IN_TIME,
                    () -> assertThat(FrontMatter.of(assigned).body()).endsWith(BODY));
        }
    }

    @Test
    void aBookBetweenTwoLinesIsNoFrontMatter() {
        String text = "---\ntitle: t\nx: " + "words ".repeat(50_000) + "\n---\n" + BODY;
        assertThat(FrontMatter.of(text).body()).isEqualTo(text);
    }

    @Test
    void whatIsQuotedComesBack(Random random) throws IOException {
        RandomText texts = new RandomText(random);
        for (int run = 0; run < 200; run++) {
            List<String> authors = new ArrayList<>();
            for (int i = 0; i <= random.nextInt(4); i++) {
                // Characters without a shape are taken out of all that is read.
                authors.add((texts.word() + (random.nextBoolean() ? ", " : ": ") + texts.word() + i)
                        .replaceAll("\\p{Cf}", "").strip());
            }
            String list = authors.stream().map(FrontMatterTest::quoted).toList().toString();
            assertThat(yaml("authors: " + list).authors()).isEqualTo(authors);
            assertThat(toml("authors = " + list).authors()).isEqualTo(authors);
        }
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    @Test
    void nothingBreaksTheReaderAndNothingIsLost(Random random) {
        RandomText texts = new RandomText(random);
        List<String> pieces = List.of("title: ", "- ", "\n", "  ", "\t", "\"", "'", "[", "]", "{", "}", "&a ",
                "*a",
                "!!x ", "|", ">", "#", ": ", "= ", "? ", "%", "@", ",", "authors:\n", "[[x]]\n", "\r\n", "x");
        for (int run = 0; run < 2000; run++) {
            StringBuilder matter = new StringBuilder();
            for (int i = 0; i < random.nextInt(30); i++) {
                matter.append(random.nextInt(4) == 0
                        ? texts.anything(random.nextInt(8))
                        : pieces.get(random.nextInt(pieces.size())));
            }
            String fence = random.nextBoolean() ? "---" : "+++";
            String text = fence + "\n" + matter + "\n" + fence + "\n" + BODY;
            FrontMatter read = FrontMatter.of(text);
            assertThat(read.body()).endsWith(BODY);
            assertThat(read.body().equals(text)).as(text).isEqualTo(read.values().isEmpty());
        }
    }
}
