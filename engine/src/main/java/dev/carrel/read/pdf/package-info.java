/// What does the paper on these pages say?
///
/// A PDF knows where ink goes, not what it means. Each stage here adds one piece of meaning, and hands on values:
///
/// ```
/// PageScanner   content stream  → glyphs, rules and pictures      (one page at a time; nothing of it is kept)
/// LineBuilder   glyphs          → lines, in the stream's order
/// Typography    lines           → what the body looks like: face, size, columns
/// Watermarks    lines           → lines without what is printed across the pages
/// Furniture     lines           → lines without heads, feet, page and line numbers
/// BlockBuilder  lines           → blocks: lines that stand under each other
/// RoleFinder    blocks          → what each line is: title, heading, text, caption, table, reference …
/// Paragraphs    lines of text   → paragraphs, joined over columns, floats and pages
/// PaperBuilder  all of it       → a `Document`
/// ```
///
/// The order of the content stream is kept throughout: it is the order of writing in all but a few papers, while sorting
/// by position breaks half of them. Evidence is typographic before it is verbal: what is set unlike the body, what repeats,
/// what fills its column. Words are asked only where type is silent.
///
/// Deliberately absent: pictures of pages. What has no characters in the file is reported as unreadable, not guessed.
@NullMarked
package dev.carrel.read.pdf;

import org.jspecify.annotations.NullMarked;
