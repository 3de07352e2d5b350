/// How are highlights and notes listed on a terminal?
///
/// The command that lists them; they are made in the app and exported with the documents.
///
/// Deliberately absent: writing them, which needs the page in sight.
@NullMarked
package dev.carrel.cli.annotation;

import org.jspecify.annotations.NullMarked;
