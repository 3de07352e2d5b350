/// Where do the pages live that a browser sends?
///
/// A library keeps them as files in a folder of its own, so that they are read, found, brought up to date and removed
/// like all other documents. [CapturedPages] takes a page in, if it is one; [Captured] is what became of it,
/// [StoredPage] what is kept of it. A page that has changed becomes a version of its own.
///
/// Deliberately absent: fetching. A page is what the browser showed; nothing is asked from the web.
@NullMarked
package dev.carrel.library.capture;

import org.jspecify.annotations.NullMarked;
