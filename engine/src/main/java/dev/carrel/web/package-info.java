/// How do people and programs on this machine reach the library?
///
/// One server gives the app to a browser, the same answers as `--json` to programs, and news of what is going on. What
/// can be asked stands in one table of routes ([dev.carrel.web.route]); the table checks what is said, is carried out,
/// and describes itself as OpenAPI, so that none of the three differs from the others.
///
/// It deliberately has no accounts: it serves one person. Who is let in is decided by where the request comes from and,
/// beyond this machine, by one token ([dev.carrel.web.guard]).
@NullMarked
package dev.carrel.web;

import org.jspecify.annotations.NullMarked;
