package dev.carrel.index.lucene.analysis;

import java.util.Locale;

/// The names of the Greek letters.
final class GreekLetters {
    /// In Unicode's order from alpha on; the second sigma is the one that ends a word.
    private static final String[] NAMES = {"alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta",
            "theta",
            "iota", "kappa", "lambda", "mu", "nu", "xi", "omicron", "pi", "rho", "sigma", "sigma", "tau",
            "upsilon", "phi", "chi", "psi", "omega"};

    private GreekLetters() {}

    /// The name, with a capital for a capital; the letter itself if it is none of the alphabet's.
    static String name(char letter) {
        char small = switch (letter) {
            case 'ϐ' -> 'β';
            case 'ϑ' -> 'θ';
            case 'ϕ' -> 'φ';
            case 'ϖ' -> 'π';
            case 'ϵ' -> 'ε';
            case 'ϰ' -> 'κ';
            case 'ϱ' -> 'ρ';
            default -> Character.toLowerCase(letter);
        };
        if (small < 'α' || small > 'ω') {
            return String.valueOf(letter);
        }
        String name = NAMES[small - 'α'];
        return Character.isUpperCase(letter)
                ? name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1)
                : name;
    }
}
