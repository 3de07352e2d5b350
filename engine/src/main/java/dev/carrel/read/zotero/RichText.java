package dev.carrel.read.zotero;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.read.CleanText;
import dev.carrel.read.html.HtmlBlocks;
import dev.carrel.read.outline.Outline;
import dev.carrel.read.tex.TexInText;

/// Text that Zotero stores with mark-up: notes are HTML, abstracts sometimes, titles have a few tags of their own.
final class RichText {
    private static final Pattern TITLE_TAGS = Pattern
            .compile("(?i)</?(?:i|b|u|sub|sup|sc|em|strong|span)(?:\\s[^<>]*)?>");
    /// A closing tag or a break: a lone `<` is less-than.
    private static final Pattern HTML = Pattern.compile("</[a-zA-Z][\\w:.-]*\\s*>|<br\\s*/?>");
    /// Publishers' abstracts have the tags of JATS, with their prefix or without; those within a line have no like in HTML.
    private static final Pattern WITHIN_LINE = Pattern
            .compile("(?i)(</?)(?:(?:jats:)?(?:italic|bold|sc|monospace"
                    + "|underline|overline|roman|sans-serif|ext-link|xref|uri|email|named-content|styled-content"
                    + "|inline-formula)|mml:[a-z]+)(?=[\\s/>])");
    private static final Pattern JATS = Pattern.compile("(</?)jats:");

    private RichText() {}

    static String title(String title) {
        return CleanText.line(TexInText.shown(TITLE_TAGS.matcher(title).replaceAll("")));
    }

    /// The text of what may or may not be HTML.
    static String plain(String text) {
        return HTML.matcher(text).find()
                ? String.join("\n\n", paragraphs(html(text)))
                : CleanText.clean(text).strip();
    }

    private static String html(String text) {
        return JATS.matcher(WITHIN_LINE.matcher(text).replaceAll("$1span")).replaceAll("$1");
    }

    /// The paragraphs, headings and lists of HTML.
    static List<String> paragraphs(String html) {
        List<String> paragraphs = new ArrayList<>();
        for (Outline.Block block : HtmlBlocks.ofFragment(html, new Outline()).blocks()) {
            paragraphs.add(switch (block) {
                case Outline.Heading heading -> heading.text();
                case Outline.Text text -> text.text();
                case Outline.Captioned captioned -> captioned.text();
                case Outline.Cited cited -> cited.text();
            });
        }
        return paragraphs;
    }
}
