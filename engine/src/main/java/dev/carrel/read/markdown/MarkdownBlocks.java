package dev.carrel.read.markdown;

import java.util.List;
import java.util.regex.Pattern;

import dev.carrel.read.html.HtmlBlocks;
import dev.carrel.read.outline.Outline;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.LinkReferenceDefinition;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.Parser;

/// Adds Markdown texts to an outline, one after the other: a file, or the cells of a notebook.
public final class MarkdownBlocks {
    /// Deeper than any prose, and shallow enough to walk recursively.
    private static final int MAX_NESTING = 50;

    /// A picture by its name, as `:material-download:` or `:rocket:`, which is no word of the heading.
    private static final Pattern ICON = Pattern.compile("(?<!\\S)(?::[a-z][a-z0-9_+-]+:)+(?:\\s+|$)");

    private final Parser parser = Parser.builder().extensions(List.of(TablesExtension.create()))
            .customInlineContentParserFactory(new LooseAngles()).maxOpenBlockParsers(MAX_NESTING).build();
    private final Outline outline;
    private final Directives directives;

    public MarkdownBlocks(Outline outline) {
        this(outline, 0);
    }

    MarkdownBlocks(Outline outline, int nesting) {
        this.outline = outline;
        this.directives = new Directives(outline, nesting);
    }

    public void add(String markdown) {
        Outline parsed = new Outline();
        try {
            new MarkdownBlocks(parsed, directives.nesting())
                    .children(parser.parse(MarkdownSource.plain(markdown)));
            outline.addAll(parsed);
        } catch (StackOverflowError tooDeep) {
            // CommonMark merges the text of nested inlines recursively; thousands of them are not prose but an attack.
            markdown.lines().forEach(outline::paragraph);
        }
    }

    private void children(Node parent) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            block(node);
        }
    }

    private void block(Node node) {
        switch (node) {
            case Heading heading -> heading(heading);
            case Paragraph paragraph -> outline.paragraph(InlineText.of(paragraph));
            case FencedCodeBlock code when directives.isDirective(code) -> directives.add(code);
            case FencedCodeBlock code -> outline.paragraph(code.getLiteral());
            case IndentedCodeBlock code -> outline.paragraph(code.getLiteral());
            case HtmlBlock html -> HtmlBlocks.ofFragment(html.getLiteral(), outline);
            case ListBlock list -> ListText.of(list).forEach(outline::paragraph);
            case TableBlock table -> outline.paragraph(TableText.of(table));
            case BlockQuote quote -> children(quote);
            case ThematicBreak _,LinkReferenceDefinition _ -> {
            }
            default -> children(node);
        }
    }

    private void heading(Heading heading) {
        if (heading.getParent() instanceof BlockQuote) {
            outline.paragraph(InlineText.of(heading));
        } else {
            outline.heading(heading.getLevel(), named(InlineText.of(heading)));
        }
    }

    /// The words of a heading beside its pictures.
    private static String named(String heading) {
        String words = ICON.matcher(heading).replaceAll("").strip();
        return words.isEmpty() ? heading : words;
    }
}
