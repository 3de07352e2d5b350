package dev.carrel.read.markdown;

import java.util.ArrayList;
import java.util.List;

import dev.carrel.read.html.HtmlBlocks;
import dev.carrel.read.outline.ListLines;
import dev.carrel.read.outline.Outline;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;

/// A list as text: an item a line, whatever it holds indented below it.
final class ListText {
    private ListText() {}

    static List<String> of(ListBlock list) {
        return ListLines.paragraphs(items(list));
    }

    private static List<String> items(ListBlock list) {
        List<String> items = new ArrayList<>();
        int number = list instanceof OrderedList ordered && ordered.getMarkerStartNumber() != null
                ? ordered.getMarkerStartNumber()
                : 1;
        for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
            String marker = list instanceof OrderedList ? number++ + ". " : "- ";
            items.add(ListLines.item(marker, content(item)));
        }
        return items;
    }

    private static String content(Node item) {
        List<String> parts = new ArrayList<>();
        for (Node node = item.getFirstChild(); node != null; node = node.getNext()) {
            parts.add(text(node));
        }
        parts.removeIf(String::isBlank);
        return String.join("\n", parts);
    }

    private static String text(Node node) {
        return switch (node) {
            case ListBlock list -> String.join("\n", items(list));
            case FencedCodeBlock code -> code.getLiteral().stripTrailing();
            case IndentedCodeBlock code -> code.getLiteral().stripTrailing();
            case TableBlock table -> TableText.of(table);
            case HtmlBlock html -> HtmlBlocks.ofFragment(html.getLiteral(), new Outline()).flat();
            default -> InlineText.of(node);
        };
    }
}
