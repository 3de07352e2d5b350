package dev.carrel.read.pdf.block;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.read.pdf.page.TextLine;

/// Makes one text of lines: words parted at line ends are put together again.
public record TextJoiner(DocumentWords words) {
    private static final Pattern CUT = Pattern.compile("([\\p{L}\\d][\\p{L}\\d'’-]*)[-‐‑\u00AD]$");
    private static final Pattern WORD = Pattern.compile("^[\\p{L}]+");
    private static final Pattern ADDRESS = Pattern.compile("[(\\[<]?(https?://|www\\.)[^\\s)\\]>,;]*");
    /// Marks inside a word, as addresses have them; a sentence's next word has none.
    private static final Pattern REST = Pattern.compile("[\\p{L}\\d%_~-]*([./?=&#_][\\p{L}\\d%_~-]+)+|\\S*/");
    /// Only so much of a text is looked at for the word that it ends with.
    private static final int LONGEST_WORD = 40;

    public String text(List<TextLine> lines) {
        return join(lines).text();
    }

    public JoinedText join(List<TextLine> lines) {
        StringBuilder text = new StringBuilder();
        List<JoinedText.Part> parts = new ArrayList<>();
        for (TextLine line : lines) {
            int start = append(text, line.text());
            if (parts.isEmpty() || parts.getLast().page() != line.page()) {
                parts.add(new JoinedText.Part(line.page(), start, new ArrayList<>()));
            }
            parts.getLast().lines().add(line);
        }
        return new JoinedText(text.toString(), parts);
    }

    /// Appends a line; gives the place of its first character.
    private int append(StringBuilder text, String line) {
        if (text.isEmpty()) {
            text.append(line);
            return 0;
        }
        Matcher cut = CUT.matcher(text.substring(Math.max(0, text.length() - LONGEST_WORD)));
        Matcher next = WORD.matcher(line);
        if (endsWithHyphen(text) && cut.find() && next.find()) {
            if (!isAddress(text) && !words.keepsHyphen(cut.group(1), next.group())) {
                text.setLength(text.length() - 1);
            }
        } else if (!endsOpen(text) && !(isAddress(text) && REST.matcher(line).lookingAt())) {
            text.append(' ');
        }
        int start = text.length();
        text.append(line);
        return start;
    }

    /// Whether its last word is an address of the web, which is parted anywhere, and without a hyphen.
    private static boolean isAddress(StringBuilder text) {
        return ADDRESS.matcher(text.substring(text.lastIndexOf(" ") + 1)).matches();
    }

    /// Asked first, since few lines do and the pattern looks at every word before.
    private static boolean endsWithHyphen(CharSequence text) {
        return "-‐‑\u00AD".indexOf(text.charAt(text.length() - 1)) >= 0;
    }

    /// A slash or dash at a line's end is followed by no space.
    private static boolean endsOpen(CharSequence text) {
        char last = text.charAt(text.length() - 1);
        return last == '/' || last == '–' || last == '-';
    }
}
