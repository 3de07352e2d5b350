package dev.carrel.read.html;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.read.outline.ListLines;
import org.jsoup.nodes.Element;
import org.jsoup.select.Elements;

/// The items of an HTML list as text.
final class ListItems {
    private static final int MAX_NESTING = 8;

    private ListItems() {}

    static List<String> of(Element list) {
        return of(list, 0);
    }

    private static List<String> of(Element list, int nesting) {
        List<String> items = new ArrayList<>();
        boolean ordered = list.normalName().equals("ol");
        for (Element item : list.children()) {
            String text = nesting < MAX_NESTING ? content(item, nesting) : item.text();
            if (!text.isBlank()) {
                items.add(ListLines.item(ordered ? items.size() + 1 + ". " : "- ", text));
            }
        }
        return items;
    }

    private static String content(Element item, int nesting) {
        Elements inner = item.select("ul, ol");
        if (inner.isEmpty() && item.selectFirst("pre") == null) {
            return item.text();
        }
        List<String> parts = new ArrayList<>();
        parts.add(withoutLists(item));
        inner.stream().filter(list -> nearestItem(list).equals(item))
                .forEach(list -> parts.addAll(of(list, nesting + 1)));
        item.select("pre").stream().filter(pre -> nearestItem(pre).equals(item))
                .forEach(pre -> parts.add(pre.wholeText()));
        parts.removeIf(String::isBlank);
        return String.join("\n", parts);
    }

    private static String withoutLists(Element item) {
        Element copy = item.clone();
        copy.select("ul, ol, pre").remove();
        return copy.text();
    }

    private static Element nearestItem(Element list) {
        Element at = list;
        for (Element up = list.parent(); up != null; up = up.parent()) {
            if (up.normalName().equals("li")) {
                return up;
            }
            at = up;
        }
        return at;
    }
}
