package dev.carrel.web.browser;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import dev.carrel.library.capture.BrowserExtension;
import dev.carrel.library.capture.BrowserExtension.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/// The extension as it is given out.
final class ExtensionFilesIT {
    @TempDir
    private Path folder;

    private static byte[] zipped(Browser browser) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BrowserExtension.installed().zip(browser, out);
        return out.toByteArray();
    }

    @Test
    void theSameFilesMakeTheSameArchive() throws Exception {
        assertThat(zipped(Browser.FIREFOX)).isEqualTo(zipped(Browser.FIREFOX))
                .isNotEqualTo(zipped(Browser.CHROME));
        assertThat(zipped(Browser.EDGE)).isEqualTo(zipped(Browser.CHROME));
    }

    @Test
    void noCodeComesFromElsewhereOrStandsInline() throws Exception {
        BrowserExtension.installed().write(Browser.CHROME, folder);
        try (var files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(js|html)")).toList()) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContain("innerHTML",
                        "outerHTML",
                        "insertAdjacentHTML", "document.write", "eval(", "new Function", "src=\"http",
                        " onclick=\"");
            }
        }
    }

    /// What Firefox's own linter says of the manifest and the code.
    @Test
    void theLinterOfFirefoxFindsNothing() throws Exception {
        Path program = Path.of("target/app-checks/node_modules/.bin/web-ext").toAbsolutePath();
        assertThat(program).as("./test installs it").exists();
        BrowserExtension.installed().write(Browser.FIREFOX, folder);
        Process lint = new ProcessBuilder(program.toString(), "lint", "--self-hosted", "--warnings-as-errors",
                "--source-dir", folder.toString()).redirectErrorStream(true).start();
        String said = new String(lint.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(lint.waitFor()).as(said).isZero();
    }
}
