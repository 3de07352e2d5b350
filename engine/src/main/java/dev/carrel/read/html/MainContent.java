package dev.carrel.read.html;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/// Finds the element that holds what a page is about. After Arc90's Readability and Mozilla's Readability.js: each
/// paragraph scores by its length and its commas, passes its score to its ancestors in shares, links count against
/// them, and the best element takes those of its siblings along that read like it.
final class MainContent {
    private static final int ENOUGH = 500;
    private static final int MAX_ANCESTORS = 5;
    private static final int MAX_DEPTH = 150;

    private final Map<Element, Double> scores = new HashMap<>();

    private MainContent() {}

    /// The content of the page, as an element apart. Strict first; a page that then seems to say little is read again
    /// with less being thrown away, and the longest result stands.
    static Element of(Document page) {
        if (isTooDeep(page)) {
            PageCleanup.clean(page);
            return page.body();
        }
        Element best = null;
        for (Strictness strictness : Strictness.values()) {
            Element content = extract(page, strictness);
            if (content.text().length() >= ENOUGH) {
                return content;
            }
            best = best == null || content.text().length() > best.text().length() ? content : best;
        }
        return best == null || best.text().isBlank() ? page.body() : best;
    }

    /// Scoring looks at each element once for each of its ancestors; no honest page has this many.
    private static boolean isTooDeep(Document page) {
        AtomicInteger deepest = new AtomicInteger();
        page.traverse((node, depth) -> deepest.accumulateAndGet(depth, Math::max));
        return deepest.get() > MAX_DEPTH;
    }

    private enum Strictness {
        NAMES_AND_LINKS, LINKS, NONE
    }

    private static Element extract(Document page, Strictness strictness) {
        Document copy = page.clone();
        PageCleanup.clean(copy);
        if (strictness == Strictness.NAMES_AND_LINKS) {
            PageCleanup.dropUnlikely(copy);
        }
        PageCleanup.makeParagraphs(copy);
        Element content = new MainContent().content(copy);
        if (strictness != Strictness.NONE) {
            Boilerplate.clean(content);
        }
        return content;
    }

    private Element content(Document page) {
        page.body().select("section, h2, h3, h4, h5, h6, p, td, pre").forEach(this::count);
        scores.replaceAll((element, score) -> score * (1 - ElementWeights.linkDensity(element)));
        Element top = scores.entrySet().stream().max(Map.Entry.comparingByValue(Comparator.naturalOrder()))
                .map(Map.Entry::getKey).orElse(page.body());
        return withSiblings(common(top));
    }

    private void count(Element element) {
        String text = element.text();
        if (text.length() < 25) {
            return;
        }
        double score = 1 + ElementWeights.commas(text) + 1 + Math.min(text.length() / 100, 3);
        Element ancestor = element.parent();
        for (int level = 0; level < MAX_ANCESTORS && ancestor != null && ancestor.parent() != null; level++) {
            double share = level == 0 ? score : score / (level == 1 ? 2 : level * 3);
            scores.merge(ancestor, initial(ancestor) + share, (known, ignored) -> known + share);
            ancestor = ancestor.parent();
        }
    }

    private static double initial(Element element) {
        int byTag = switch (element.normalName()) {
            case "div", "article", "main" -> 5;
            case "pre", "td", "blockquote" -> 3;
            case "address", "ol", "ul", "dl", "dd", "dt", "li", "form" -> -3;
            case "h1", "h2", "h3", "h4", "h5", "h6", "th" -> -5;
            default -> 0;
        };
        return byTag + ElementWeights.ofNames(element);
    }

    /// Moves up while the content seems to be spread over several good parts, or the part is all its parent has.
    private Element common(Element top) {
        Element at = sharedAncestor(top);
        double last = score(at);
        double threshold = last / 3;
        for (Element up : above(at)) {
            double score = score(up);
            if (scores.containsKey(up) && score < threshold) {
                break;
            }
            if (scores.containsKey(up) && score > last) {
                at = up;
                break;
            }
            last = scores.containsKey(up) ? score : last;
        }
        for (Element up : above(at)) {
            if (up.childrenSize() > 1) {
                break;
            }
            at = up;
        }
        return at;
    }

    /// Where three others score nearly as well, what holds all of them is the content.
    private Element sharedAncestor(Element top) {
        List<Element> near = scores.entrySet().stream()
                .filter(entry -> !entry.getKey().equals(top) && entry.getValue() >= 0.75 * score(top))
                .sorted(Map.Entry.<Element, Double>comparingByValue().reversed()).limit(4)
                .map(Map.Entry::getKey).toList();
        for (Element up : above(top)) {
            if (near.stream().filter(other -> other.parents().contains(up)).count() >= 3) {
                return up;
            }
        }
        return top;
    }

    private static List<Element> above(Element element) {
        return element.parents().stream().takeWhile(up -> !up.is("body, html")).toList();
    }

    private double score(Element element) {
        return scores.getOrDefault(element, 0.0);
    }

    private Element withSiblings(Element top) {
        Element content = new Element("div");
        Element parent = top.parent();
        List<Element> kept = new ArrayList<>();
        for (Element sibling : parent == null ? List.of(top) : parent.children()) {
            if (sibling.equals(top) || belongs(sibling, top)) {
                kept.add(sibling);
            }
        }
        kept.forEach(content::appendChild);
        return content;
    }

    private boolean belongs(Element sibling, Element top) {
        double bonus = !top.className().isEmpty() && sibling.className().equals(top.className())
                ? 0.2 * score(top)
                : 0;
        if (scores.containsKey(sibling) && score(sibling) + bonus >= Math.max(10, 0.2 * score(top))) {
            return true;
        }
        if (!sibling.normalName().equals("p")) {
            return false;
        }
        double links = ElementWeights.linkDensity(sibling);
        String text = sibling.text();
        return text.length() > 80
                ? links < 0.25
                : !text.isEmpty() && links == 0 && text.matches("(?s).*\\.( .*|$)");
    }
}
