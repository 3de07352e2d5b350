package dev.carrel.ranking;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.Metadata;

/// How sure a keyword hit looks to a person, as ZotSeek counts it: a share from 0.5 to 1.
public final class Relevance {
    private static final Pattern NOT_A_LETTER = Pattern.compile("[^\\p{L}'’-]+");

    private Relevance() {}

    /// @param queryTerms the query's distinct terms, as the index analyses them
    /// @param titleTerms the title's, likewise
    /// @param query      the query as typed, where a year or a name is looked for
    public static double of(Set<String> queryTerms, Collection<String> titleTerms, String query,
            Metadata document) {
        long inTitle = queryTerms.stream().filter(titleTerms::contains).count();
        double share = queryTerms.isEmpty() ? 0 : (double) inTitle / queryTerms.size();
        double relevance = 0.50 + 0.30 * share;
        relevance += share == 1 ? 0.15 : 0;
        relevance += document.year() != null && holdsWord(query, String.valueOf(document.year())) ? 0.15 : 0;
        relevance += document.authors().stream().anyMatch(author -> holdsWord(query, lastName(author)))
                ? 0.10
                : 0;
        return Math.min(1.0, relevance);
    }

    /// `Smith, John A.` and `John A. Smith` are both Smith; a name of fewer than three letters proves nothing.
    static String lastName(String author) {
        int comma = author.indexOf(',');
        String[] words = NOT_A_LETTER.split(comma > 0 ? author.substring(0, comma) : author);
        String last = words.length == 0 ? "" : words[words.length - 1];
        return last.length() < 3 ? "" : last;
    }

    private static boolean holdsWord(String query, String word) {
        if (word.isEmpty()) {
            return false;
        }
        String lower = query.toLowerCase(Locale.ROOT);
        String sought = word.toLowerCase(Locale.ROOT);
        for (int at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + 1)) {
            if (isEdge(lower, at - 1) && isEdge(lower, at + sought.length())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isEdge(String text, int at) {
        return at < 0 || at >= text.length() || !Character.isLetterOrDigit(text.charAt(at));
    }
}
