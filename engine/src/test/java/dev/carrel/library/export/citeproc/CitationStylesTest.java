package dev.carrel.library.export.citeproc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import dev.carrel.base.UserError;
import dev.carrel.ingest.Progress;
import dev.carrel.library.Library;
import dev.carrel.library.export.Export;
import dev.carrel.library.export.ExportFormat;
import dev.carrel.library.export.Selection;
import dev.carrel.library.home.Home;
import dev.carrel.library.settings.Settings;
import dev.carrel.testing.Golden;
import dev.carrel.testing.TestFolder;
import dev.carrel.testing.TestModels;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// References as they come out of a bibliography that a library has read, in every style that is offered by name.
@Tag("thorough")
final class CitationStylesTest {
    private static final String ENTRIES = """
            @article{bee, author = {van der Berg, Anna and M{\\"u}ller, Karl}, title = {How {DNA} \\& light change},
              journal = {Journal of Tests}, year = 2019, month = mar, volume = 12, number = 3, pages = {101--119},
              doi = {10.1000/bee.1}}
            @book{cod, editor = {Ono, Yoko and Smith, Jane}, title = {The Book of Fish}, publisher = {Sea Press},
              address = {Oslo}, year = 2001, edition = {2}}
            @inproceedings{doe, author = {Doe, Jo}, title = {Searching for passages}, booktitle = {Proceedings of the
              Tenth Conference}, year = 2015, pages = {7--9}, publisher = {ACM}}
            @phdthesis{elk, author = {Elk, Eve}, title = {On moss}, school = {University of Bergen}, year = 1998}
            @misc{fox, author = {{World Health Organization}}, title = {Guidelines without a date},
              url = {https://example.org/guidelines?a=1&b=2}}
            @incollection{gnu, author = {Gnu, Gil and Hen, Hal and Ibex, Ida and Jay, Jim}, title = {Herds},
              booktitle = {Animals together}, editor = {Kid, Kay}, publisher = {Field}, year = 2010, pages = {1--20}}
            """;

    @TempDir
    private Path temporary;

    private String written(String style, ExportFormat format) throws IOException {
        Home home = new Home(TestModels.homeIn(temporary.resolve("home")));
        TestFolder folder = new TestFolder(temporary.resolve("docs"));
        folder.write("library.bib", ENTRIES);
        try (Library library = Library.open(home, "default", Settings.standard())) {
            library.intake().add(List.of(folder.path().resolve("library.bib")), Progress.SILENT);
            Export export = new Export(library, style);
            export.check(format);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            assertThat(export.write(export.documents(new Selection.All()), format, out)).isEqualTo(6);
            return out.toString(StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"apa", "vancouver", "chicago", "ieee", "harvard"})
    void theOfferedStylesGiveWhatWasLookedAt(String style) throws IOException {
        Golden.check("styles/" + style + ".txt", written(style, ExportFormat.TEXT));
    }

    @Test
    void htmlIsEscaped() throws IOException {
        assertThat(written("apa", ExportFormat.HTML)).contains("DNA &amp; light").contains("?a=1&amp;b=2");
        String item = new StyledReferences(CitationStyle.known("apa")).of(
                List.of(Map.of("id", "1", "type", "book",
                        "title", "<script>hurt()</script> <b>bold</b>", "volume", List.of("no", "volume"))),
                StyledReferences.Form.HTML);
        assertThat(item).contains("&lt;script&gt;hurt()&lt;/script&gt;").doesNotContain("<b>", "<script>");
    }

    @Test
    void aStyleOfAFileIsFollowedAndADependentOneIsThatOfItsParent() throws IOException {
        Path file = temporary.resolve("own.csl");
        Files.writeString(file,
                """
                        <style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text" default-locale="en-GB">
                          <info><title>Own</title><id>own</id><updated>2026-01-01T00:00:00Z</updated></info>
                          <citation><layout><text variable="title"/></layout></citation>
                          <bibliography><layout suffix="!"><text variable="title" prefix="» "/></layout></bibliography>
                        </style>""");
        assertThat(written(file.toString(), ExportFormat.TEXT)).contains("» On moss!");
        assertThat(CitationStyle.known("nature-medicine").source()).isEqualTo("nature");
        assertThat(CitationStyle.known("harvard").locale()).isEqualTo("en-GB");
    }

    @ParameterizedTest
    @ValueSource(strings = {"no-such-style", "../../apa", "APA!", "", "missing.csl"})
    void anUnknownStyleIsOneSentence(String name) {
        assertThatThrownBy(() -> CitationStyle.named(name)).isInstanceOf(UserError.class)
                .hasMessageContaining("citation style");
    }

    @Test
    void aFileThatIsNoStyleOrAsksForOthersIsRefused() throws IOException {
        Path file = temporary.resolve("bad.csl");
        for (String content : List.of("", "{}", "<!DOCTYPE style SYSTEM \"file:///etc/passwd\"><style/>")) {
            Files.writeString(file, content);
            assertThatThrownBy(() -> CitationStyle.named(file.toString())).isInstanceOf(UserError.class);
        }
        Files.write(file, new byte[]{(byte) 0xff, (byte) 0xfe, 0});
        assertThatThrownBy(() -> CitationStyle.named(file.toString())).isInstanceOf(UserError.class);
        Files.writeString(file, "<style>broken");
        assertThatThrownBy(() -> written(file.toString(), ExportFormat.TEXT)).isInstanceOf(UserError.class);
    }
}
