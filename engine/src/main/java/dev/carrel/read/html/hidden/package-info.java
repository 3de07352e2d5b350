/// Which text of a web page does nobody see?
///
/// A page can carry text that a browser does not show: not displayed, transparent, of no size, in the colour of its ground, pushed off
/// the screen. [StyleSheet] knows what the page's own rules say of an element, [Look] what comes of them together with what it inherits,
/// and [HiddenElements] takes such text out and tells of it.
///
/// Deliberately absent: style sheets of other files and scripts. What a page looks like with them is not known here, so a page that
/// seems to hide most of its text is taken to be one that they show.
@NullMarked
package dev.carrel.read.html.hidden;

import org.jspecify.annotations.NullMarked;
