/// What does a Zotero library say?
///
/// A [ZoteroRecord] is one row of Zotero's: an item, a note, an attachment or an annotation, whether it was read from
/// the database ([dev.carrel.read.zotero.sqlite]) or asked for over HTTP ([dev.carrel.read.zotero.http]). [ZoteroWork]
/// gathers what belongs together, [WorkMetadata] maps it, and [WorkDocument] makes one document of an item, the text of
/// its attachments, and what its owner wrote about it.
///
/// Deliberately absent: writing. Nothing here changes, locks or even opens for writing a file of Zotero's.
@NullMarked
package dev.carrel.read.zotero;

import org.jspecify.annotations.NullMarked;
