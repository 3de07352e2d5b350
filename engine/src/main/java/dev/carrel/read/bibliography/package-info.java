/// Which works does a bibliography list, and where do their texts lie?
///
/// BibTeX and BibLaTeX ([BibtexReader]), RIS ([RisReader]) and CSL-JSON ([CslReader]) are three ways to write down the
/// same thing, a [BibliographyWork]; each becomes a document of its own, with the files that belong to it ([Attachments]). Files in
/// the wild are edited by hand and exported by a dozen programs, each with habits of its own, so that the parsers go on
/// after whatever they cannot understand and name the line that it stands on.
///
/// Deliberately absent: fetching anything. An attachment that is only an address is an address.
@NullMarked
package dev.carrel.read.bibliography;

import org.jspecify.annotations.NullMarked;
