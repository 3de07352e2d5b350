package dev.carrel.read.pdf.page;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.Year;
import dev.carrel.document.text.HiddenCharacters;
import dev.carrel.read.tex.TexInText;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/// A file's facts about itself without its pages: its XMP packet, its information dictionary, its name.
///
/// @param title from XMP, else from the information dictionary
public record FileMetadata(XmpPacket xmp, @Nullable String title, @Nullable String author, String name) {
    private static final Pattern TAG = Pattern.compile(
            "</?(i|b|em|strong|su[bp]|u|span|italic|bold|sc)\\b[^>]*>",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern CODE = Pattern.compile("&?(?:amp;?)?#(?:x([0-9a-f]{2,6})|(\\d{2,7}));",
            Pattern.CASE_INSENSITIVE);

    public static FileMetadata of(PDDocument document, String name) {
        XmpPacket xmp = XmpPacket.of(document.getDocumentCatalog());
        String title = xmp.title() != null ? xmp.title() : document.getDocumentInformation().getTitle();
        return new FileMetadata(xmp, title == null ? null : unmarked(title),
                document.getDocumentInformation().getAuthor(), name);
    }

    /// Some publishers write titles and names with their mark-up, `Meta&#x2010;analysis of <i>in vitro</i> tests`,
    /// or with that of LaTeX.
    private static String unmarked(String title) {
        String bare = TAG.matcher(HiddenCharacters.without(title)).replaceAll("");
        String plain = CODE.matcher(bare)
                .replaceAll(code -> Matcher.quoteReplacement(character(code)))
                .replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
        return TexInText.shown(plain);
    }

    private static String character(MatchResult code) {
        int number = code.group(1) != null
                ? Integer.parseInt(code.group(1), 16)
                : Integer.parseInt(code.group(2));
        return Character.isValidCodePoint(number) ? Character.toString(number) : "";
    }

    /// The list of authors as the file tells it.
    public List<String> authors() {
        return xmp.creators().isEmpty() && author != null
                ? AuthorLine.split(unmarked(author))
                : xmp.creators().stream().flatMap(each -> AuthorLine.split(unmarked(each)).stream()).toList();
    }

    @Nullable
    public Year yearInName() {
        return Year.Form.PRINTED.in(name);
    }
}
