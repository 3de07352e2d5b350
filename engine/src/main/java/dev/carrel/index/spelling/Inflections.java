package dev.carrel.index.spelling;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// The words that an English word could have been formed of: `studies` of *study*, `planned` of *plan*, `reliably` of *reliable*.
final class Inflections {
    private static final int SHORTEST = 3;

    /// Begin with a vowel, before which a word loses its *e*.
    private static final List<String> VOWEL_ENDINGS = List.of("ed", "ing", "ings", "er", "ers", "est", "able",
            "al", "ally", "ism", "ist", "ists", "ity", "ize", "ized", "izes", "izing", "ization", "ise",
            "ised",
            "ises", "ising", "isation");
    /// Before which a word doubles its last letter.
    private static final Set<String> DOUBLING = Set.of("ed", "ing", "er", "ers", "est");
    private static final List<String> OTHER_ENDINGS = List.of("ly", "ness", "less", "ful");
    private static final String BEFORE_ES = "sxzho";

    private Inflections() {}

    /// The word itself, and the words that it may be a form of; most of them do not exist.
    static Stream<String> bases(String word) {
        return Stream.of(Stream.of(word), ofPlural(word),
                VOWEL_ENDINGS.stream().flatMap(ending -> beforeVowel(word, ending)),
                OTHER_ENDINGS.stream().flatMap(ending -> beforeConsonant(word, ending)))
                .flatMap(bases -> bases);
    }

    private static Stream<String> ofPlural(String word) {
        String base = without(word, "es");
        if (!base.isEmpty() && base.endsWith("i")) {
            return Stream.of(withY(base), base + "e");
        }
        if (!base.isEmpty() && BEFORE_ES.indexOf(base.charAt(base.length() - 1)) >= 0) {
            return Stream.of(base, base + "e");
        }
        String singular = without(word, "s");
        return singular.isEmpty() || singular.endsWith("s") ? Stream.empty() : Stream.of(singular);
    }

    private static Stream<String> beforeVowel(String word, String ending) {
        String base = without(word, ending);
        if (base.isEmpty() || base.endsWith("e")) {
            return Stream.empty();
        }
        Stream<String> plain = Stream.of(base, base + "e", ending.equals("ity") ? base + "le" : base);
        if (base.endsWith("i")) {
            return Stream.concat(plain, Stream.of(withY(base)));
        }
        return DOUBLING.contains(ending) && isDoubled(base)
                ? Stream.concat(plain, Stream.of(base.substring(0, base.length() - 1)))
                : plain;
    }

    private static Stream<String> beforeConsonant(String word, String ending) {
        String base = without(word, ending);
        if (base.isEmpty()) {
            return Stream.empty();
        }
        return Stream.of(base, ending.equals("ly") ? base + "le" : base,
                base.endsWith("i") ? withY(base) : base);
    }

    private static String without(String word, String ending) {
        return word.endsWith(ending) && word.length() >= ending.length() + SHORTEST
                ? word.substring(0, word.length() - ending.length())
                : "";
    }

    private static String withY(String base) {
        return base.substring(0, base.length() - 1) + "y";
    }

    private static boolean isDoubled(String base) {
        int last = base.length() - 1;
        return last > 1 && base.charAt(last) == base.charAt(last - 1);
    }
}
