/// What does every package need that knows nothing of texts?
///
/// The one exception for what a person can put right ([UserError]), a cache that forgets what was not asked for the longest
/// ([LruCache]), and the hash of a content ([ContentHash]).
///
/// Deliberately absent: anything about documents, and anything that only one package needs.
@NullMarked
package dev.carrel.base;

import org.jspecify.annotations.NullMarked;
