/// What does every package need that knows nothing of texts?
///
/// The one exception for what a person can put right ([UserError]), a cache that forgets what was not asked for the longest
/// ([LruCache]), the hash of a content ([ContentHash]), what a task failed by ([TaskFailure]), and files as programs handle them:
/// written at once ([AtomicFile]), seen to change ([FileStamp]), packed into the program ([PackagedFile]). Constants that people and
/// programs name are [Worded].
///
/// Deliberately absent: anything about documents, and anything that only one package needs.
@NullMarked
package dev.carrel.base;

import org.jspecify.annotations.NullMarked;
