/// What does every package need that knows nothing of texts?
///
/// The one exception for what a person can put right ([UserError]), a cache that forgets what was not asked for the longest
/// ([LruCache]), the hash of a content ([ContentHash]), and what a task failed by ([TaskFailure]).
///
/// Deliberately absent: anything about documents, and anything that only one package needs.
@NullMarked
package dev.carrel.base;

import org.jspecify.annotations.NullMarked;
