/// Which engine holds a library's index?
///
/// An [IndexBackend] opens the index of a library as its [BackendSettings] say. The engine that comes with the program needs none
/// of this; any other is a jar of its own that is looked for only when a library's settings name it, so that nobody else loads it.
///
/// Deliberately absent: settings files and secrets, which `library` reads.
@NullMarked
package dev.carrel.index.backend;

import org.jspecify.annotations.NullMarked;
