package dev.carrel.document.bibliography;

import java.util.Optional;

/// International Standard Book Numbers (ISO 2108). What is printed wrongly is found as it is printed: the check digit is
/// not asked about.
final class Isbn {
    private Isbn() {}

    /// In the form of 13 digits, which every shorter one has too; empty if it has another number of digits.
    static Optional<String> thirteen(String written) {
        String digits = written.replaceAll("[\\s\\p{Pd}]", "").toLowerCase(java.util.Locale.ROOT);
        if (digits.matches("97[89]\\d{10}")) {
            return Optional.of(digits);
        }
        return digits.matches("\\d{9}[\\dx]") ? Optional.of(ofTen(digits)) : Optional.empty();
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
