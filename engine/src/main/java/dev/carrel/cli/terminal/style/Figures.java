package dev.carrel.cli.terminal.style;

/// Numbers as people write them. Written by hand, because the formatter of Java takes longer to start than a search.
public final class Figures {
    private static final String[] UNITS = {"bytes", "kB", "MB", "GB", "TB"};

    private Figures() {}

    /// With a comma at every thousand.
    public static String grouped(long number) {
        StringBuilder digits = new StringBuilder(Long.toString(number));
        int first = number < 0 ? 1 : 0;
        for (int i = digits.length() - 3; i > first; i -= 3) {
            digits.insert(i, ',');
        }
        return digits.toString();
    }

    /// A count and its noun: `1 document`, `1,204 documents`.
    public static String count(long number, String noun) {
        return grouped(number) + " " + noun + (number == 1 ? "" : "s");
    }

    public static String percent(double share) {
        return Math.round(share * 100) + "%";
    }

    public static String decimals(double value, int places) {
        long scale = Math.round(Math.pow(10, places));
        long scaled = Math.round(Math.abs(value) * scale);
        String sign = value < 0 && scaled > 0 ? "-" : "";
        String fraction = Long.toString(scaled % scale);
        return sign + scaled / scale
                + (places == 0 ? "" : "." + "0".repeat(places - fraction.length()) + fraction);
    }

    public static String milliseconds(double milliseconds) {
        return milliseconds >= 1000
                ? decimals(milliseconds / 1000, 1) + " s"
                : decimals(milliseconds, milliseconds < 10 ? 1 : 0) + " ms";
    }

    public static String duration(long seconds) {
        if (seconds < 60) {
            return seconds + " s";
        }
        return seconds < 3600
                ? seconds / 60 + " min " + seconds % 60 + " s"
                : seconds / 3600 + " h " + seconds % 3600 / 60 + " min";
    }

    public static String bytes(long bytes) {
        double amount = bytes;
        int unit = 0;
        while (amount >= 1000 && unit < UNITS.length - 1) {
            amount /= 1000;
            unit++;
        }
        return decimals(amount, unit == 0 || amount >= 100 ? 0 : 1) + " " + UNITS[unit];
    }
}
