package dev.carrel.read.office;

import java.util.regex.Pattern;

import dev.carrel.read.Format;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/// Puts right what Tika's markup leaves open: titles of slides, headings that are only bold, captions, notes.
final class OfficeMarkup {
    private static final int LONGEST_HEADING = 100;
    private static final Pattern CAPTION = Pattern
            .compile("(?i)(fig(ure|\\.)?|table|tab\\.|abb(ildung|\\.)|tabelle)\\s*\\d+.*");

    private OfficeMarkup() {}

    static void repair(Document page, Format format) {
        page.select("div.embedded, div.header, div.footer, div.slide-master-content, script, style").remove();
        page.select("p.note, span.note").forEach(OfficeMarkup::inParentheses);
        page.select("p.caption, p.Caption").forEach(OfficeMarkup::caption);
        page.select("td > p:only-child, th > p:only-child").forEach(Element::unwrap);
        if (format == Format.PPTX) {
            page.select("div.slide-content").forEach(OfficeMarkup::slide);
        }
        if (format == Format.RTF) {
            page.select("p").forEach(OfficeMarkup::boldHeading);
        }
    }

    /// A footnote stands where it is called.
    private static void inParentheses(Element note) {
        String text = note.text().replaceFirst("^\\d+\\s+", "").strip();
        note.replaceWith(new TextNode(text.isEmpty() ? "" : " (" + text + ")"));
    }

    private static void caption(Element paragraph) {
        if (CAPTION.matcher(paragraph.text()).matches()) {
            paragraph.tagName("figcaption");
        }
    }

    /// The first text of a slide is its title, if it is short.
    private static void slide(Element slide) {
        Element first = slide.selectFirst("p");
        if (first != null && !first.text().isBlank() && first.text().length() <= LONGEST_HEADING) {
            first.tagName("h2");
        }
    }

    /// RTF's styles do not survive; a short line that is wholly bold and no sentence was a heading.
    private static void boldHeading(Element paragraph) {
        String text = paragraph.text().strip();
        boolean bold = paragraph.childrenSize() == 1 && paragraph.child(0).normalName().equals("b")
                && paragraph.child(0).text().strip().equals(text);
        if (bold && !text.isEmpty() && text.length() <= LONGEST_HEADING && !text.matches(".*[.;,]")) {
            paragraph.tagName("h1");
        }
    }
}
