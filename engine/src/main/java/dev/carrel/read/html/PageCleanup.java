package dev.carrel.read.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;

/// Readies a page for scoring: what nobody sees goes, boxes around bare text become paragraphs.
final class PageCleanup {
    private static final Set<String> ROLES = Set.of("menu", "menubar", "complementary", "navigation", "alert",
            "alertdialog", "dialog", "banner", "contentinfo", "search");
    private static final String BLOCKS = "blockquote, dl, div, img, ol, p, pre, table, ul, section, article, h1, h2, h3, h4,"
            + " h5, h6, figure";
    private static final Set<String> PHRASING = Set.of("a", "abbr", "b", "bdo", "br", "cite", "code", "data",
            "dfn",
            "em", "font", "i", "kbd", "label", "mark", "math", "q", "s", "samp", "small", "span", "strike",
            "strong",
            "sub", "sup", "time", "tt", "u", "var", "wbr");

    private PageCleanup() {}

    /// Drops everything that is invisible or never content.
    static void clean(Document page) {
        page.select(
                "script, style, noscript, template, link, meta, iframe, object, embed, input, textarea, select,"
                        + " button, svg")
                .remove();
        page.select(
                "[hidden], [aria-hidden=true], [style~=(?i)display\\s*:\\s*none]")
                .stream().filter(hidden -> !hidden.className().contains("fallback-image")
                        && hidden.select("math").isEmpty())
                .forEach(Element::remove);
        page.select("[aria-modal=true][role=dialog]").remove();
    }

    /// Drops everything that is no content by its names, roles and places.
    static void dropUnlikely(Document page) {
        for (Element element : page.body().getAllElements()) {
            boolean kept = element.is("body, a, html, article, main")
                    || element.closest("table, code") != null;
            if (!kept && (ElementWeights.isUnlikely(element)
                    || ROLES.contains(element.attr("role").toLowerCase(Locale.ROOT)))) {
                element.remove();
            }
        }
    }

    /// Bare text inside of boxes becomes paragraphs, so that it counts like any other.
    static void makeParagraphs(Document page) {
        for (Element box : page.select("div")) {
            wrapText(box);
            if (box.select(BLOCKS).size() <= 1 && !box.text().isBlank()) {
                box.tagName("p");
            }
        }
    }

    /// Runs of text and inline elements between blocks; two line breaks in a row part paragraphs.
    private static void wrapText(Element box) {
        List<Node> run = new ArrayList<>();
        for (Node child : List.copyOf(box.childNodes())) {
            if (isPhrasing(child)) {
                run.add(child);
            } else {
                wrap(run);
            }
        }
        wrap(run);
    }

    private static void wrap(List<Node> run) {
        boolean text = run.stream().anyMatch(node -> node instanceof TextNode words
                ? !words.isBlank()
                : node instanceof Element element && element.hasText());
        if (text) {
            Element paragraph = new Element("p");
            run.getFirst().before(paragraph);
            run.forEach(paragraph::appendChild);
        }
        run.clear();
    }

    private static boolean isPhrasing(Node node) {
        return node instanceof TextNode
                || (node instanceof Element element && PHRASING.contains(element.normalName())
                        && element.select(BLOCKS).isEmpty());
    }
}
