package dev.carrel.read;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.read.tika.MediaTypes;

/// Tells which format an input is in: by its name, unless its content shows that the name lies.
public final class FormatDetector {
    private static final int PREFIX = 16 * 1024;
    private static final Set<String> PLAIN_NAMES = Set.of("readme", "license", "licence", "copying",
            "changes",
            "changelog", "authors", "contributors", "notice", "install", "news", "todo", "history",
            "contributing",
            "citation", "acknowledgements", "maintainers", "credits", "faq");
    private static final Pattern PAGE = Pattern.compile(
            "^\\s*+(?:(?:<\\?xml[^>]*>|<!--.*?-->)\\s*+)*+<(!doctype\\s+html|html|head|body)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final Pattern MARKDOWN = Pattern.compile("(?m)^(#{1,6} |```|---$)|\\]\\(");
    private static final Pattern NOTEBOOK = Pattern.compile("^\\s*\\{.*\"(cells|worksheets|nbformat)\"\\s*:",
            Pattern.DOTALL);

    private final MediaTypes mediaTypes = new MediaTypes();

    /// The format of something found in a folder; empty if it is no document: an image, an archive, source code.
    public Optional<Format> detect(Input input) throws IOException {
        byte[] prefix = prefix(input);
        String extension = extension(input.name());
        if (isBinary(prefix)) {
            return isPdf(prefix) ? Optional.of(Format.PDF) : promised(extension);
        }
        String start = new String(prefix, StandardCharsets.UTF_8);
        return extension.isEmpty() ? withoutExtension(input, start) : withExtension(extension, input, start);
    }

    /// The format of something that the user named: whatever else is text is read as plain text.
    public Optional<Format> detectNamed(Input input) throws IOException {
        Optional<Format> detected = detect(input);
        return detected.isPresent() || isBinary(prefix(input)) ? detected : Optional.of(Format.TEXT);
    }

    private Optional<Format> withoutExtension(Input input, String start) throws IOException {
        if (PAGE.matcher(start).find()) {
            return Optional.of(Format.HTML);
        }
        if (isNotebook(input, start)) {
            return Optional.of(Format.NOTEBOOK);
        }
        return PLAIN_NAMES.contains(input.name().toLowerCase(Locale.ROOT))
                ? Optional.of(Format.TEXT)
                : Optional.empty();
    }

    private Optional<Format> withExtension(String extension, Input input, String start) throws IOException {
        if (extension.equals("json") && isNotebook(input, start)) {
            return Optional.of(Format.NOTEBOOK);
        }
        if (extension.equals("asc") && start.startsWith("-----BEGIN PGP")) {
            return Optional.empty();
        }
        Optional<Format> promised = Format.ofExtension(extension);
        return promised.isPresent() ? Optional.of(corrected(promised.get(), input, start)) : promised;
    }

    private static Format corrected(Format promised, Input input, String start) throws IOException {
        return switch (promised) {
            case MARKDOWN -> isPage(start) && !MARKDOWN.matcher(start).find() ? Format.HTML : promised;
            case TEXT -> isPage(start) ? Format.HTML : isNotebook(input, start) ? Format.NOTEBOOK : promised;
            case RESTRUCTUREDTEXT, ASCIIDOC, PDF -> isPage(start) ? Format.HTML : promised;
            case NOTEBOOK, LATEX, HTML -> promised;
        };
    }

    private static boolean isPage(String start) {
        return PAGE.matcher(start).find();
    }

    /// Its version stands at the end of a notebook, so that the whole has to be looked at.
    private static boolean isNotebook(Input input, String start) throws IOException {
        return NOTEBOOK.matcher(start).find()
                && new String(input.bytes(), StandardCharsets.ISO_8859_1).contains("\"nbformat\"");
    }

    /// What promises to be a PDF and is none is told so by its reader.
    private static Optional<Format> promised(String extension) {
        return Format.ofExtension(extension).filter(Format.PDF::equals);
    }

    /// Its mark may stand behind some other bytes.
    private static boolean isPdf(byte[] prefix) {
        return new String(prefix, 0, Math.min(prefix.length, 1024), StandardCharsets.ISO_8859_1)
                .contains("%PDF-");
    }

    private boolean isBinary(byte[] prefix) {
        return prefix.length > 0 && !mediaTypes.isText(prefix);
    }

    private static byte[] prefix(Input input) throws IOException {
        try (InputStream in = input.open()) {
            return in.readNBytes(PREFIX);
        }
    }

    private static String extension(String name) {
        return name.substring(name.lastIndexOf('.') + 1 > 1 ? name.lastIndexOf('.') + 1 : name.length());
    }
}
