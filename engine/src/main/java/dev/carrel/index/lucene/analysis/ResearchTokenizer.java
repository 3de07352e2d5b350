package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.apache.lucene.analysis.Tokenizer;
import org.apache.lucene.analysis.standard.StandardTokenizer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.KeywordAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.TypeAttribute;

/// Splits text into what researchers type: `React.useEffect`, `page_size`, `gpt-4`, `β-catenin`, `C++`, `0.05` stay
/// whole, a comparison before a number (`p < 0.05`) is a token, and each CJK character is one, for a bigram filter to
/// pair. (Unicode's own word breaks, which Lucene's standard tokenizer follows, split at hyphens and lose `C++`.)
/// Tokens that have no parts, such as decimals and `C++`, are marked as keywords.
final class ResearchTokenizer extends Tokenizer {
    /// Longer runs are data, not words: they are cut, so that no term grows beyond what the index takes.
    private static final int LONGEST = 200;

    /// How far behind a comparison its number may stand.
    private static final int NEAR = 8;

    private static final Pattern LOCANTS = Pattern
            .compile("(?:\\d{1,2}|[A-Z])['′]?(?:,(?:\\d{1,2}|[A-Z])['′]?){1,9}-(?=\\p{L})");
    private static final int PROLONGED_SOUND = 0x30FC;

    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private final TypeAttribute type = addAttribute(TypeAttribute.class);
    private final KeywordAttribute keyword = addAttribute(KeywordAttribute.class);
    private final StringBuilder text = new StringBuilder();
    private int at;

    @Override
    public boolean incrementToken() throws IOException {
        clearAttributes();
        while (at < text.length()) {
            int start = at;
            int first = text.codePointAt(at);
            if (isCjk(first)) {
                at += Character.charCount(first);
                return token(start, typeOf(first), true);
            }
            if (isWordCharacter(first) || opensWord(start)) {
                at = endOfWord(afterLocants(start));
                if (holdsLetterOrDigit(start, at)) {
                    boolean suffixed = takeSuffix(start);
                    return token(start, TypeAttribute.DEFAULT_TYPE, suffixed || isNumber(start, at));
                }
                continue;
            }
            at += Character.charCount(first);
            if (isComparison(first) && numberFollows(at)) {
                return token(start, TypeAttribute.DEFAULT_TYPE, true);
            }
        }
        return false;
    }

    private boolean token(int start, String tokenType, boolean whole) {
        term.setEmpty();
        if (text.charAt(start) == '.' && Character.isDigit(text.charAt(start + 1))) {
            term.append('0');
        }
        term.append(text, start, at);
        offset.setOffset(correctOffset(start), correctOffset(at));
        type.setType(tokenType);
        keyword.setKeyword(whole);
        return true;
    }

    private int endOfWord(int start) {
        int end = start;
        while (end < text.length() && end - start < LONGEST) {
            int c = text.codePointAt(end);
            if (isWordCharacter(c) && !isCjk(c)) {
                end += Character.charCount(c);
            } else if (isJoiner(c) && end + 1 < text.length() && joins(text.codePointAt(end + 1))) {
                end++;
            } else {
                break;
            }
        }
        return end;
    }

    /// The dot of `.05`, which is 0.05, and of `.NET`.
    private boolean opensWord(int start) {
        return text.charAt(start) == '.' && start + 1 < text.length() && joins(text.codePointAt(start + 1))
                && (start == 0 || !closesWord(text.charAt(start - 1)));
    }

    private static boolean closesWord(char c) {
        return Character.isLetterOrDigit(c) || c == '.' || c == ')' || c == ']' || c == '_';
    }

    /// Behind the first places of a chemical name: `2,4-dinitrophenol`, `N,N-dimethylformamide`.
    private int afterLocants(int start) {
        if (start + 2 >= text.length() || (text.charAt(start + 1) != ',' && text.charAt(start + 2) != ',')) {
            return start;
        }
        Matcher locants = LOCANTS.matcher(text).region(start, text.length());
        return locants.lookingAt() ? locants.end() : start;
    }

    private static boolean joins(int next) {
        return Character.isLetterOrDigit(next) && !isCjk(next);
    }

    /// `C++`, `C#`, `Ca2+`: a short name is nothing without its sign.
    private boolean takeSuffix(int start) {
        int length = at - start;
        if (length <= 2 && is('+', at) && is('+', at + 1)) {
            at += 2;
            return true;
        }
        if (at < text.length() && ((length <= 2 && text.charAt(at) == '#')
                || (length <= 4 && text.charAt(at) == '+' && Character.isDigit(text.charAt(at - 1))
                        && Character.isLetter(text.charAt(start))))) {
            at += 1;
            return true;
        }
        return false;
    }

    private boolean is(char sign, int place) {
        return place < text.length() && text.charAt(place) == sign;
    }

    private boolean isNumber(int start, int end) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (!Character.isDigit(c) && c != '.') {
                return false;
            }
        }
        return true;
    }

    private boolean holdsLetterOrDigit(int start, int end) {
        return text.substring(start, end).codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private boolean numberFollows(int from) {
        int i = from;
        // Only near by: each sign of a line of them would look to its end.
        int end = Math.min(text.length(), from + NEAR);
        while (i < end && (text.charAt(i) == ' ' || text.charAt(i) == '=')) {
            i++;
        }
        return i < text.length() && (Character.isDigit(text.charAt(i)) || text.charAt(i) == '.');
    }

    private static boolean isWordCharacter(int c) {
        return c == '_' || Character.isLetterOrDigit(c) || isMark(c);
    }

    private static boolean isMark(int c) {
        int category = Character.getType(c);
        return category == Character.NON_SPACING_MARK || category == Character.COMBINING_SPACING_MARK;
    }

    private static boolean isJoiner(int c) {
        return c == '.' || c == '-' || c == '\'' || c == '’';
    }

    private static boolean isComparison(int c) {
        return c == '<' || c == '>' || c == '=' || c == '≤' || c == '≥';
    }

    private static boolean isCjk(int c) {
        return c >= 0x1100 && !typeOf(c).equals(TypeAttribute.DEFAULT_TYPE);
    }

    private static String typeOf(int c) {
        if (c == PROLONGED_SOUND) {
            return StandardTokenizer.TOKEN_TYPES[StandardTokenizer.KATAKANA];
        }
        if (c < 0x1100 || !Character.isLetter(c)) {
            return TypeAttribute.DEFAULT_TYPE;
        }
        return switch (Character.UnicodeScript.of(c)) {
            case HAN -> StandardTokenizer.TOKEN_TYPES[StandardTokenizer.IDEOGRAPHIC];
            case HIRAGANA -> StandardTokenizer.TOKEN_TYPES[StandardTokenizer.HIRAGANA];
            case KATAKANA -> StandardTokenizer.TOKEN_TYPES[StandardTokenizer.KATAKANA];
            case HANGUL -> StandardTokenizer.TOKEN_TYPES[StandardTokenizer.HANGUL];
            default -> TypeAttribute.DEFAULT_TYPE;
        };
    }

    @Override
    public void reset() throws IOException {
        super.reset();
        text.setLength(0);
        at = 0;
        char[] buffer = new char[4096];
        for (int read = input.read(buffer); read >= 0; read = input.read(buffer)) {
            text.append(buffer, 0, read);
        }
    }

    @Override
    public void end() throws IOException {
        super.end();
        int last = correctOffset(text.length());
        offset.setOffset(last, last);
    }
}
