package dev.carrel.read.latex;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.read.tex.TexScanner;
import dev.carrel.read.tex.TexSymbols;

/// Reduces LaTeX to words: macros are dropped and their arguments kept, accents become letters, formulas stay as typed.
/// A vertical tab in the source stands for a line break that is wanted.
final class LatexText extends TexScanner {
    private static final Set<String> DROPPED = Set.of("label", "ref", "eqref", "autoref", "cref", "Cref",
            "pageref",
            "vspace", "hspace", "includegraphics", "input", "include", "bibliographystyle", "bibliography",
            "usepackage", "documentclass", "newcommand", "renewcommand", "providecommand", "newtheorem",
            "setlength",
            "setcounter", "addtocounter", "pagestyle", "thispagestyle", "thanks", "index", "phantom", "vskip",
            "definecolor", "hypersetup", "DeclareMathOperator", "graphicspath", "addbibresource", "nocite",
            "newenvironment", "color", "fontsize", "rule", "cmidrule", "affil", "affiliation", "email",
            "institute",
            "orcid", "markboth", "pdfoutput", "def", "addcontentsline", "cline", "multirow");
    /// Commands that mean something else here than in a field: a paragraph ends, and authors are told apart.
    private static final Map<String, String> OWN = Map.of("par", "\u000B", "and", ", ", "i", "i", "j", "j");
    private static final Pattern SPACES = Pattern.compile("[ \t\r\n\f]+");

    private final Set<Integer> notes = new HashSet<>();

    private LatexText(String source) {
        super(source);
    }

    static String of(String source) {
        return SPACES.matcher(new LatexText(source).scanned()).replaceAll(" ").replaceAll(" *\u000B *", "\n")
                .strip();
    }

    @Override
    protected String openingQuote() {
        return "‘";
    }

    @Override
    protected void dollar() {
        formula(source.startsWith("$$", at) ? "$$" : "$");
    }

    @Override
    protected void closed() {
        put(notes.remove(at) ? ")" : "", 1);
    }

    @Override
    protected void character(char c) {
        put(String.valueOf(c), 1);
    }

    private void formula(String delimiter) {
        int end = source.indexOf(delimiter, at + delimiter.length());
        int stop = end < 0 ? at + delimiter.length() : end + delimiter.length();
        put(source.substring(at, stop), stop - at);
    }

    @Override
    protected void symbol(char c) {
        switch (c) {
            case '(' -> formulaUntil("\\)");
            case '[' -> formulaUntil("\\]");
            case '\\' -> lineBreak();
            case '\'', '`', '^', '"', '~', '=', '.' -> accent(c, at + 2);
            case ',', ';', ':', '!', '/', '-', '@', ' ', '\n' ->
                put(c == '-' || c == '/' || c == '!' ? "" : " ", 2);
            default -> put(String.valueOf(c), 2);
        }
    }

    private void formulaUntil(String closing) {
        int end = source.indexOf(closing, at + 2);
        int stop = end < 0 ? Math.min(source.length(), at + 2) : end + 2;
        put(source.substring(at, stop), stop - at);
    }

    private void lineBreak() {
        put(" ", 2);
        at = LatexBraces.opensAt(source, at, '[') ? LatexBraces.end(source, at) : at;
    }

    @Override
    protected void named(String name) {
        if (TexSymbols.isAccent(name) && at < source.length() && !Character.isLetter(source.charAt(at))) {
            accent(name.charAt(0), at);
        } else if (DROPPED.contains(name)) {
            at = LatexBraces.afterArguments(source, at);
        } else if (name.toLowerCase(Locale.ROOT).contains("cite")) {
            cite();
        } else if (name.equals("href") || name.equals("textcolor") || name.equals("multicolumn")
                || name.equals("colorbox")) {
            at = LatexBraces.opensAt(source, at, '{') ? LatexBraces.end(source, at) : at;
        } else if (name.equals("footnote")) {
            note();
        } else {
            plain(name);
        }
    }

    /// Unknown macros vanish, and so does the space that ends their name.
    private void plain(String name) {
        String letter = OWN.getOrDefault(name, TexSymbols.of(name));
        text.append(letter == null ? "" : letter);
        int next = LatexBraces.afterOptions(source, at);
        boolean space = next == at && at < source.length() && source.charAt(at) == ' ';
        at = space ? at + 1 : next;
    }

    /// A footnote is put in parentheses where it is called.
    private void note() {
        at = LatexBraces.afterOptions(source, at);
        if (LatexBraces.opensAt(source, at, '{')) {
            notes.add(LatexBraces.end(source, at) - 1);
            text.append(" (");
        }
    }

    private void cite() {
        at = LatexBraces.afterOptions(source, at);
        if (LatexBraces.opensAt(source, at, '{')) {
            text.append('[').append(LatexBraces.content(source, at).strip()).append(']');
            at = LatexBraces.end(source, at);
        }
    }

    /// The letter follows, in braces or not, and may be a dotless one.
    private void accent(char accent, int from) {
        int letter = from;
        while (letter < source.length() && "{ \\".indexOf(source.charAt(letter)) >= 0) {
            letter++;
        }
        if (letter < source.length() && Character.isLetter(source.charAt(letter))) {
            text.append(TexSymbols.accented(source.substring(letter, letter + 1), accent));
            at = letter + 1;
        } else {
            at = from;
        }
    }
}
