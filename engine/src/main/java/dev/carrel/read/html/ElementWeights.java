package dev.carrel.read.html;

import java.util.Locale;
import java.util.regex.Pattern;

import org.jsoup.nodes.Element;

/// The evidence of names and links about an element, after Mozilla's Readability.js (Apache-2.0), whose word lists these are.
final class ElementWeights {
    private static final Pattern UNLIKELY = Pattern
            .compile("-ad-|ai2html|banner|breadcrumbs|combx|comment|community"
                    + "|cover-wrap|disqus|extra|footer|gdpr|cookie|consent|header|legends|menu|related|remark|replies|rss"
                    + "|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup"
                    + "|yom-remote|newsletter", Pattern.CASE_INSENSITIVE);
    private static final Pattern MAYBE = Pattern.compile(
            "and|article|body|column|content|main|mathjax|shadow",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern POSITIVE = Pattern
            .compile("article|body|content|entry|hentry|h-entry|main|page"
                    + "|pagination|post|text|blog|story", Pattern.CASE_INSENSITIVE);
    private static final Pattern NEGATIVE = Pattern
            .compile("-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment"
                    + "|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar"
                    + "|skyscraper|sponsor|shopping|tags|widget", Pattern.CASE_INSENSITIVE);

    private ElementWeights() {}

    static boolean isUnlikely(Element element) {
        String names = element.className() + " " + element.id();
        return UNLIKELY.matcher(names).find() && !MAYBE.matcher(names).find();
    }

    /// How its class and id speak for or against an element.
    static int ofNames(Element element) {
        return ofName(element.className()) + ofName(element.id());
    }

    static double linkDensity(Element element) {
        int length = element.text().length();
        if (length == 0) {
            return 0;
        }
        double linked = 0;
        for (Element link : element.getElementsByTag("a")) {
            linked += link.text().length() * (link.attr("href").startsWith("#") ? 0.3 : 1);
        }
        return linked / length;
    }

    /// The share of an element's text that stands in some of its descendants.
    static double textDensity(Element element, String query) {
        int length = element.text().length();
        int inside = element.select(query).stream().filter(found -> !found.equals(element))
                .mapToInt(found -> found.text().length()).sum();
        return length == 0 ? 0 : (double) inside / length;
    }

    static int commas(String text) {
        return (int) text.chars().filter(c -> ",،﹐︐⸴⹁，、".indexOf(c) >= 0).count();
    }

    private static int ofName(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return (NEGATIVE.matcher(lower).find() ? -25 : 0) + (POSITIVE.matcher(lower).find() ? 25 : 0);
    }
}
