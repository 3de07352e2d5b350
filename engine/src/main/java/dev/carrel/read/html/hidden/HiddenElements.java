package dev.carrel.read.html.hidden;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

import dev.carrel.document.HiddenText;
import dev.carrel.document.HiddenText.Way;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.TextNode;

/// Takes out of a page what nobody sees who looks at it.
public final class HiddenElements {
    /// Not shown in any case, and no text.
    private static final Set<String> NO_TEXT = Set.of("script", "style", "noscript", "template", "head",
            "title",
            "svg", "option", "textarea");

    private final Document page;
    private final StyleSheet sheet;
    private final boolean styledElsewhere;
    private final Map<Element, Look> looks = new HashMap<>();
    private final Set<Element> silent = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<Element, Boolean> forMachines = new HashMap<>();
    /// The outermost hidden element of each that is hidden.
    private final Map<Element, Element> roots = new HashMap<>();

    private HiddenElements(Document page) {
        this.page = page;
        this.sheet = StyleSheet.of(page);
        this.styledElsewhere = page.selectFirst("link[rel~=(?i)stylesheet]") != null
                || page.select("style").stream().anyMatch(style -> style.data().contains("@import"));
        look();
    }

    /// Removes it from the page, unless that is most of what the page says: it then waits for a script to show it.
    ///
    /// @return one text for each element that is hidden with all or a part of what stands in it
    public static List<HiddenText> takeOutOf(Document page) {
        HiddenElements elements = new HiddenElements(page);
        Map<Element, List<TextNode>> hidden = new LinkedHashMap<>();
        int seen = elements.sort(hidden);
        int unseen = hidden.values().stream().flatMap(List::stream).mapToInt(node -> node.text().length())
                .sum();
        return unseen > seen ? List.of() : elements.remove(hidden);
    }

    /// The same of a piece of HTML that stands in another text, where all of it may be hidden.
    public static List<HiddenText> takeOutOfPiece(Document piece) {
        HiddenElements elements = new HiddenElements(piece);
        Map<Element, List<TextNode>> hidden = new LinkedHashMap<>();
        elements.sort(hidden);
        return elements.remove(hidden);
    }

    private void look() {
        page.body().traverse((node, _) -> {
            if (node instanceof Element element) {
                look(element);
            }
        });
    }

    private void look(Element element) {
        Element parent = element.parent();
        if (NO_TEXT.contains(element.normalName()) || (parent != null && silent.contains(parent))) {
            silent.add(element);
        }
        Look outer = parent == null ? null : looks.get(parent);
        Look from = outer == null ? Look.first(true) : outer;
        boolean named = styledElsewhere && (element.hasAttr("class") || element.hasAttr("id"));
        Look look = from.inside(element, sheet.of(element), named);
        // Whole pages are hidden until a script has run.
        Look known = element.normalName().matches("html|body") && look.way() != null
                ? Look.first(!named)
                : look;
        looks.put(element, known);
        if (known.way() != null) {
            Element root = parent == null ? null : roots.get(parent);
            roots.put(element, root == null ? element : root);
        }
    }

    /// Puts the texts that are not seen under their elements, and counts the letters that are.
    private int sort(Map<Element, List<TextNode>> hidden) {
        AtomicInteger seen = new AtomicInteger();
        page.body().traverse((node, _) -> {
            if (node instanceof TextNode text && !text.isBlank() && text.parent() != null
                    && !silent.contains(text.parent())) {
                Element root = roots.get(text.parent());
                if (root == null || forMachines.computeIfAbsent(root, HiddenElements::isForMachines)) {
                    seen.addAndGet(text.text().length());
                } else {
                    hidden.computeIfAbsent(root, _ -> new ArrayList<>()).add(text);
                }
            }
        });
        return seen.get();
    }

    /// Formulas are written out beside their pictures.
    private static boolean isForMachines(Element root) {
        return root.className().contains("fallback-image") || !root.select("math").isEmpty();
    }

    private List<HiddenText> remove(Map<Element, List<TextNode>> hidden) {
        List<HiddenText> texts = new ArrayList<>();
        hidden.forEach((root, nodes) -> {
            texts.add(new HiddenText(way(root), null, text(root, nodes)));
            nodes.forEach(TextNode::remove);
            if (!root.hasText()) {
                root.remove();
            }
        });
        return texts.stream().filter(text -> text.text().codePoints().anyMatch(Character::isLetterOrDigit))
                .toList();
    }

    private Way way(Element root) {
        return Objects.requireNonNull(Objects.requireNonNull(looks.get(root)).way());
    }

    private static String text(Element root, List<TextNode> nodes) {
        String all = root.text();
        StringBuilder some = new StringBuilder();
        nodes.forEach(node -> some.append(node.text()).append(' '));
        String own = some.toString().replaceAll("\\s+", " ").strip();
        return own.length() >= all.length() ? all : own;
    }
}
