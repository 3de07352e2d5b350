package dev.carrel.read.tex;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// Turns the LaTeX of a field into plain text: accents and commands become characters, braces and formatting go.
public final class TexText extends TexScanner {
    private static final Set<String> DROPPED = Set.of("vspace", "hspace", "label", "cite", "citep", "citet",
            "footnote", "color", "fontsize", "selectlanguage", "foreignlanguage", "input", "noopsort");
    /// Functions that a formula names by their letters.
    private static final Set<String> FUNCTIONS = Set.of("log", "ln", "lg", "exp", "sin", "cos", "tan", "tanh",
            "arg", "deg", "det", "dim", "gcd", "inf", "ker", "lim", "max", "min", "sup", "Pr");
    /// Commands of several arguments, and the one that is kept.
    private static final Map<String, Integer> KEPT = Map.of("href", 2, "textcolor", 2, "foreignlanguage", 2);
    private static final Pattern SPACES = Pattern.compile("\\s+");
    /// The most nested groups that a field may hold; no title has as many.
    private static final int MAX_NESTING = 100;

    private final int nesting;
    private final boolean formulas;
    private boolean formula;

    private TexText(String source, boolean formulas, boolean formula, int nesting) {
        super(source);
        this.formulas = formulas;
        this.formula = formula;
        this.nesting = nesting;
    }

    /// On one line.
    public static String of(String source) {
        return SPACES.matcher(raw(source)).replaceAll(" ").strip();
    }

    private static String raw(String source) {
        return needsNothing(source) ? source : new TexText(source, holdsFormulas(source), false, 0).scanned();
    }

    private static boolean needsNothing(String source) {
        return source.chars().noneMatch(c -> c == '\\' || c == '{' || c == '}' || c == '$' || c == '~'
                || c == '-' || c == '`' || c == '\'');
    }

    /// A single dollar sign is money.
    private static boolean holdsFormulas(String source) {
        int count = 0;
        for (int i = 0; i < source.length(); i++) {
            count += source.charAt(i) == '$' && (i == 0 || source.charAt(i - 1) != '\\') ? 1 : 0;
        }
        return count % 2 == 0;
    }

    @Override
    protected String openingQuote() {
        return "`";
    }

    @Override
    protected void dollar() {
        formula = formulas != formula;
        put(formulas ? "" : "$", 1);
    }

    @Override
    protected void closed() {
        at++;
    }

    @Override
    protected void character(char c) {
        if (c == '^' || c == '_') {
            shift(c);
        } else {
            put(String.valueOf(c), 1);
        }
    }

    private void shift(char c) {
        at++;
        text.append(formula ? shifted(argument(), c == '^') : String.valueOf(c));
    }

    private static String shifted(String argument, boolean raised) {
        return raised && argument.equals("∘") ? "°" : TexSymbols.shifted(argument, raised);
    }

    @Override
    protected void symbol(char c) {
        at = Math.min(source.length(), at + 2);
        if (TexSymbols.isAccent(String.valueOf(c))) {
            text.append(TexSymbols.accented(argument(), c));
        } else {
            switch (c) {
                case '-', '/', '!', '@', '(', ')', '[', ']' -> formula = c == '(' || (c != ')' && formula);
                case ',', ';', ':', ' ', '\n', '\t', '\\' -> text.append(' ');
                default -> text.append(c);
            }
        }
    }

    @Override
    protected void named(String name) {
        String symbol = TexSymbols.of(name);
        if (TexSymbols.isAccent(name) && !formula && takesLetter()) {
            text.append(TexSymbols.accented(argument(), name.charAt(0)));
        } else if (symbol != null) {
            spaced(symbol);
        } else if (formula && FUNCTIONS.contains(name)) {
            skipSpace();
            text.append(name).append(startsTerm() ? " " : "");
        } else if (KEPT.containsKey(name)) {
            text.append(last(KEPT.get(name)));
        } else if (DROPPED.contains(name)) {
            argument();
        } else {
            other(name);
        }
    }

    /// In a formula the white space behind a sign stays where the other side of the sign has some too.
    private void spaced(String symbol) {
        boolean open = !text.isEmpty() && text.charAt(text.length() - 1) == ' ';
        text.append(symbol);
        int end = at;
        skipSpace();
        boolean operator = at < source.length() && "+-=<>/*".indexOf(source.charAt(at)) >= 0;
        if (formula && at > end && (isWord(symbol) ? operator : open)) {
            text.append(' ');
        }
    }

    private static boolean isWord(String symbol) {
        return symbol.codePoints().allMatch(Character::isLetter);
    }

    private boolean startsTerm() {
        return at < source.length()
                && (Character.isLetterOrDigit(source.charAt(at)) || source.charAt(at) == '\\');
    }

    private boolean takesLetter() {
        return at < source.length() && !isLetter(source.charAt(at));
    }

    private String last(int arguments) {
        String value = "";
        for (int i = 0; i < arguments; i++) {
            value = argument();
        }
        return value;
    }

    private void other(String name) {
        switch (name) {
            case "textsuperscript", "textsubscript" ->
                text.append(TexSymbols.shifted(argument(), name.equals("textsuperscript")));
            case "frac" -> text.append(argument()).append('/').append(argument());
            case "mkbibquote", "enquote" -> text.append('“').append(argument()).append('”');
            case "mkbibparens" -> text.append('(').append(argument()).append(')');
            case "char" -> character();
            case "url", "path" -> text.append(verbatim());
            default -> skipSpace();
        }
    }

    /// A character by its number, as in `\char"2014` and `\char8212`.
    private void character() {
        int start = at < source.length() && (source.charAt(at) == '"' || source.charAt(at) == '\'')
                ? at + 1
                : at;
        int radix = start == at ? 10 : source.charAt(at) == '"' ? 16 : 8;
        int end = start;
        while (end < source.length() && end < start + 5 && Character.digit(source.charAt(end), radix) >= 0) {
            end++;
        }
        if (end > start) {
            int code = Integer.parseInt(source.substring(start, end), radix);
            text.append(Character.isDefined(code) ? Character.toString(code) : "");
        }
        at = end;
    }

    /// TeX ends a command's name with the white space after it.
    private void skipSpace() {
        while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
            at++;
        }
        if (source.startsWith("{}", at)) {
            at += 2;
        }
    }

    /// The group, command or character that comes next, as text.
    private String argument() {
        while (at < source.length() && Character.isWhitespace(source.charAt(at))) {
            at++;
        }
        if (at >= source.length() || nesting > MAX_NESTING || source.charAt(at) == '}') {
            return "";
        }
        return switch (source.charAt(at)) {
            case '{' -> group();
            case '\\' -> control();
            default -> {
                int end = source.offsetByCodePoints(at, 1);
                String character = source.substring(at, end);
                at = end;
                yield character;
            }
        };
    }

    private String group() {
        String inside = inside();
        return new TexText(inside, holdsFormulas(inside), formula, nesting + 1).scanned();
    }

    private String verbatim() {
        skipSpace();
        return source.startsWith("{", at) ? inside() : "";
    }

    private String inside() {
        int end = BraceMatcher.end(source, at, BraceMatcher.Rule.PLAIN);
        String inside = source.substring(at + 1, end < 0 ? source.length() : end - 1);
        at = end < 0 ? source.length() : end;
        return inside;
    }

    /// A command as an argument, such as the dotless i in `\'\i`, with its own arguments.
    private String control() {
        TexText inner = new TexText(source, formulas, formula, nesting + 1);
        inner.at = at;
        inner.command();
        at = inner.at;
        return inner.text.toString();
    }
}
