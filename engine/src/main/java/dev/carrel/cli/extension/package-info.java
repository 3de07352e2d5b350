/// How does the extension get into a browser?
///
/// The command that writes it and says how it is loaded.
///
/// Deliberately absent: loading it. Browsers leave that to the person.
@NullMarked
package dev.carrel.cli.extension;

import org.jspecify.annotations.NullMarked;
