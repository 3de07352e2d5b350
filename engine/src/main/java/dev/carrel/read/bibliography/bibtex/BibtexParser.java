package dev.carrel.read.bibliography.bibtex;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.Inventory.Flaw;
import dev.carrel.read.bibliography.LineCounter;
import dev.carrel.read.bibliography.MalformedEntry;
import dev.carrel.read.tex.BraceMatcher;

/// Takes a BibTeX file apart. What stands between entries is a comment, as BibTeX has it. An entry that cannot be
/// understood is a flaw, and parsing goes on at the next line that starts one.
final class BibtexParser {
    private static final Pattern START = Pattern.compile("@[ \t]*(\\p{L}[\\p{L}\\p{N}_:.+-]*)\\s*([{(])");
    private static final Pattern COMMENT = Pattern.compile("@[ \t]*comment\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern WITHOUT_BRACE = Pattern.compile(
            "@[ \t]*(article|(in)?book|(in)?proceedings|incollection|collection|misc|manual|online|\\w*thesis|(tech)?report"
                    + "|unpublished|software|dataset|patent)\\s*,",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NEXT_ENTRY = Pattern.compile("(?m)^[ \t]*@[ \t]*\\p{L}[\\w:.+-]*\\s*[{(,]");

    private final String text;
    private final LineCounter lines;
    private final Map<String, String> strings = new HashMap<>(BibtexMonths.NAMES);
    private final List<BibtexEntry> entries = new ArrayList<>();
    private final List<String> comments = new ArrayList<>();
    private final List<Flaw> flaws = new ArrayList<>();

    private BibtexParser(String text) {
        this.text = text;
        this.lines = new LineCounter(text);
    }

    static BibtexFile parse(String text) {
        BibtexParser parser = new BibtexParser(text);
        parser.all();
        return new BibtexFile(parser.entries, parser.comments, parser.flaws);
    }

    private void all() {
        Matcher start = START.matcher(text);
        int at = text.indexOf('@');
        while (at >= 0) {
            start.region(at, text.length());
            int next = start.lookingAt() ? one(start) : afterStray(at);
            at = text.indexOf('@', next);
        }
    }

    /// Passes over an `@` that starts nothing: an address in a text, the word of a comment without braces, which is all that BibTeX passes
    /// over, or an entry that never opens.
    private int afterStray(int at) {
        Matcher comment = COMMENT.matcher(text).region(at, text.length());
        Matcher entry = WITHOUT_BRACE.matcher(text).region(at, text.length());
        if (entry.lookingAt() && !isInsideWord(at)) {
            flaws.add(new Flaw(lines.number(at), "entry has no opening brace"));
        }
        return comment.lookingAt() ? comment.end() : at + 1;
    }

    /// Parses what starts here and gives the index to go on from.
    private int one(Matcher start) {
        String type = start.group(1).toLowerCase(Locale.ROOT);
        if (isInsideWord(start.start())) {
            return start.start() + 1;
        }
        return switch (type) {
            case "comment" -> comment(start);
            case "preamble" -> block(start).end();
            case "string" -> string(start);
            default -> entry(type, start);
        };
    }

    /// The `@` of an address, as in `someone@example{…}`.
    private boolean isInsideWord(int at) {
        return at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
    }

    private record Block(String content, int end) {}

    /// A balanced block; one that never closes ends with its line.
    private Block block(Matcher start) {
        int open = start.end() - 1;
        int end = BraceMatcher.end(text, open, BraceMatcher.Rule.PLAIN);
        if (end < 0) {
            int lineEnd = text.indexOf('\n', open);
            int stop = lineEnd < 0 ? text.length() : lineEnd;
            return new Block(text.substring(open + 1, stop), stop);
        }
        return new Block(text.substring(open + 1, end - 1), end);
    }

    private int comment(Matcher start) {
        Block block = block(start);
        comments.add(block.content());
        return block.end();
    }

    private int string(Matcher start) {
        BibtexFields fields = new BibtexFields(text, start.end(), strings, BraceMatcher.Rule.PLAIN);
        try {
            strings.putAll(fields.untilClosed(start.group(2)));
            return fields.at();
        } catch (MalformedEntry malformed) {
            return recover(start.start(), malformed, "@string");
        }
    }

    private int entry(String type, Matcher start) {
        try {
            return entry(type, start, BraceMatcher.Rule.PLAIN);
        } catch (MalformedEntry plainly) {
            try {
                return entry(type, start, BraceMatcher.Rule.ESCAPED);
            } catch (MalformedEntry malformed) {
                return recover(start.start(), plainly, "entry");
            }
        }
    }

    private int entry(String type, Matcher start, BraceMatcher.Rule rule) throws MalformedEntry {
        BibtexFields fields = new BibtexFields(text, start.end(), strings, rule);
        String key = fields.key(start.group(2));
        Map<String, String> values = fields.untilClosed(start.group(2));
        entries.add(new BibtexEntry(type, key, values, fields.repeated(), lines.number(start.start())));
        return fields.at();
    }

    private int recover(int from, MalformedEntry malformed, String what) {
        flaws.add(new Flaw(lines.number(from), what + " " + malformed.getMessage()));
        Matcher next = NEXT_ENTRY.matcher(text);
        return next.find(Math.min(text.length(), from + 1)) ? next.start() : text.length();
    }
}
