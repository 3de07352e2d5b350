package dev.carrel.read.bibliography;

/// Counts lines, for asking about places that come one after the other.
public final class LineCounter {
    private final String text;
    private int counted;
    private int number = 1;

    public LineCounter(String text) {
        this.text = text;
    }

    /// The number of the line that an index is on, from 1.
    public int number(int index) {
        if (index < counted) {
            counted = 0;
            number = 1;
        }
        for (; counted < index; counted++) {
            number += text.charAt(counted) == '\n' ? 1 : 0;
        }
        return number;
    }
}
