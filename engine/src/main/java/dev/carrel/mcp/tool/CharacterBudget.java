package dev.carrel.mcp.tool;

import java.util.List;

/// Keeps texts within a number of characters: what is short stays whole, and the long ones share the rest evenly.
public record CharacterBudget(int characters) {
    static final String CUT = "…";

    /// The most characters that one of these texts may have, so that all of them are within the budget.
    public int share(List<String> texts) {
        List<Integer> lengths = texts.stream().map(String::length).sorted().toList();
        int left = characters;
        for (int i = 0; i < lengths.size(); i++) {
            int even = left / (lengths.size() - i);
            if (lengths.get(i) > even) {
                return even;
            }
            left -= lengths.get(i);
        }
        return Integer.MAX_VALUE;
    }

    /// The beginning of a text, with a sign that something is missing; never half a character.
    public static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        return text.substring(0, end(text, most - CUT.length())) + CUT;
    }

    /// The end of a piece of up to so many characters, which is not inside a surrogate pair.
    static int end(String text, int wanted) {
        int end = Math.clamp(wanted, 0, text.length());
        boolean split = end > 0 && end < text.length() && Character.isHighSurrogate(text.charAt(end - 1))
                && Character.isLowSurrogate(text.charAt(end));
        return split ? end - 1 : end;
    }
}
