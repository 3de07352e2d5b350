package dev.carrel.read.pdf.role;

import java.util.regex.Pattern;

/// Tells the texts that programs and publishers write where a file's title should stand: the name of the job, of its file, of the journal.
public final class JobName {
    private static final Pattern FILE = Pattern.compile(
            "\\S\\.(pdf|docx?|odt|rtf|txt|tex|dvi|e?ps|indd?|qx[dp]|fm|p65|pptx?|xlsx?|xml|x?html?|3d|cls|wpd|pub|pages)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PROGRAM = Pattern.compile(
            "^\\W*(untitled|no title|title\\W*$|microsoft (word|powerpoint|excel)|powerpoint|slide \\d|layout \\d"
                    + "|document\\W*\\d*$|manuscript\\W*\\d*$|(paper|article|main|template|draft|print|book|thesis)\\W*$"
                    + "|doi\\b|pii\\b|https?:|www\\.|submitted to)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern JOURNAL = Pattern.compile(
            "^(the )?((american|british|european|international|indian|canadian|asian|african|iranian|open) )?"
                    + "(journal|bulletin|annals|archives|proceedings|transactions|acta|revista|zeitschrift) (of|for|de|für|on)\\b.*",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern PAGES = Pattern.compile("\\d\\s?\\.\\.\\s?\\d");
    private static final Pattern WORD = Pattern.compile("\\p{L}{2,}|\\p{IsHan}");
    /// Names of files have fewer letters among their signs.
    private static final double FEWEST_LETTERS = 0.6;
    /// Words of the longest name of a journal; titles that begin alike are longer.
    private static final int LONGEST_JOURNAL = 9;

    private JobName() {}

    /// Whether no reader would take this for a title.
    public static boolean is(String told) {
        long signs = told.codePoints().filter(c -> !Character.isWhitespace(c)).count();
        long letters = told.codePoints().filter(Character::isLetter).count();
        return letters < FEWEST_LETTERS * signs || WORD.matcher(told).results().count() < 2
                || FILE.matcher(told).find() || PROGRAM.matcher(told).find() || PAGES.matcher(told).find()
                || isJournal(told);
    }

    /// Whether it begins as the names of journals do, and says no more.
    static boolean isJournal(String text) {
        return JOURNAL.matcher(text.strip()).matches() && text.strip().split("\\s+").length < LONGEST_JOURNAL
                && !text.contains(":") && !text.contains("?");
    }
}
