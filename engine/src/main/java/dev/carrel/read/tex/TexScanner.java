package dev.carrel.read.tex;

/// Reads LaTeX once from left to right and writes what it says. It knows what a command is, what is a dash or a quotation mark
/// and what braces are; which commands are kept, and what becomes of formulas, is for those who extend it.
public abstract class TexScanner {
    protected final String source;
    protected final StringBuilder text = new StringBuilder();
    protected int at;

    protected TexScanner(String source) {
        this.source = source;
    }

    /// Everything up to the end of the source.
    protected final String scanned() {
        while (at < source.length()) {
            step();
        }
        return text.toString();
    }

    private void step() {
        char c = source.charAt(at);
        switch (c) {
            case '\\' -> command();
            case '$' -> dollar();
            case '{' -> at++;
            case '}' -> closed();
            case '~' -> put(" ", 1);
            case '-' -> dash();
            case '`' -> quotation("``", "“", openingQuote());
            case '\'' -> quotation("''", "”", "'");
            default -> character(c);
        }
    }

    protected final void put(String characters, int length) {
        text.append(characters);
        at += length;
    }

    private void dash() {
        int length = source.startsWith("---", at) ? 3 : source.startsWith("--", at) ? 2 : 1;
        put(length == 3 ? "—" : length == 2 ? "–" : "-", length);
    }

    private void quotation(String pair, String mark, String single) {
        boolean both = source.startsWith(pair, at);
        put(both ? mark : single, both ? 2 : 1);
    }

    protected final void command() {
        int end = at + 1;
        while (end < source.length() && isLetter(source.charAt(end))) {
            end++;
        }
        if (end == at + 1) {
            symbol(end < source.length() ? source.charAt(end) : ' ');
            return;
        }
        String name = source.substring(at + 1, end);
        at = end < source.length() && source.charAt(end) == '*' ? end + 1 : end;
        named(name);
    }

    /// Names of commands have no other letters.
    protected static boolean isLetter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    /// The single quotation mark that opens.
    protected abstract String openingQuote();

    /// A dollar sign is next.
    protected abstract void dollar();

    /// A closing brace is next.
    protected abstract void closed();

    /// A character without a meaning of its own is next.
    protected abstract void character(char c);

    /// A backslash is next, and behind it something that is no letter.
    protected abstract void symbol(char c);

    /// The name of a command has been read.
    protected abstract void named(String name);
}
