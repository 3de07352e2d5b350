package dev.carrel.read.tex;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// LaTeX that stands in text which is none, such as a title in Zotero, in a corpus or in a PDF's metadata: formulas
/// between dollar signs, commands, accents. All else stays as it is, braces, money, code and paths too.
public final class TexInText {
    private static final String GROUP = "\\{[^{}]{0,200}(?:\\{[^{}]{0,200}\\}[^{}]{0,200}){0,8}\\}";
    /// Text that is raised or lowered behind a command.
    private static final String SCRIPTS = "(?:[_^](?:" + GROUP + "|\\w))*";
    private static final Pattern PATH = Pattern.compile("\\b[A-Za-z]:\\\\");

    private static final Pattern SURELY_FORMULA = Pattern.compile("\\\\[a-zA-Z]|[_^](?:[\\w+*\\\\-]|\\{)");
    /// A letter, a number or a few of them with signs between: `T`, `|T|`, `n = 5`, `(k+1)`, but not `HOME and` or `5 to 10`.
    private static final Pattern SHORT_FORMULA = Pattern
            .compile("(?!\\d[^|=<>]*\\s)[^\\p{L}]*(?:\\p{L}{1,4}(?:[^\\p{L}]+|$)){0,6}");
    private static final Pattern ENDS_OPEN = Pattern
            .compile("^\\s|(?<![_^])[\\s+=/:;,.<>&-]$|\\s\\p{L}{2,}\\s");

    /// The forms that LaTeX has in such text, in the order in which they are looked for, with what becomes of each.
    private static final List<Form> FORMS = List.of(
            new Form("\\$[^$`\"\\n\\\\]{0,100}\\\\[a-zA-Z][^$`\"\\n]{0,100}\\$", TexInText::formula),
            new Form("\\$[^$`\"\\n]{1,200}\\$(?!\\d)", TexInText::formula),
            new Form(
                    "(?<=[\\p{L}\\p{N})])[_^]\\{(?:\\d{1,3}|\\\\[a-zA-Z]+" + SCRIPTS + "(?:" + GROUP
                            + ")?)\\}",
                    TexInText::asFormula),
            new Form("\\\\\\([^\\n]{1,200}?\\\\\\)", TexText::of),
            new Form("\\{\\\\[a-zA-Z]+\\}", TexText::of),
            new Form("\\{\\\\(?:it|bf|em|rm|sc|sf|sl|tt|cal)\\s[^{}]{1,200}\\}", TexText::of),
            new Form("\\{\\\\(?:text|math|emph|cal)[a-z]*" + GROUP + SCRIPTS + "\\}", TexInText::asFormula),
            new Form("\\\\(?:text|math|emph|cal)[a-z]*" + GROUP + SCRIPTS, TexInText::asFormula),
            new Form("\\{\\\\[\"'`^~=.]\\p{L}\\}|\\\\[\"'`^~=.]\\{\\p{L}\\}", TexText::of),
            new Form("(?<![\\p{L}\\p{N}_])\\p{Lu}_\\{\\w{1,10}\\}", TexInText::asFormula),
            new Form("(?<![\\\\/:.\\w])\\\\[a-zA-Z]{2,20}" + SCRIPTS, TexInText::symbol),
            new Form("(?<![\\\\/:])\\\\[&%#_$]", escaped -> escaped.substring(1)));

    private TexInText() {}

    private record Form(Pattern pattern, UnaryOperator<String> shown) {
        Form(String pattern, UnaryOperator<String> shown) {
            this(Pattern.compile(pattern), shown);
        }

        String in(String text) {
            return pattern.matcher(text)
                    .replaceAll(found -> Matcher.quoteReplacement(shown.apply(found.group())));
        }
    }

    /// The text as people read it.
    public static String shown(String text) {
        if (!mayHoldLatex(text) || PATH.matcher(text).find()) {
            return text;
        }
        String shown = text;
        for (Form form : FORMS) {
            shown = form.in(shown);
        }
        return shown;
    }

    private static boolean mayHoldLatex(String text) {
        return text.indexOf('$') >= 0 || text.indexOf('\\') >= 0 || text.contains("_{")
                || text.contains("^{");
    }

    /// Between two dollar signs stands a formula, or what lies between two sums of money or two variables of a program.
    private static String formula(String found) {
        String inside = found.substring(1, found.length() - 1);
        boolean formula = !ENDS_OPEN.matcher(inside).find()
                && (SURELY_FORMULA.matcher(inside).find() || SHORT_FORMULA.matcher(inside).matches());
        return formula ? TexText.of(found) : found;
    }

    private static String asFormula(String found) {
        return TexText.of("$" + found + "$");
    }

    /// A command by its name alone: `\ell_1`, and where the next word is grown to it, `\muPLAN`.
    private static String symbol(String found) {
        int end = 1;
        while (end < found.length() && TexScanner.isLetter(found.charAt(end))) {
            end++;
        }
        String name = found.substring(1, end);
        String whole = TexSymbols.of(name);
        if (whole != null && !whole.isBlank()) {
            return asFormula(found);
        }
        for (int cut = name.length() - 1; cut > 1; cut--) {
            String symbol = TexSymbols.of(name.substring(0, cut));
            if (symbol != null && stands(symbol) && Character.isUpperCase(name.charAt(cut))) {
                return symbol + found.substring(cut + 1);
            }
        }
        return found;
    }

    /// Of signs that words grow to, only Greek letters and infinity: `\inFile` is code.
    private static boolean stands(String symbol) {
        return symbol.equals("∞")
                || Character.UnicodeScript.of(symbol.codePointAt(0)) == Character.UnicodeScript.GREEK;
    }
}
