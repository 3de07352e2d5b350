/// Which paper do these blocks make?
///
/// [PaperPipeline] runs the stages; [ParagraphJoiner] joins what columns and pages have torn apart; [PaperBuilder] makes the document, and
/// [PaperMetadata] decides whom to believe about title, authors and year.
///
/// Deliberately absent: anything about PDF as a format.
@NullMarked
package dev.carrel.read.pdf.paper;

import org.jspecify.annotations.NullMarked;
