package dev.carrel.read.restructuredtext;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentType;
import dev.carrel.read.outline.LineCursor;
import dev.carrel.read.outline.ListLines;
import dev.carrel.read.outline.MetadataBuilder;
import dev.carrel.read.outline.Outline;

/// Adds reStructuredText to an outline.
public final class RestructuredTextBlocks {
    private static final int MAX_NESTING = 20;
    private static final Pattern DIRECTIVE = Pattern
            .compile("^\\s*\\.\\. +(?:\\|[^|]+\\| +)?([\\w:.+-]+?) ?::(?: +(.*)|)$");
    private static final Pattern SUBSTITUTION = Pattern.compile("^\\s*\\.\\. +\\|[^|]+\\| .*");
    private static final Pattern NOTE = Pattern.compile("^\\s*\\.\\. +\\[([^\\]]+)\\]\\s*(.*)$");
    private static final Pattern ITEM = Pattern
            .compile("^\\s*([-*+•]|\\(?(?:\\d{1,4}|#|[a-zA-Z])[.)])(?: +|$)(.*)$");
    private static final Pattern BULLET = Pattern.compile("[-*+•]");
    private static final Pattern FIELD = Pattern.compile("^:([^:\\s][^:]*):(?: +(.*)|)$");
    private static final Pattern ROLE = Pattern.compile("^:[\\w:+.-]+:`.*");

    private final Outline outline;
    private final MetadataBuilder facts;
    private final SectionTitles titles;
    private final int nesting;

    public RestructuredTextBlocks(Outline outline) {
        this(outline, new MetadataBuilder(DocumentType.DOCUMENTATION));
    }

    /// The facts hear what the text says about itself.
    RestructuredTextBlocks(Outline outline, MetadataBuilder facts) {
        this(outline, facts, new SectionTitles(), 0);
    }

    private RestructuredTextBlocks(Outline outline, MetadataBuilder facts, SectionTitles titles,
            int nesting) {
        this.outline = outline;
        this.facts = facts;
        this.titles = titles;
        this.nesting = nesting;
    }

    public void add(String text) {
        add(text.lines().toList());
    }

    void add(List<String> text) {
        LineCursor lines = new LineCursor(nesting == 0 ? text : withoutCardRulers(text));
        for (lines.skipBlank(); lines.hasNext(); lines.skipBlank()) {
            block(lines);
        }
    }

    /// The header and footer of a card are parted from its text by a line of their own.
    private static List<String> withoutCardRulers(List<String> text) {
        return text.stream().map(line -> line.strip().matches("\\^{3,}|\\+{3,}") ? "" : line).toList();
    }

    private void block(LineCursor lines) {
        String line = lines.peek();
        if (nesting > MAX_NESTING) {
            outline.paragraph(String.join("\n", lines.takeWhile(any -> true)));
        } else if (line.strip().startsWith(".. ") || line.strip().equals("..")) {
            explicit(lines);
        } else if (SectionTitles.isTitle(lines)) {
            title(lines);
        } else if (TableLines.isTable(lines)) {
            outline.paragraph(TableLines.take(lines));
        } else if (SectionTitles.isAdornment(line) || line.startsWith("__ ")) {
            lines.next();
        } else {
            body(lines, line);
        }
    }

    private void body(LineCursor lines, String line) {
        if (ITEM.matcher(line).matches()) {
            list(lines);
        } else if (FIELD.matcher(line).matches() && !ROLE.matcher(line).matches()) {
            field(lines);
        } else if (line.startsWith(">>> ") || line.startsWith("| ")) {
            linesAsTheyAre(lines);
        } else if (LineCursor.indent(line) > 0) {
            inner(outline).add(lines.takeIndented(0));
        } else {
            paragraph(lines);
        }
    }

    /// A session with an interpreter, or a line block, whose bars go.
    private void linesAsTheyAre(LineCursor lines) {
        outline.paragraph(lines.takeWhile(line -> !line.isBlank()).stream()
                .map(line -> line.startsWith("|") ? RoleText.of(line.substring(1).strip()) : line)
                .collect(Collectors.joining("\n")));
    }

    private void title(LineCursor lines) {
        boolean over = SectionTitles.isOverlined(lines);
        String text = lines.peek(over ? 1 : 0);
        String style = lines.peek(over ? 2 : 1).charAt(0) + (over ? "over" : "");
        lines.skip(over ? 3 : 2);
        if (nesting == 0) {
            outline.heading(titles.level(style), RoleText.of(text.strip()));
        } else {
            outline.paragraph(RoleText.of(text));
        }
    }

    /// Directives, footnotes, targets, substitutions and comments.
    private void explicit(LineCursor lines) {
        String line = lines.next();
        Matcher directive = DIRECTIVE.matcher(line);
        Matcher note = NOTE.matcher(line);
        List<String> body = lines.takeIndented(LineCursor.indent(line));
        if (SUBSTITUTION.matcher(line).matches()) {
            return;
        }
        if (directive.matches()) {
            String argument = directive.group(2) == null ? "" : directive.group(2).strip();
            new Directive(directive.group(1), argument, body).write(outline, facts, this::addInner);
        } else if (note.matches()) {
            outline.paragraph(
                    "[" + note.group(1) + "] " + RoleText.of(note.group(2) + " " + String.join(" ", body)));
        }
    }

    private void field(LineCursor lines) {
        Matcher field = FIELD.matcher(lines.next());
        if (field.matches()) {
            String value = (field.group(2) == null ? "" : field.group(2)) + " "
                    + String.join(" ", lines.takeIndented(0));
            FieldLists.tell(field.group(1), RoleText.of(value.strip()), facts, outline);
        }
    }

    private void list(LineCursor lines) {
        List<String> items = new ArrayList<>();
        int indent = LineCursor.indent(lines.peek());
        boolean bullets = isBullet(lines.peek());
        while (isItem(lines.peek(), indent, bullets)) {
            items.add(item(lines, indent));
            skipBlankBeforeItem(lines, indent, bullets);
        }
        ListLines.paragraphs(items).forEach(outline::paragraph);
    }

    private String item(LineCursor lines, int indent) {
        Matcher item = ITEM.matcher(lines.next());
        if (!item.matches()) {
            return "";
        }
        List<String> content = new ArrayList<>(List.of(item.group(2)));
        content.addAll(lines.takeIndented(indent));
        Outline inside = new Outline();
        inner(inside).add(content);
        return ListLines.item(BULLET.matcher(item.group(1)).matches() ? "- " : item.group(1) + " ",
                inside.flat());
    }

    private static boolean isItem(String line, int indent, boolean bullet) {
        return ITEM.matcher(line).matches() && LineCursor.indent(line) == indent && isBullet(line) == bullet;
    }

    private static boolean isBullet(String line) {
        return BULLET.matcher(line.strip()).lookingAt();
    }

    private static void skipBlankBeforeItem(LineCursor lines, int indent, boolean bullets) {
        int ahead = 0;
        while (ahead < 3 && lines.peek(ahead).isBlank()) {
            ahead++;
        }
        if (isItem(lines.peek(ahead), indent, bullets)) {
            lines.skip(ahead);
        }
    }

    /// A paragraph; with the literal block that it announces, or the definition that stands indented below it.
    private void paragraph(LineCursor lines) {
        int indent = LineCursor.indent(lines.peek());
        List<String> text = new ArrayList<>(List.of(lines.next()));
        text.addAll(lines.takeWhile(line -> !line.isBlank() && LineCursor.indent(line) == indent));
        String words = String.join(" ", text.stream().map(String::strip).toList());
        boolean definition = lines.hasNext() && !lines.peek().isBlank();
        outline.paragraph(RoleText.of(words.replaceAll("\\s*(^|(?<=\\s))::$", "").replaceAll("::$", ":")));
        if (words.endsWith("::")) {
            outline.paragraph(String.join("\n", literal(lines, indent)));
        } else if (definition) {
            inner(outline).add(lines.takeIndented(indent));
        }
    }

    private static List<String> literal(LineCursor lines, int indent) {
        lines.skipBlank();
        return lines.takeIndented(indent);
    }

    private void addInner(List<String> body) {
        inner(outline).add(body);
    }

    private RestructuredTextBlocks inner(Outline into) {
        return new RestructuredTextBlocks(into, facts, titles, nesting + 1);
    }
}
