package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.apache.lucene.analysis.TokenFilter;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.KeywordAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.util.AttributeSource;

/// Adds the parts of an identifier to the whole: `bokeh.models.SelectEditor` is also found as `SelectEditor`, and as
/// *select editor*. The smallest parts take consecutive positions, so that a phrase matches them; larger ones stand at
/// the position where they begin. (Lucene's word delimiter filter knows one level of parts only.)
final class IdentifierParts extends TokenFilter {
    /// The parts that come out.
    enum Emit {
        ALL, SMALLEST
    }

    private static final Pattern HYPHEN = Pattern.compile("(?<=\\p{L})-|-(?=\\p{L})");
    private static final Pattern VERSION = Pattern.compile("[vV]\\d+(?:\\.\\d+)+");
    private static final Pattern QUANTITY = Pattern.compile("\\d+(?:\\.\\d+)?"
            + "([numck]?m|[numk]?g|[num]?[lL]|[num]?s|[numk]?M|[numk]?mol|[kMG]?Hz|[kM]?Da|[kmu]?V|[mu]?A"
            + "|[kM]?bp|[kMG]B|[kM]?Pa|[kMG]?W|ppm|min|nt)");

    private static final Pattern ELISION = Pattern
            .compile("(?:[cdjlmnst]|qu|un|gl|dell|nell|all|sull)['’](?=\\p{L}{3})");

    private record Part(String text, int start, int end, int step) {}

    private final Emit emit;
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final OffsetAttribute offset = addAttribute(OffsetAttribute.class);
    private final PositionIncrementAttribute position = addAttribute(PositionIncrementAttribute.class);
    private final KeywordAttribute keyword = addAttribute(KeywordAttribute.class);
    private final Deque<Part> waiting = new ArrayDeque<>();
    private AttributeSource.State whole = captureState();

    IdentifierParts(TokenStream input, Emit emit) {
        super(input);
        this.emit = emit;
    }

    @Override
    public boolean incrementToken() throws IOException {
        if (!waiting.isEmpty()) {
            return next(waiting.remove());
        }
        if (!input.incrementToken()) {
            return false;
        }
        if (!keyword.isKeyword()) {
            split();
        } else if (emit == Emit.ALL) {
            addShorterVersion();
        }
        return waiting.isEmpty() || next(waiting.remove());
    }

    private boolean next(Part part) {
        restoreState(whole);
        term.setEmpty().append(part.text());
        offset.setOffset(part.start(), part.end());
        position.setPositionIncrement(part.step());
        return true;
    }

    private void split() {
        String token = term.toString();
        List<int[]> names = names(token);
        List<int[]> pieces = pieces(token, names);
        if (pieces.size() < 2 && !(pieces.size() == 1 && pieces.getFirst()[0] > 0)) {
            keepWithoutPossessive(token, names);
            return;
        }
        whole = captureState();
        int step = position.getPositionIncrement();
        for (int[] piece : pieces) {
            if (emit == Emit.ALL && piece[0] == pieces.getFirst()[0]) {
                addWhole(token, step);
                step = 0;
            }
            for (int[] name : names) {
                boolean larger = names.size() > 1 && name[0] == piece[0] && name[1] != piece[1];
                if (emit == Emit.ALL && larger) {
                    waiting.add(part(token, name[0], name[1], step));
                    step = 0;
                }
            }
            waiting.add(part(token, piece[0], piece[1], step));
            step = 1;
        }
    }

    /// Written with a hyphen, together or apart, a name is the same: `IL-6` is `IL6`, *pre-training* is *pretraining*.
    private void addWhole(String token, int step) {
        Part given = part(token, 0, token.length(), step);
        String joined = token.indexOf('-') < 0 ? token : HYPHEN.matcher(token).replaceAll("");
        waiting.add(new Part(joined, given.start(), given.end(), step));
        if (VERSION.matcher(token).matches()) {
            waiting.add(new Part(token.substring(1), given.start(), given.end(), 0));
        }
    }

    /// Who looks for 3.11 means 3.11.4 as well.
    private void addShorterVersion() {
        String token = term.toString();
        int last = token.lastIndexOf('.');
        if (last > 0 && token.indexOf('.') < last && Character.isDigit(token.charAt(last - 1))) {
            whole = captureState();
            waiting.add(part(token, 0, token.length(), position.getPositionIncrement()));
            waiting.add(part(token, 0, last, 0));
        }
    }

    /// A number and its unit, or the names and their humps.
    private static List<int[]> pieces(String token, List<int[]> names) {
        Matcher quantity = QUANTITY.matcher(token);
        return quantity.matches()
                ? List.of(new int[]{0, quantity.start(1)}, new int[]{quantity.start(1), token.length()})
                : names.stream().flatMap(name -> humps(token, name[0], name[1]).stream()).toList();
    }

    private void keepWithoutPossessive(String token, List<int[]> names) {
        if (names.size() == 1 && names.getFirst()[0] == 0 && token.length() - names.getFirst()[1] == 2
                && token.endsWith("s")) {
            whole = captureState();
            waiting.add(part(token, 0, names.getFirst()[1], position.getPositionIncrement()));
        }
    }

    private Part part(String token, int from, int to, int step) {
        boolean mapped = offset.endOffset() - offset.startOffset() == token.length();
        int base = offset.startOffset();
        return new Part(token.substring(from, to), mapped ? base + from : base,
                mapped ? base + to : offset.endOffset(), step);
    }

    /// The runs of letters and digits.
    private static List<int[]> names(String token) {
        List<int[]> names = new ArrayList<>();
        int start = -1;
        for (int i = 0; i <= token.length(); i++) {
            boolean inside = i < token.length() && isNameCharacter(token.charAt(i));
            if (inside && start < 0) {
                start = i;
            } else if (!inside && start >= 0) {
                names.add(new int[]{start, i});
                start = -1;
            }
        }
        return withoutApostrophes(token, names);
    }

    private static boolean isNameCharacter(char c) {
        return Character.isLetterOrDigit(c) || Character.isSurrogate(c) || c == '\'' || c == '’'
                || Character.getType(c) == Character.NON_SPACING_MARK;
    }

    /// Possessives lose their ending, *Darwin's* is *Darwin*; articles before a vowel go: *l'échelle* is *échelle*.
    private static List<int[]> withoutApostrophes(String token, List<int[]> names) {
        for (int[] name : names) {
            String text = token.substring(name[0], name[1]).toLowerCase(Locale.ROOT);
            if (text.length() > 2 && (text.endsWith("'s") || text.endsWith("’s"))) {
                name[1] -= 2;
            }
            Matcher elision = ELISION.matcher(text);
            name[0] += elision.lookingAt() ? elision.end() : 0;
        }
        return names;
    }

    /// `SelectEditor` into two, `HTMLParser` into two, `iPhone` left alone.
    private static List<int[]> humps(String token, int from, int to) {
        List<int[]> humps = new ArrayList<>();
        int start = from;
        for (int i = from + 1; i < to; i++) {
            boolean up = Character.isUpperCase(token.charAt(i));
            boolean afterLower = Character.isLowerCase(token.charAt(i - 1));
            boolean beforeLower = i + 1 < to && Character.isLowerCase(token.charAt(i + 1));
            boolean afterUpper = Character.isUpperCase(token.charAt(i - 1));
            if (up && i - start >= 2 && (afterLower || (afterUpper && beforeLower))) {
                humps.add(new int[]{start, i});
                start = i;
            }
        }
        humps.add(new int[]{start, to});
        return humps;
    }

    @Override
    public void reset() throws IOException {
        super.reset();
        waiting.clear();
    }
}
