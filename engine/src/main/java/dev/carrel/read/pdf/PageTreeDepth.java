package dev.carrel.read.pdf;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Set;

import dev.carrel.document.reason.Reason;
import dev.carrel.read.UnreadableException;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;

/// Refuses a document whose pages lie so deep in each other that whoever follows them runs out of stack. No program writes such a tree.
final class PageTreeDepth {
    private static final int DEEPEST = 500;

    private record Node(COSDictionary pages, int depth) {}

    private PageTreeDepth() {}

    /// @throws UnreadableException if it is too deep
    static void check(PDDocument document) throws UnreadableException {
        Set<COSDictionary> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        Deque<Node> waiting = new ArrayDeque<>();
        COSDictionary root = document.getDocumentCatalog().getCOSObject().getCOSDictionary(COSName.PAGES);
        if (root != null) {
            waiting.push(new Node(root, 0));
        }
        while (!waiting.isEmpty()) {
            Node node = waiting.pop();
            if (node.depth() > DEEPEST) {
                throw new UnreadableException(
                        new Reason.Damaged(Reason.Damaged.Extent.PDF, "its pages are nested too deeply"));
            }
            if (seen.add(node.pages())) {
                addKids(node, waiting);
            }
        }
    }

    private static void addKids(Node node, Deque<Node> waiting) {
        COSArray kids = node.pages().getCOSArray(COSName.KIDS);
        for (int i = 0; kids != null && i < kids.size(); i++) {
            // Pages have no kids: only what has some is followed.
            if (kids.getObject(i) instanceof COSDictionary kid && kid.containsKey(COSName.KIDS)) {
                waiting.push(new Node(kid, node.depth() + 1));
            }
        }
    }
}
