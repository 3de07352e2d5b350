/// What has the reader noted on a work?
///
/// [WorkLabels] are a person's own tags, star and reading status. They belong to the work and not to a file: sources are never told.
///
/// Deliberately absent: which work. [dev.carrel.document.work.Labels] knows.
@NullMarked
package dev.carrel.document.label;

import org.jspecify.annotations.NullMarked;
