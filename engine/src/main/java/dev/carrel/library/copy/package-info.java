/// How does a library come to another place as it is?
///
/// An [IndexCopy] takes what one index holds to another through the port, which both have, whatever engine is behind it: documents with
/// their passages and vectors, sources, failures, relations. A copy that was interrupted goes on.
///
/// Deliberately absent: reading and embedding. Whoever wants other passages or another model runs `reindex` afterwards.
@NullMarked
package dev.carrel.library.copy;

import org.jspecify.annotations.NullMarked;
