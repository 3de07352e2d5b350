package dev.carrel.citation.mark;

import java.util.List;
import java.util.regex.Pattern;

/// `[12]`, `[3,5–7]`, `[1]–[3]`, `[4, p. 12]`; in some journals in parentheses.
record BracketedNumbers(Pattern pattern, int entries) implements MarkForm {
    private static final String WITHIN = "\\s?(?:,\\s?(?:pp?|ch|chap|sec|fig|table|theorem|lemma)\\b[^\\])]{0,30})?";

    static BracketedNumbers square(int entries) {
        return new BracketedNumbers(Pattern.compile("\\[\\s?(" + EntryNumbers.SPACED + ")" + WITHIN + "\\]",
                Pattern.CASE_INSENSITIVE), entries);
    }

    static BracketedNumbers round(int entries) {
        return new BracketedNumbers(Pattern.compile("\\(\\s?(" + EntryNumbers.SPACED + ")" + WITHIN + "\\)",
                Pattern.CASE_INSENSITIVE), entries);
    }

    @Override
    public List<CitationMark> in(String paragraph) {
        return pattern.matcher(paragraph).results()
                .map(found -> new CitationMark(found.start(), found.end(),
                        EntryNumbers.of(found.group(1), entries)))
                .filter(mark -> !mark.references().isEmpty()).toList();
    }
}
