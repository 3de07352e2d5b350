/// What does each route do?
///
/// Each class here is a group of routes about one thing: it declares what they take and give, calls the library, and
/// turns the result into the same tree that the command line prints with `--json`.
///
/// It deliberately holds no logic of searching or indexing: what cannot be said in a few lines belongs to the library.
@NullMarked
package dev.carrel.web.api;

import org.jspecify.annotations.NullMarked;
