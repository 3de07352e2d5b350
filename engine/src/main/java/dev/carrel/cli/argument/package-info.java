/// What does a person mean by an argument?
///
/// Names of documents and sources, text that was typed or piped in, languages of scanned pages: what several commands take is
/// understood in one place.
///
/// Deliberately absent: options of one command only.
@NullMarked
package dev.carrel.cli.argument;

import org.jspecify.annotations.NullMarked;
