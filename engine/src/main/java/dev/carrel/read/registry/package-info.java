/// Who reads which format?
///
/// [Readers] has a reader for every format of one document, [Inventories] one for every format of files that hold many.
///
/// Deliberately absent: reading itself. This is the one place that knows all readers, so that they need not know each other.
@NullMarked
package dev.carrel.read.registry;

import org.jspecify.annotations.NullMarked;
