package dev.carrel.search.quote;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Takes a text apart into what has to agree in a quotation: words without case, accents, ligatures and soft hyphens,
/// numbers with their sign and decimals, and signs that make a difference (`%`, `<`, `±`, `€`). All other punctuation
/// is passed over. A hyphen parts words; whether `line-` and `up` are one is for the [Alignment] to see.
final class WordSplitter {
    /// Numbers of references, `[12]` or `[3, 5–7]`.
    private static final Pattern REFERENCE = Pattern.compile("\\[\\s*\\d+(?:\\s*[,;–-]\\s*\\d+)*\\s*\\]");
    private static final Pattern GROUPED = Pattern.compile("\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?");
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

    private final String text;
    private final List<QuotedWord> words = new ArrayList<>();
    private int at;
    private int asideUntil;

    private WordSplitter(String text) {
        this.text = text;
    }

    static List<QuotedWord> of(String text) {
        return new WordSplitter(text).read();
    }

    private List<QuotedWord> read() {
        Matcher reference = REFERENCE.matcher(text);
        int next = reference.find() ? reference.start() : text.length();
        while (at < text.length()) {
            if (at >= next) {
                asideUntil = reference.end();
                next = reference.find() ? reference.start() : text.length();
            }
            readOne(text.codePointAt(at));
        }
        return words;
    }

    private void readOne(int c) {
        int start = at;
        if (SUPERSCRIPTS.indexOf(c) >= 0) {
            superscript(start);
        } else if (isAlone(c)) {
            at += Character.charCount(c);
            add(start);
        } else if (isOfWord(c)) {
            word(start);
        } else if (c == '.' && followedByDigit() && !isOfWord(before())) {
            at++;
            number(start);
        } else if (isMinus(c) && (followedByDigit() || after() == '.') && !isOfWord(before())
                && before() != ')') {
            signed(start);
        } else {
            at += Character.charCount(c);
            sign(c, start);
        }
    }

    /// After a word it is a footnote, after a number its power.
    private void superscript(int start) {
        boolean power = Character.isDigit(before());
        while (at < text.length() && SUPERSCRIPTS.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        words.add(new QuotedWord("^" + form(text.substring(start, at)), start, at, !power));
    }

    private void word(int start) {
        if (Character.isDigit(text.codePointAt(start))) {
            number(start);
        } else {
            run();
            add(start);
        }
    }

    /// A minus, if a number comes after it.
    private void signed(int start) {
        at++;
        if (Character.isDigit(text.codePointAt(at)) || followedByDigit()) {
            number(start);
        }
    }

    /// Digits only, so that `10mg` and `10 mg` are alike.
    private void number(int start) {
        digits();
        while (at + 1 < text.length() && (text.charAt(at) == '.' || text.charAt(at) == ',')
                && Character.isDigit(text.charAt(at + 1))) {
            at++;
            digits();
        }
        String number = form(text.substring(start, at));
        number = number.startsWith(".") || number.startsWith("-.") ? number.replace(".", "0.") : number;
        words.add(new QuotedWord(GROUPED.matcher(number).matches() ? number.replace(",", "") : number, start,
                at,
                start < asideUntil));
    }

    private void digits() {
        while (at < text.length()
                && (Character.isDigit(text.codePointAt(at)) || isHidden(text.codePointAt(at)))) {
            at += Character.charCount(text.codePointAt(at));
        }
    }

    /// Letters, digits and what hides between them.
    private void run() {
        while (at < text.length()) {
            int c = text.codePointAt(at);
            boolean inside = isOfWord(c) || isHidden(c) || (isApostrophe(c) && isOfWord(after()));
            if (!inside || isAlone(c) || SUPERSCRIPTS.indexOf(c) >= 0) {
                return;
            }
            at += Character.charCount(c);
        }
    }

    private void add(int start) {
        String form = form(text.substring(start, at));
        if (!form.isEmpty()) {
            words.add(new QuotedWord(form, start, at, start < asideUntil));
        }
    }

    private void sign(int c, int start) {
        switch (c) {
            case '≤' -> signs("<=", start);
            case '≥' -> signs(">=", start);
            case '×' -> signs("x", start);
            case '|', '~', '−' -> {
            }
            default -> {
                if (c == '%' || c == '‰' || c == '°' || Character.getType(c) == Character.MATH_SYMBOL
                        || Character.getType(c) == Character.CURRENCY_SYMBOL) {
                    signs(Character.toString(c), start);
                }
            }
        }
    }

    private void signs(String forms, int start) {
        forms.codePoints().forEach(c -> words.add(new QuotedWord(Character.toString(c), start, at, false)));
    }

    private static String form(String written) {
        String lower = written.toLowerCase(Locale.ROOT);
        if (lower.chars().allMatch(c -> c < 128 && c != '\'')) {
            return lower;
        }
        String plain = Normalizer.normalize(lower, Normalizer.Form.NFKD).replace('−', '-').replace('–', '-')
                .replace("ß", "ss").replaceAll("['’ʼ\\p{Cf}]", "");
        return MARKS.matcher(plain).replaceAll("");
    }

    private int before() {
        return at == 0 ? ' ' : text.codePointBefore(at);
    }

    private int after() {
        return at + 1 < text.length() ? text.codePointAt(at + 1) : ' ';
    }

    private boolean followedByDigit() {
        return Character.isDigit(after());
    }

    private static boolean isMinus(int c) {
        return c == '-' || c == '−' || c == '–';
    }

    private static boolean isApostrophe(int c) {
        return c == '\'' || c == '’' || c == 'ʼ';
    }

    /// Soft hyphens, zero-width signs.
    private static boolean isHidden(int c) {
        return Character.getType(c) == Character.FORMAT;
    }

    private static boolean isOfWord(int c) {
        int type = Character.getType(c);
        return Character.isLetterOrDigit(c) || type == Character.NON_SPACING_MARK
                || type == Character.COMBINING_SPACING_MARK || type == Character.OTHER_NUMBER;
    }

    /// Writing without blanks: each character is a word.
    private static boolean isAlone(int c) {
        return c > 0x2E80 && (Character.isIdeographic(c) || switch (Character.UnicodeScript.of(c)) {
            case HIRAGANA, KATAKANA -> true;
            default -> false;
        });
    }
}
