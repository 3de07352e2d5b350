/// Which embedding model is meant, and what is it like?
///
/// The command that lists, checks and compares models, and its text.
///
/// Deliberately absent: choosing one. `carrel config embedding.model` and `carrel reindex` do that, when their owner wants it.
@NullMarked
package dev.carrel.cli.model;

import org.jspecify.annotations.NullMarked;
