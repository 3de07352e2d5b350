package dev.carrel.read.markdown;

import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.jspecify.annotations.Nullable;

/// The words of a paragraph without their markup. Walks without recursion, so that nesting has no limit here.
final class InlineText {
    private InlineText() {}

    static String of(Node block) {
        StringBuilder words = new StringBuilder();
        for (Node node = block.getFirstChild(); node != null; node = next(node, block)) {
            append(node, words);
        }
        return words.toString().strip();
    }

    private static void append(Node node, StringBuilder words) {
        switch (node) {
            case Text text -> words.append(text.getLiteral());
            case Code code -> words.append(code.getLiteral());
            case SoftLineBreak _ -> words.append(' ');
            case HardLineBreak _ -> words.append('\n');
            case HtmlInline html -> words.append(html.getLiteral().matches("(?i)<br\\s*/?>") ? "\n" : "");
            default -> {
            }
        }
    }

    private static @Nullable Node next(Node node, Node root) {
        if (node.getFirstChild() != null) {
            return node.getFirstChild();
        }
        Node at = node;
        while (!at.equals(root) && at.getNext() == null && at.getParent() != null) {
            at = at.getParent();
        }
        return at.equals(root) ? null : at.getNext();
    }
}
