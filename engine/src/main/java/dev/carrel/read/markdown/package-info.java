/// What does a Markdown text say?
///
/// CommonMark with tables does the parsing. Before it, [MarkdownSource] takes out what other dialects add around the text
/// (MDX imports and JSX, Docusaurus and MyST fences, MkDocs admonitions), and [FrontMatter] takes off the metadata, with
/// SnakeYAML Engine or Jackson's TOML and, where both refuse, entry by entry. After it, [MarkdownBlocks] walks the tree and
/// fills an outline, which notebooks share.
///
/// Deliberately absent: rendering. Markup is reduced to the words that a reader would search for.
@NullMarked
package dev.carrel.read.markdown;

import org.jspecify.annotations.NullMarked;
