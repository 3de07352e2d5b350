/// How does the server describe itself?
///
/// As OpenAPI 3.1, made from the very table of routes that is carried out, and from the shapes that write the answers.
///
/// It deliberately forbids no further members: an answer may say more one day without breaking anybody. Today's answers
/// hold none, which the tests check.
@NullMarked
package dev.carrel.web.openapi;

import org.jspecify.annotations.NullMarked;
