/// How do documents come to know of each other?
///
/// After all text of a run is in, [RelationStage] finds out who cites whom and what is one work, and [CitingStage] cuts out what is said
/// where they cite.
///
/// Deliberately absent: how it is found out; `citation` knows.
@NullMarked
package dev.carrel.library.relation;

import org.jspecify.annotations.NullMarked;
