/// How does a browser get the library as a list?
///
/// [WorkRoutes] give it page by page, and label, export and remove what is selected; the list itself is
/// [dev.carrel.library.list].
///
/// Deliberately absent: state. A page is asked for by its filter, its order and its place.
@NullMarked
package dev.carrel.web.list;

import org.jspecify.annotations.NullMarked;
