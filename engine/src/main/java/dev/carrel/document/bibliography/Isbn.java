package dev.carrel.document.bibliography;

import java.util.Locale;
import java.util.Optional;

/// An International Standard Book Number (ISO 2108) of 13 digits. What is printed wrongly is found as it is printed: the check
/// digit is not asked about.
public record Isbn(String value) implements Identifier {
    static final IdentifierForm FORM = new IdentifierForm("(?:urn:)?(?:e-?)?isbn(?:[- ]?1[03](?!\\d))?\\s*:?",
            "(\\d[\\d\\s\\p{Pd}]{8,17}[\\dx])(?:\\s*\\(.*\\))?", Isbn::of);

    /// A shorter one gets the form of 13 digits too; empty if it has another number of digits.
    public static Optional<Isbn> of(String written) {
        String digits = written.replaceAll("[\\s\\p{Pd}]", "").toLowerCase(Locale.ROOT);
        if (digits.matches("97[89]\\d{10}")) {
            return Optional.of(new Isbn(digits));
        }
        return digits.matches("\\d{9}[\\dx]") ? Optional.of(new Isbn(ofTen(digits))) : Optional.empty();
    }

    private static String ofTen(String digits) {
        String start = "978" + digits.substring(0, 9);
        int sum = 0;
        for (int i = 0; i < start.length(); i++) {
            sum += (start.charAt(i) - '0') * (i % 2 == 0 ? 1 : 3);
        }
        return start + (10 - sum % 10) % 10;
    }
}
