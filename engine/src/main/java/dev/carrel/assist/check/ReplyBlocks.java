package dev.carrel.assist.check;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The paragraphs, items of lists and block quotations of a model's reply, without their Markdown. A block quotation comes
/// out between quotation marks.
final class ReplyBlocks {
    private static final Pattern THOUGHT = Pattern
            .compile("(?is)<(think|thinking|reasoning)>.*?(?:</\\1>|\\z)");
    private static final Pattern THOUGHT_END = Pattern.compile("(?is)\\A.*</(?:think|thinking|reasoning)>");
    private static final Pattern FENCE = Pattern.compile("\\s{0,3}(?:```|~~~).*");
    private static final Pattern HEADING = Pattern
            .compile("\\s{0,3}#{1,6}(?:\\s.*)?|\\s*\\*\\*[^*]{1,80}\\*\\*:?\\s*");
    private static final Pattern RULE = Pattern.compile("[\\s|:*_=-]*");
    private static final Pattern ITEM = Pattern.compile("^\\s*(?:[-*+•‣–]|\\d{1,3}[.)])\\s+");
    private static final Pattern QUOTE = Pattern.compile("^\\s{0,3}>\\s?");
    private static final Pattern SOURCES = Pattern.compile(
            "[#*_]{0,9}\\s{0,9}(?:references|sources|citations|bibliography|works cited|footnotes)\\s{0,9}[*_]{0,9}:?[*_]{0,9}",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern FOOTNOTE = Pattern.compile("\\s*\\[\\^?\\d+\\]:.*");
    private static final Pattern LABEL = Pattern
            .compile("^(?:\\*\\*)?(?:final )?(?:answer|response|summary)(?:\\*\\*)?\\s*:"
                    + "(?:\\*\\*)?\\s*", Pattern.CASE_INSENSITIVE);
    private static final Pattern PREAMBLE = Pattern.compile(
            "^(?:(?:sure|certainly|of course|okay|ok)\\b[,.!]?\\s*)?(?:(?:here (?:is|are)|here's|based on|according to"
                    + "|the following|below is|i )[^.!?:]{0,160}[:!])?\\s*$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern EMPHASIS = Pattern.compile(
            "(?<![\\p{L}\\p{N}_*])(\\*{1,3}|_{1,3})(?=\\S)([^*_\\n]{1,400}?)(?<=\\S)\\1(?![\\p{L}\\p{N}_*])");
    private static final Pattern CODE = Pattern.compile("`([^`\\n]{1,200})`");
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\[\\]\\n]{1,300})\\]\\([^()\\s]{1,500}\\)");

    private final List<String> blocks = new ArrayList<>();
    private final StringBuilder open = new StringBuilder();
    private boolean quoting;
    private boolean coding;

    private ReplyBlocks() {}

    static List<String> of(String reply) {
        ReplyBlocks blocks = new ReplyBlocks();
        String said = THOUGHT_END.matcher(THOUGHT.matcher(reply).replaceAll("\n")).replaceFirst("");
        for (String line : said.lines().toList()) {
            if (SOURCES.matcher(line.strip()).matches()) {
                break;
            }
            blocks.read(line);
        }
        blocks.close();
        return blocks.blocks;
    }

    private void read(String line) {
        if (FENCE.matcher(line).matches()) {
            close();
            coding = !coding;
        } else if (!coding) {
            readProse(line);
        }
    }

    private void readProse(String line) {
        boolean quoted = QUOTE.matcher(line).find();
        if (quoted != quoting || ITEM.matcher(line).find()) {
            close();
        }
        quoting = quoted;
        String said = QUOTE.matcher(line).replaceFirst("");
        if (RULE.matcher(said).matches() || HEADING.matcher(said).matches()
                || FOOTNOTE.matcher(said).matches()) {
            close();
        } else {
            open.append(open.isEmpty() ? "" : " ").append(ITEM.matcher(said).replaceFirst("").strip());
        }
    }

    private void close() {
        String text = LABEL.matcher(plain(open.toString().strip())).replaceFirst("");
        open.setLength(0);
        boolean announces = blocks.isEmpty() && PREAMBLE.matcher(text).matches();
        if (!text.isEmpty() && !announces) {
            blocks.add(quoting ? "“" + text.replaceAll("^[“\"]|[”\"]$", "") + "”" : text);
        }
    }

    private static String plain(String text) {
        String unlinked = LINK.matcher(text).replaceAll("$1");
        return EMPHASIS.matcher(CODE.matcher(unlinked).replaceAll("$1")).replaceAll("$2");
    }
}
