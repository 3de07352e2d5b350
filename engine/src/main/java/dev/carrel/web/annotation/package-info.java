/// How does the browser mark words, and write beside them?
///
/// The routes of highlights and notes; `library.annotation` keeps them.
///
/// Deliberately absent: drawing. The app does that, in `reader`.
@NullMarked
package dev.carrel.web.annotation;

import org.jspecify.annotations.NullMarked;
