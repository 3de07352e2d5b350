package dev.carrel.document;

/// The stable name of a passage: its document and its place in it.
public record PassageId(DocumentId document, int ordinal) implements Comparable<PassageId> {
    public PassageId {
        if (ordinal < 0) {
            throw new IllegalArgumentException("ordinal " + ordinal);
        }
    }

    public static PassageId parse(String text) {
        int dash = text.lastIndexOf('-');
        if (dash < 0) {
            throw new IllegalArgumentException("not a passage id: " + text);
        }
        return new PassageId(new DocumentId(text.substring(0, dash)),
                Integer.parseInt(text.substring(dash + 1)));
    }

    @Override
    public int compareTo(PassageId other) {
        int byDocument = document.compareTo(other.document);
        return byDocument != 0 ? byDocument : Integer.compare(ordinal, other.ordinal);
    }

    @Override
    public String toString() {
        return document + "-" + ordinal;
    }
}
