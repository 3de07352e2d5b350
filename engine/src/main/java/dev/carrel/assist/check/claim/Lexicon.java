package dev.carrel.assist.check.claim;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// The words whose part in a sentence is known beforehand. All others say what it is about.
public final class Lexicon {
    private static final Set<String> PREPOSITIONS = words("in on at by for from of to with as into via per");
    private static final Set<String> CHANGES = words("by to from");
    /// The forms of words that come between such a preposition and its amount, or are one.
    private static final Set<String> AMOUNTS = words(
            """
                    about approxim around roughli circa nearly almost over under more less least most up only some further anoth
                    addit total maximum minimum factor averag mean median half twice one third quarter fifth tenth zero < > ≤ ≥ ± ≈ ∼""");
    private static final Set<String> LONG_PREPOSITIONS = words(
            "onto through among between during toward towards upon across throughout");
    private static final Set<String> RELATIVES = words("which who whom whose where when that");
    private static final Set<String> CONTRASTS = words("but while whereas although though yet");
    private static final Set<String> LIGHT = words(
            "a an the is are was were be been being am has have had having do does did doing done");
    private static final Set<String> OTHER_FREE = words(
            """
                    a an the this these those it its they their them he she his her him we our us i my you your
                    is are was were be been being am has have had having do does did doing done
                    and so such there here also too then thus therefore hence however moreover furthermore additionally
                    indeed namely specifically notably both what how itself themselves""");
    private static final Set<String> NEGATIONS = words(
            """
                    not no never none nor neither without nothing nobody nowhere cannot hardly scarcely barely rarely seldom
                    fail fails failed failing failure lack lacks lacked lacking absence absent unable except excluding exclude excluded
                    deny denied denies refute refuted reject rejected rejects non anti un dis
                    nicht kein keine keinen keiner keines nie niemals ohne ne pas jamais sans sin nunca
                    不 没 沒 無 无 未 非""");
    private static final Set<String> BOUNDS = words(
            """
                    may might could would should must can will shall possibly perhaps potentially potential likely unlikely probably
                    hypothesis hypothesize hypothesized hypothesise hypothesised speculate speculated assume assumed believe believed
                    claim claimed claims myth rumor suspected alleged allegedly
                    more less most least fewer few little only almost nearly half twice all some any every each many several than
                    before after above below under over within beyond until since up down against despite or either instead rather
                    pre post pro co sub counter inter intra""");
    private static final Set<String> CONDITIONS = words("if unless whether");
    private static final int SHORTEST_SUPERLATIVE = 5;
    private static final Map<String, String> SPELLINGS = Map.ofEntries(Map.entry("no", "not"),
            Map.entry("never", "not"), Map.entry("percent", "%"), Map.entry("cent", "%"),
            Map.entry("<", "less"), Map.entry(">", "more"));
    private static final Map<String, String> NUMBERS = numbers();
    private static final Map<String, String> OPPOSITES = opposites();

    private Lexicon() {}

    private static Set<String> words(String list) {
        return Set.copyOf(List.of(list.strip().split("\\s+")));
    }

    private static Map<String, String> numbers() {
        Map<String, String> numbers = new TreeMap<>();
        String[] small = "two three four five six seven eight nine ten eleven twelve".split(" ");
        for (int i = 0; i < small.length; i++) {
            numbers.put(small[i], Integer.toString(i + 2));
        }
        String[] tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
        for (int i = 0; i < tens.length; i++) {
            numbers.put(tens[i], Integer.toString(10 * (i + 2)));
        }
        return numbers;
    }

    private static Map<String, String> opposites() {
        Map<String, String> opposites = new TreeMap<>();
        String[] pairs = """
                increase/decrease increased/decreased increases/decreases increasing/decreasing
                rise/fall rose/fell rising/falling higher/lower high/low highest/lowest greater/smaller larger/smaller
                large/small more/less most/least before/after above/below over/under positive/negative
                significant/insignificant significantly/insignificantly upper/lower early/late earlier/later
                first/last long/short longer/shorter strong/weak stronger/weaker fast/slow faster/slower
                better/worse best/worst improve/worsen improved/worsened active/inactive with/without
                present/absent presence/absence inside/outside internal/external up/down maximum/minimum
                gain/loss accept/reject accepted/rejected allow/prevent promote/inhibit promotes/inhibits
                promoted/inhibited activate/inhibit activates/inhibits activated/inhibited upregulated/downregulated
                enhance/reduce enhanced/reduced enhances/reduces old/young older/younger male/female
                acute/chronic mild/severe common/rare similar/different same/different true/false safe/unsafe
                effective/ineffective resistant/susceptible resistant/sensitive always/never all/none few/many
                survive/die survived/died"""
                .strip().split("\\s+");
        for (String pair : pairs) {
            String[] two = pair.split("/");
            opposites.putIfAbsent(two[0], two[1]);
            opposites.putIfAbsent(two[1], two[0]);
        }
        return opposites;
    }

    /// @param word in lower case
    static Word.Kind kind(String word) {
        if (CONDITIONS.contains(word)) {
            return Word.Kind.CONDITION;
        }
        if (NEGATIONS.contains(word) || BOUNDS.contains(word)
                || (OPPOSITES.containsKey(word) && !isFree(word)) || isSuperlative(word)) {
            return Word.Kind.CRITICAL;
        }
        return isFree(word) ? Word.Kind.FREE : Word.Kind.CONTENT;
    }

    private static boolean isSuperlative(String word) {
        return word.endsWith("est") && word.length() > SHORTEST_SUPERLATIVE;
    }

    private static boolean isFree(String word) {
        return PREPOSITIONS.contains(word) || RELATIVES.contains(word) || OTHER_FREE.contains(word)
                || word.equals("but");
    }

    /// The one spelling of words that say the same, such as `no` and `never`; the word itself if there is no other.
    static String spelling(String word) {
        return SPELLINGS.getOrDefault(word, word);
    }

    /// A number's digits; the word itself if it is none.
    static String digits(String word) {
        return NUMBERS.getOrDefault(word, word);
    }

    public static boolean isNegation(String word) {
        return NEGATIONS.contains(word);
    }

    /// Whether it is an article or an auxiliary verb, which come and go with the form of a sentence.
    static boolean isLight(String word) {
        return LIGHT.contains(word);
    }

    /// Whether it opens a clause that says something else than the one before.
    static boolean isContrast(String word) {
        return CONTRASTS.contains(word);
    }

    /// Whether what follows it is a clause or phrase of its own.
    static boolean opensClause(String word) {
        return word.equals("and") || CONTRASTS.contains(word) || RELATIVES.contains(word);
    }

    /// Whether it says in which way an amount changes: by, to, from.
    static boolean saysChange(String word) {
        return CHANGES.contains(word);
    }

    /// Whether an amount follows, or is named by it.
    static boolean leadsToAmount(String form) {
        return AMOUNTS.contains(form);
    }

    static boolean opensPhrase(String word) {
        return opensClause(word) || PREPOSITIONS.contains(word) || LONG_PREPOSITIONS.contains(word);
    }

    /// The word that says the contrary; the empty string if none is known.
    public static String opposite(String word) {
        return OPPOSITES.getOrDefault(word, "");
    }
}
