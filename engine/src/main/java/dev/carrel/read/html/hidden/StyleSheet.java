package dev.carrel.read.html.hidden;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.select.Selector;

/// The rules that a page has in itself, as far as jsoup understands their selectors.
final class StyleSheet {
    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|<!--|-->");
    private static final Pattern ID = Pattern.compile("#[\\w-]+");
    private static final Pattern CLASS = Pattern.compile("\\.[\\w-]+|\\[[^\\]]*\\]|:[\\w-]+");
    private static final Pattern TAG = Pattern.compile("(?:^|[\\s>+~])[a-zA-Z]");
    /// Looks at elements while rules are matched; a page that needs more is read by its `style` attributes and its first rules.
    private static final long MOST_LOOKS = 30_000_000;

    /// @param weight how specific the selector is
    private record Rule(String selector, int weight, int order, Declarations says) {}

    private final List<Rule> rules = new ArrayList<>();
    private final Map<Element, List<Rule>> matching = new HashMap<>();

    private StyleSheet() {}

    static StyleSheet of(Document page) {
        StyleSheet sheet = new StyleSheet();
        page.select("style").stream().filter(style -> !style.attr("media").contains("print"))
                .forEach(style -> sheet.parse(COMMENT.matcher(style.data()).replaceAll(" ")));
        sheet.match(page);
        return sheet;
    }

    /// The declarations that hold for an element: the more specific rule before the less, the later before the earlier, its own style before all.
    Declarations of(Element element) {
        List<Rule> own = matching.getOrDefault(element, List.of());
        Declarations style = Declarations.of(element.attr("style"));
        if (own.isEmpty()) {
            return style;
        }
        Map<String, String> values = new HashMap<>();
        Set<String> important = new HashSet<>();
        own.stream().sorted(Comparator.comparingInt(Rule::weight).thenComparingInt(Rule::order))
                .forEach(rule -> put(rule.says(), values, important));
        put(style, values, important);
        return new Declarations(values, important);
    }

    private static void put(Declarations said, Map<String, String> values, Set<String> important) {
        said.values().forEach((name, value) -> {
            if (said.important().contains(name) || !important.contains(name)) {
                values.put(name, value);
            }
        });
        important.addAll(said.important());
    }

    /// Rules one after the other; those for certain screens are as good as any, animations and fonts are no rules.
    private void parse(String css) {
        int at = 0;
        int open = css.indexOf('{');
        while (open >= 0) {
            int close = end(css, open);
            String head = css.substring(at, open).replaceAll("(?s)^.*;", "").strip();
            String body = css.substring(open + 1, close);
            if (!head.startsWith("@")) {
                rule(head, body);
            } else if (head.matches("(?is)@(media|supports|layer).*") && !head.contains("print")) {
                parse(body);
            }
            at = Math.min(css.length(), close + 1);
            open = css.indexOf('{', at);
        }
    }

    private static int end(String css, int open) {
        int depth = 0;
        for (int i = open; i < css.length(); i++) {
            depth += css.charAt(i) == '{' ? 1 : css.charAt(i) == '}' ? -1 : 0;
            if (depth == 0) {
                return i;
            }
        }
        return css.length();
    }

    private void rule(String selectors, String body) {
        Declarations says = Declarations.of(body);
        if (!says.isEmpty()) {
            for (String selector : selectors.split(",")) {
                // Rules for an element under a pointer, or for what is put beside it, say nothing of the element.
                if (!selector.isBlank() && !selector.contains("::")
                        && !selector.matches("(?is).*:(hover|focus|active|before|after|visited|target).*")) {
                    rules.add(new Rule(selector.strip(), weight(selector), rules.size(), says));
                }
            }
        }
    }

    private static int weight(String selector) {
        return 10_000 * count(ID, selector) + 100 * count(CLASS, selector) + count(TAG, selector);
    }

    private static int count(Pattern pattern, String text) {
        return (int) pattern.matcher(text).results().count();
    }

    private void match(Document page) {
        long each = page.getAllElements().size();
        rules.stream().limit(Math.max(1, MOST_LOOKS / Math.max(1, each))).forEach(rule -> match(page, rule));
    }

    private void match(Document page, Rule rule) {
        try {
            page.select(rule.selector())
                    .forEach(element -> matching.computeIfAbsent(element, _ -> new ArrayList<>()).add(rule));
        } catch (Selector.SelectorParseException | IllegalArgumentException _) {
            // Selectors that only browsers know say nothing here.
        }
    }
}
