package dev.carrel.read.bibliography.bibtex;

import java.util.Base64;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class FileFieldTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            ":papers/a.pdf:PDF | papers/a.pdf",
            "Full Text:a b.pdf:application/pdf | a b.pdf",
            "Paper:C\\:\\\\Users\\\\x\\\\a.pdf:PDF | C:\\Users\\x\\a.pdf",
            ":C:\\Users\\x\\a.pdf:PDF | C:\\Users\\x\\a.pdf",
            "/home/x/a.pdf | /home/x/a.pdf",
            "a.pdf:PDF | a.pdf",
            ":a.pdf | a.pdf",
            "x:with\\;semi\\:colon.pdf:PDF | with;semi:colon.pdf",
            ":home/x/a.pdf:pdf | home/x/a.pdf"})
    void everyProgramsFieldIsUnderstood(String field, String path) {
        assertThat(FileField.of(field)).singleElement()
                .satisfies(file -> assertThat(file.readings().getFirst()).isEqualTo(path));
    }

    @Test
    void severalFilesAreSeveral() {
        assertThat(FileField.of("A:a.pdf:PDF;B:b.html:text/html;;"))
                .extracting(file -> file.readings().getFirst())
                .containsExactly("a.pdf", "b.html");
        assertThat(FileField.of("/x/a.pdf;/x/b.pdf")).hasSize(2);
    }

    @Test
    void mendeleysPathsAreTriedWithASlash() {
        assertThat(FileField.of(":home/x/my{\\_}paper.pdf:pdf").getFirst().readings())
                .contains("/home/x/my_paper.pdf");
    }

    @Test
    void anAddressIsNoAttachment() {
        assertThat(FileField.of(":https\\://x.org/a.pdf:PDF").getFirst().isAddress()).isTrue();
        assertThat(FileField.of("https://x.org/a.pdf").getFirst().isAddress()).isTrue();
    }

    @Test
    void bibdesksPathIsFoundInItsPropertyList() {
        byte[] list = {'b', 'p', 'l', 'i', 's', 't', '0', '0', (byte) 0xD1, 1, 2, 0x5C, 'r', 'e', 'l', 'a',
                't', 'i', 'v',
                'e', 'P', 'a', 't', 'h', 0x55, 'a', '.', 'p', 'd', 'f', 8, 11, 24, 0, 0, 0, 0, 0, 0, 1, 1, 0,
                0, 0, 0, 0,
                0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30};
        assertThat(BinaryPropertyList.relativePath(Base64.getEncoder().encodeToString(list)))
                .contains("a.pdf");
        assertThat(BinaryPropertyList.relativePath("AAAA")).isEmpty();
        assertThat(BinaryPropertyList.relativePath("not base64!")).isEmpty();
    }
}
