package dev.carrel.cli.extension;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import dev.carrel.cli.argument.OutputFile;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.library.capture.BrowserExtension;
import dev.carrel.library.capture.BrowserExtension.Browser;
import dev.carrel.library.json.Json;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes the browser extension where a browser can load it, and says how.
@CommandLine.Command(name = "extension", sortOptions = false, header = "Write the browser extension, and say how to load it.", footerHeading = "%nExamples:%n", footer = {
        "  carrel extension", "  carrel extension firefox", "  carrel extension edge --zip carrel.zip"})
public final class ExtensionCommand implements Command {
    /// The extension as it was written.
    public record Written(Browser browser, Path path, String load) {}

    public static final ObjectShape<Written> WRITTEN = Shape.<Written>object("WrittenExtension")
            .text("browser", written -> written.browser().word())
            .text("path", written -> written.path().toString())
            .text("load", Written::load);

    @Parameters(arity = "0..1", paramLabel = "BROWSER", description = "chrome (default), edge, brave or firefox.")
    private Browser browser = Browser.CHROME;

    @Option(names = "--zip", paramLabel = "FILE", description = "Write one file instead of a folder.")
    private @Nullable String zip;

    @Mixin
    private CommonOptions shared = CommonOptions.ofAnyLibrary();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        Path path = write(desk);
        Written written = new Written(browser, path, load(browser, path));
        if (shared.json()) {
            Json.write(written, WRITTEN, desk.out());
        } else {
            desk.out().println(written.path());
            desk.say(written.load() + "\n\nThen run `carrel serve`, click Carrel's icon in the browser, "
                    + "and type the code that the app shows on its page Library.");
        }
        return ExitCode.DONE;
    }

    private Path write(CommandContext desk) throws IOException {
        BrowserExtension extension = BrowserExtension.installed();
        Optional<OutputFile> file = OutputFile.named(zip, desk);
        if (file.isPresent()) {
            file.get().write(out -> {
                extension.zip(browser, out);
                return file;
            });
            return file.get().path();
        }
        Path folder = shared.home(desk).path().resolve("extension").resolve(browser.word());
        extension.write(browser, folder);
        return folder;
    }

    private static String load(Browser browser, Path path) {
        return switch (browser) {
            case CHROME, EDGE, BRAVE ->
                "Open " + browser.word() + "://extensions, switch on \"Developer mode\", "
                        + "press \"Load unpacked\" and choose " + path + unpacked(path) + ".";
            case FIREFOX ->
                "Open about:debugging#/runtime/this-firefox, press \"Load Temporary Add-on…\" and choose "
                        + (isZip(path) ? path : path.resolve("manifest.json"))
                        + ". Firefox keeps it until it is closed, since the extension is not signed.";
        };
    }

    private static boolean isZip(Path path) {
        return !Files.isDirectory(path);
    }

    private static String unpacked(Path path) {
        return isZip(path) ? ", unpacked into a folder" : "";
    }
}
