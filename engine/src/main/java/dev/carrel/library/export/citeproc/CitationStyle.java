package dev.carrel.library.export.citeproc;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import de.undercouch.citeproc.CSL;
import dev.carrel.base.UserError;

import static java.nio.charset.StandardCharsets.UTF_8;

/// A citation style.
///
/// @param source its name among those of citationstyles.org, or all of it as XML
/// @param locale the language of its words: `en-GB`
public record CitationStyle(String source, String locale) {
    /// Common names of styles that citationstyles.org calls otherwise.
    private static final Map<String, String> CALLED = Map.of("chicago", "chicago-author-date", "harvard",
            "harvard-cite-them-right", "mla", "modern-language-association");

    private static final Pattern NAME = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");
    private static final Pattern LOCALE = Pattern
            .compile("\\bdefault-locale=\"([a-zA-Z]{2}(?:-[a-zA-Z]{2})?)\"");
    private static final Pattern PARENT = Pattern
            .compile("<link\\b[^>]*href=\"[^\"]*/([a-z0-9-]+)\"[^>]*rel=\"independent-parent\"");
    private static final String STANDARD_LOCALE = "en-US";
    /// A British guide, whose style does not say so.
    private static final String BRITISH = "harvard-cite-them-right";
    private static final long LARGEST = 2_000_000;

    /// @param name of a style, or the path of a `.csl` file
    /// @throws UserError if there is none
    public static CitationStyle named(String name) throws IOException {
        return name.endsWith(".csl") ? file(name) : known(name);
    }

    /// One of those that come with the program. Files are not looked at.
    ///
    /// @throws UserError if there is none of this name
    public static CitationStyle known(String name) throws IOException {
        String called = CALLED.getOrDefault(name, name);
        Optional<String> xml = NAME.matcher(called).matches() ? packed(called) : Optional.empty();
        if (xml.isEmpty()) {
            throw UserError.usage("There is no citation style " + name + ".",
                    "Use apa, vancouver, chicago, ieee, harvard, another name as in citationstyles.org/styles, or a .csl file.");
        }
        Matcher parent = PARENT.matcher(xml.get());
        return parent.find()
                ? new CitationStyle(known(parent.group(1)).source(), locale(xml.get()))
                : new CitationStyle(called, called.startsWith(BRITISH) ? "en-GB" : locale(xml.get()));
    }

    /// All of it, in a form that the processor follows.
    String xml() throws IOException {
        return SubstitutedNames
                .grouped(NAME.matcher(source).matches() ? packed(source).orElseThrow() : source);
    }

    private static Optional<String> packed(String name) throws IOException {
        for (String place : new String[]{"/" + name + ".csl", "/dependent/" + name + ".csl"}) {
            try (InputStream style = CSL.class.getResourceAsStream(place)) {
                if (style != null) {
                    return Optional.of(new String(style.readAllBytes(), UTF_8));
                }
            }
        }
        return Optional.empty();
    }

    /// A document type could make the parser look at other files.
    private static CitationStyle file(String path) throws IOException {
        try {
            Path file = Path.of(path);
            String xml = Files.size(file) > LARGEST ? "" : Files.readString(file);
            if (!xml.contains("<style") || xml.contains("<!DOCTYPE") || xml.contains("<!ENTITY")) {
                throw unreadable(path, "It is no style in the Citation Style Language.");
            }
            Matcher parent = PARENT.matcher(xml);
            return parent.find() ? known(parent.group(1)) : new CitationStyle(xml, locale(xml));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw unreadable(path, "It is not there.");
        } catch (MalformedInputException e) {
            throw unreadable(path, "It is not UTF-8.");
        }
    }

    static UserError unreadable(String path, String because) {
        return UserError.usage("The citation style " + path + " cannot be read. " + because,
                "Styles are to be had from citationstyles.org.");
    }

    private static String locale(String xml) {
        Matcher locale = LOCALE.matcher(xml);
        return locale.find() && locale.group(1).length() > 2 ? locale.group(1) : STANDARD_LOCALE;
    }
}
