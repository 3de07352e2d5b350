package dev.carrel.read.html;

import java.util.List;
import java.util.regex.Pattern;

import org.jsoup.nodes.Element;

/// Takes out of the main content what does not read like content: forms, share bars, boxes full of links. The
/// conditions and their numbers are those of Readability.js.
final class Boilerplate {
    private static final Pattern SHARE = Pattern.compile("(\\b|_)(share|sharedaddy)(\\b|_)",
            Pattern.CASE_INSENSITIVE);
    private static final int SHORT = 500;
    private static final String HEADINGS = "h1, h2, h3, h4, h5, h6";
    private static final String TEXTISH = "span, li, td, blockquote, dl, div, img, ol, p, pre, table, ul";

    private Boilerplate() {}

    static void clean(Element content) {
        dropIf(content, "form, fieldset");
        content.select("footer, aside, nav").stream().filter(found -> !found.equals(content))
                .forEach(Element::remove);
        content.getAllElements().stream().filter(Boilerplate::isShareBar)
                .filter(found -> !found.equals(content))
                .forEach(Element::remove);
        content.select("h1, h2").stream().filter(heading -> ElementWeights.ofNames(heading) < 0)
                .forEach(Element::remove);
        dropIf(content, "table, ul, ol, div, section");
    }

    private static void dropIf(Element content, String query) {
        for (Element found : List.copyOf(content.select(query)).reversed()) {
            if (!found.equals(content) && isBoilerplate(found)) {
                found.remove();
            }
        }
    }

    private static boolean isShareBar(Element element) {
        return SHARE.matcher(element.className() + " " + element.id()).find()
                && element.text().length() < SHORT;
    }

    private static boolean isBoilerplate(Element element) {
        if (isData(element)) {
            return false;
        }
        int weight = ElementWeights.ofNames(element);
        return weight < 0 || (ElementWeights.commas(element.text()) < 10 && looksEmpty(element, weight));
    }

    private static boolean isData(Element element) {
        return element.closest("code, pre") != null || element.selectFirst("th, caption, pre") != null
                || isInDataTable(element)
                || (element.normalName().equals("table") && TableRows.isData(element));
    }

    private static boolean isInDataTable(Element element) {
        Element table = element.closest("table");
        return table != null && table.selectFirst("th, caption") != null;
    }

    private static boolean looksEmpty(Element element, int weight) {
        int length = element.text().length();
        double links = ElementWeights.linkDensity(element);
        int paragraphs = element.select("p").size();
        int images = element.select("img").size();
        boolean figure = element.closest("figure") != null;
        boolean list = isList(element, length);
        return (!figure && images > 1 && paragraphs < 0.5 * images)
                || (!list && element.select("li").size() - 100 > paragraphs)
                || (!list && !figure && length < 25 && links > 0
                        && ElementWeights.textDensity(element, HEADINGS) < 0.9)
                || (!list && weight < 25 && links > 0.2)
                || (weight >= 25 && links > 0.5)
                || (list && links > 0.6 && element.select("li").size() > 2)
                || (images == 0 && ElementWeights.textDensity(element, TEXTISH) == 0 && length < 25);
    }

    private static boolean isList(Element element, int length) {
        return element.is("ul, ol") || (length > 0
                && element.select("ul, ol").stream().mapToInt(list -> list.text().length()).sum() > 0.9
                        * length);
    }
}
