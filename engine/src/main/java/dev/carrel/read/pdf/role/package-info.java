/// What is each block for?
///
/// One class a role: captions, tables, headings, cited works, footnotes, the first page's title and authors. Each takes blocks whose
/// roles are not known and marks those that are its own.
///
/// Deliberately absent: the order in which they are asked, which [dev.carrel.read.pdf.paper.PaperPipeline] knows.
@NullMarked
package dev.carrel.read.pdf.role;

import org.jspecify.annotations.NullMarked;
