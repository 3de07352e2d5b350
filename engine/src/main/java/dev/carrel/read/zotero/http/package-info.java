/// What does a running Zotero answer?
///
/// Zotero serves its library to other programs on the same machine, in the form of its web API. [LocalApi] asks for all
/// of it, page by page; [ApiRecord] maps an answer to the records that the database gives too.
///
/// Deliberately absent: any other machine. An address that is not this one's own is refused.
@NullMarked
package dev.carrel.read.zotero.http;

import org.jspecify.annotations.NullMarked;
