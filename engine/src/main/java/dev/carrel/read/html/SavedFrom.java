package dev.carrel.read.html;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/// The address that a page was saved from, as browsers and their extensions leave it in the file: a comment before the page
/// (Internet Explorer, Chrome), SingleFile's comment, WebScrapBook's attribute, the tag of Save Page WE.
final class SavedFrom {
    private static final Pattern COMMENT = Pattern.compile(
            "(?i)saved from url=\\(\\d*\\)\\s*(\\S+)|(?s)SingleFile.*?\\burl:\\s*(\\S+)");

    private SavedFrom() {}

    static Optional<String> of(Document page) {
        Optional<String> comment = Stream.of(page, page.firstElementChild(), page.head())
                .filter(node -> node != null).flatMap(node -> node.childNodes().stream())
                .flatMap(node -> comment(node).stream()).findFirst();
        return comment.or(() -> marked(page)).filter(address -> address.matches("(?i)https?://.*"));
    }

    private static Optional<String> comment(Node node) {
        if (!(node instanceof Comment comment)) {
            return Optional.empty();
        }
        Matcher address = COMMENT.matcher(comment.getData());
        return address.find()
                ? Optional.of(address.group(1) != null ? address.group(1) : address.group(2))
                : Optional.empty();
    }

    private static Optional<String> marked(Document page) {
        Element root = page.firstElementChild();
        Element tag = page.selectFirst("meta[name=savepage-url]");
        String address = tag != null
                ? tag.attr("content")
                : root == null ? "" : root.attr("data-scrapbook-source");
        return Optional.of(address);
    }
}
