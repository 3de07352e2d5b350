/// What does an answer look like to a program?
///
/// Each class describes one answer, member by member in the documented order, as a [dev.carrel.library.shape.Shape] of the
/// record that holds it. All doors share them: the command line's `--json`, the routes and their OpenAPI description, the
/// tools of models and their schemas, and the types of the app (`answers.d.ts`) come from the same description, so that
/// none can say more or less than another. [Json] writes the trees that shapes give.
///
/// Deliberately absent: anything that is read back. What has to be known about an answer stands in its record.
@NullMarked
package dev.carrel.library.json;

import org.jspecify.annotations.NullMarked;
