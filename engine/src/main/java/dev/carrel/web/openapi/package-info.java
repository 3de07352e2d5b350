/// How does the server describe itself?
///
/// As OpenAPI 3.1, made from the very table of routes that is carried out. The shapes of answers are written down once
/// ([dev.carrel.web.openapi.Shapes]) and compared with real answers by the tests.
///
/// It deliberately describes no more than callers may rely on: answers may hold further members.
@NullMarked
package dev.carrel.web.openapi;

import org.jspecify.annotations.NullMarked;
