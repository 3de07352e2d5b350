package dev.carrel.ranking;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.document.Metadata;

/// How sure a keyword hit looks to a person, as ZotSeek counts it: a share from 0.5 to 1.
public final class Relevance {
    private static final Pattern MARK = Pattern.compile("\\p{M}+");
    private static final Pattern NOT_A_LETTER = Pattern.compile("[^\\p{L}'’-]+");

    private Relevance() {}

    /// @param queryTerms the query's distinct terms, as the index analyses them
    /// @param titleTerms the title's, likewise
    /// @param query      the query as typed, where a year or a name is looked for
    public static double of(Set<String> queryTerms, Collection<String> titleTerms, String query,
            Metadata document) {
        String asked = folded(query);
        long inTitle = queryTerms.stream().filter(titleTerms::contains).count();
        double share = queryTerms.isEmpty() ? 0 : (double) inTitle / queryTerms.size();
        double relevance = 0.50 + 0.30 * share;
        relevance += share == 1 ? 0.15 : 0;
        relevance += document.year() != null && holdsWord(asked, String.valueOf(document.year())) ? 0.15 : 0;
        relevance += document.authors().stream()
                .anyMatch(author -> holdsWord(asked, folded(lastName(author))))
                        ? 0.10
                        : 0;
        return Math.min(1.0, relevance);
    }

    /// `Smith, John A.` and `John A. Smith` are both Smith; a name of fewer than three letters proves nothing.
    static String lastName(String author) {
        int comma = author.indexOf(',');
        String name = Normalizer.normalize(comma > 0 ? author.substring(0, comma) : author,
                Normalizer.Form.NFC);
        String[] words = NOT_A_LETTER.split(name);
        String last = words.length == 0 ? "" : words[words.length - 1];
        return last.length() < 3 ? "" : last;
    }

    private static boolean holdsWord(String query, String word) {
        if (word.isEmpty()) {
            return false;
        }
        for (int at = query.indexOf(word); at >= 0; at = query.indexOf(word, at + 1)) {
            if (isEdge(query, at - 1) && isEdge(query, at + word.length())) {
                return true;
            }
        }
        return false;
    }

    /// Whoever types Garcia means García.
    private static String folded(String text) {
        return MARK.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("")
                .toLowerCase(Locale.ROOT);
    }

    private static boolean isEdge(String text, int at) {
        return at < 0 || at >= text.length() || !Character.isLetterOrDigit(text.charAt(at));
    }
}
