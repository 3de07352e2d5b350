/// What do office documents and e-books say?
///
/// Apache Tika's parsers turn DOCX, ODT, PPTX, EPUB and RTF into XHTML; [OfficeMarkup] puts right what they leave open, and
/// the outline is made of it as of any web page. Before a parser sees an archive, [ArchiveGuard] has looked at how much it
/// unpacks to. Nothing that is embedded (pictures, other documents) is opened.
///
/// Deliberately absent: detection. [dev.carrel.read.FormatDetector] has decided, and one parser is asked.
@NullMarked
package dev.carrel.read.office;

import org.jspecify.annotations.NullMarked;
