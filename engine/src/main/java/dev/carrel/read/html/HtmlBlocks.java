package dev.carrel.read.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import dev.carrel.read.html.hidden.HiddenElements;
import dev.carrel.read.outline.ListLines;
import dev.carrel.read.outline.Outline;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/// Turns elements into an outline: headings, paragraphs, lists, tables and preformatted text, each a block; everything
/// else is seen through. Elements nested deeper than any page needs are taken as one paragraph.
public final class HtmlBlocks {
    private static final int MAX_NESTING = 200;
    private static final Set<String> DROPPED = Set.of("script", "style", "noscript", "template", "svg",
            "iframe",
            "object", "canvas", "head", "button", "select", "input", "textarea", "nav", "form");
    private static final Set<String> INLINE = Set.of("a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br",
            "cite",
            "code", "data", "del", "dfn", "em", "font", "i", "img", "ins", "kbd", "label", "mark", "q",
            "ruby", "rb",
            "rt", "rp", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u",
            "var", "wbr");

    private final Outline outline;
    private final StringBuilder run = new StringBuilder();

    private HtmlBlocks(Outline outline) {
        this.outline = outline;
    }

    /// Adds what an element holds.
    public static Outline of(Element element, Outline outline) {
        HtmlBlocks blocks = new HtmlBlocks(outline);
        blocks.children(element, 0);
        blocks.flush();
        return outline;
    }

    /// Adds a piece of HTML that stands in another text; its tags need not be balanced.
    public static Outline ofFragment(String html, Outline outline) {
        Document page = Jsoup.parseBodyFragment(html);
        outline.hidden(HiddenElements.takeOutOfPiece(page));
        return of(page.body(), outline);
    }

    private void children(Element parent, int nesting) {
        for (Node child : parent.childNodes()) {
            if (child instanceof TextNode text) {
                run.append(text.getWholeText());
            } else if (child instanceof Element element && !DROPPED.contains(element.normalName())) {
                element(element, nesting);
            }
        }
    }

    private void element(Element element, int nesting) {
        if (nesting > MAX_NESTING) {
            paragraph(element.wholeText());
            return;
        }
        switch (element.normalName()) {
            case "h1", "h2", "h3", "h4", "h5", "h6" -> heading(element);
            case "br" -> run.append('\u000B');
            case "pre" -> block(element.wholeText().replaceAll("\\A\\R|\\s+\\z", ""));
            case "ul", "ol", "menu", "dir" -> list(element);
            case "table" -> table(element, nesting);
            case "figcaption", "caption" -> caption(element);
            case "img" -> run.append(' ').append(element.attr("alt")).append(' ');
            default -> through(element, nesting);
        }
    }

    private void through(Element element, int nesting) {
        boolean inline = INLINE.contains(element.normalName());
        if (!inline) {
            flush();
        }
        children(element, nesting + 1);
        if (!inline) {
            flush();
        }
    }

    private void heading(Element heading) {
        flush();
        outline.heading(heading.normalName().charAt(1) - '0', heading.text());
    }

    private void list(Element list) {
        flush();
        List<String> items = ListItems.of(list);
        if (!items.isEmpty()) {
            ListLines.paragraphs(items).forEach(outline::paragraph);
        }
    }

    /// A table with blocks in it is layout, and seen through; any other is data.
    private void table(Element table, int nesting) {
        flush();
        if (TableRows.isLayout(table)) {
            children(table, nesting + 1);
            flush();
        } else {
            table.select("caption").forEach(this::caption);
            outline.paragraph(TableRows.text(table));
        }
    }

    private void caption(Element caption) {
        flush();
        String kind = caption.normalName().equals("caption") ? "Table" : "Figure";
        outline.caption(kind + " " + (outline.captions(kind) + 1), caption.text());
    }

    private void block(String text) {
        flush();
        outline.paragraph(text);
    }

    private void flush() {
        paragraph(run.toString());
        run.setLength(0);
    }

    /// White space is collapsed as a browser does; a vertical tab stands for a line break.
    private void paragraph(String text) {
        List<String> lines = new ArrayList<>();
        for (String line : text.split("\u000B")) {
            lines.add(line.replaceAll("[\\s\u00A0]+", " ").strip());
        }
        outline.paragraph(String.join("\n", lines).replaceAll("\n{2,}", "\n").strip());
    }
}
