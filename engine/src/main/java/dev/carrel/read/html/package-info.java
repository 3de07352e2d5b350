/// What does a web page say, without what surrounds it?
///
/// [HtmlReader] parses with jsoup, reads the page's metadata ([WebPageMetadata]), finds the element that holds the article
/// ([MainContent], after the ideas of Arc90's and Mozilla's Readability) and turns it into an outline ([HtmlBlocks]).
///
/// Deliberately absent: running scripts and fetching anything. A page that is only a program has no text here.
@NullMarked
package dev.carrel.read.html;

import org.jspecify.annotations.NullMarked;
