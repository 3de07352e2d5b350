/// What does a source hold?
///
/// A [Catalogue] lists a source's [Item]s in the same order each time, each not yet read: folders, files, corpora, bibliographies,
/// Zotero libraries, captured pages.
///
/// Deliberately absent: deciding what is new; the stages of `ingest` do.
@NullMarked
package dev.carrel.ingest.source;

import org.jspecify.annotations.NullMarked;
