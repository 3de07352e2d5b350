/// What does the browser get to show?
///
/// The app is plain modules, styles and one page, as they lie in this package's folder `app`; the libraries it is made
/// with come from WebJars. All of it is inside the program, so that no request can name a file of this machine.
///
/// It deliberately transforms nothing: what is in the source is what the browser reads.
@NullMarked
package dev.carrel.web.app;

import org.jspecify.annotations.NullMarked;
