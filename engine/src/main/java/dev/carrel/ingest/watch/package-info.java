/// Which sources have changed?
///
/// [Watcher] waits for events of the file system where there are any, and looks for itself where there are none.
///
/// Deliberately absent: bringing anything up to date.
@NullMarked
package dev.carrel.ingest.watch;

import org.jspecify.annotations.NullMarked;
