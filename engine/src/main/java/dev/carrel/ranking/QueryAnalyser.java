package dev.carrel.ranking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import dev.carrel.document.bibliography.Year;

/// Moves the balance between meaning and words by what the query looks like: a year or a name wants the words, a
/// question wants the meaning. The steps are ZotSeek's.
public final class QueryAnalyser {
    private record Sign(String reason, int towardsSemantic, Pattern pattern) {}

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}'’._-]*");

    private static final int LONG_QUERY = 4;

    /// Longer texts are no query that somebody typed; the patterns look back and forth, so that a word of a hundred
    /// thousand capitals would take them an hour.
    private static final int READ = 2000;

    private static final List<Sign> SIGNS = List.of(
            new Sign("year", -15,
                    Pattern.compile("(?<![\\p{L}\\p{N}])" + Year.Form.ANY.pattern() + "(?![\\p{L}\\p{N}])")),
            new Sign("author", -20, Pattern.compile(
                    "\\bet al\\b\\.?|\\p{Lu}[\\p{L}'’-]+\\s*(?:&|\\band\\b)\\s*\\p{Lu}[\\p{Ll}'’-]+")),
            new Sign("acronym", -10, Pattern.compile("(?<![\\p{L}\\p{N}_])\\p{Lu}{2,}(?![\\p{Ll}_])")),
            new Sign("phrase", -15, Pattern.compile("\"[^\"]+\"")),
            new Sign("special characters", -10, Pattern.compile(
                    "[<>=≤≥±^~%$#@&*+/\\\\|{}\\[\\]_]|\\p{L}\\.\\p{L}|\\p{IsGreek}|\\p{L}-\\p{N}")),
            new Sign("question", +15, Pattern.compile(
                    "(?i)^\\s*(?:how|what|why|when|where|which|who|whom|whose|is|are|was|were|do|does|did|can|could|"
                            + "should|would|will|has|have)\\b|\\?\\s*$")));

    private QueryAnalyser() {}

    /// The weights for a query, starting from a balance in percent of the semantic side.
    public static Weights weigh(String typed, int semanticPercent) {
        String query = typed.substring(0, Math.min(typed.length(), READ));
        int balance = semanticPercent;
        List<String> reasons = new ArrayList<>();
        for (Sign sign : SIGNS) {
            if (sign.pattern().matcher(query).find()) {
                balance += sign.towardsSemantic();
                reasons.add(sign.reason());
            }
        }
        if (WORD.matcher(query.toLowerCase(Locale.ROOT)).results().limit(LONG_QUERY).count() >= LONG_QUERY) {
            balance += 10;
            reasons.add("long");
        }
        return Weights.ofPercent(balance, reasons);
    }
}
