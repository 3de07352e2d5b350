/// What is done to libraries as wholes?
///
/// [Libraries] lists, creates and removes those of a home, wherever their indexes are, and [LibraryCopy] copies one. Each comes and goes in
/// one step that a kill cannot halve: what is not yet or no longer a library has a name that no library can have ([HiddenFolders]).
///
/// Deliberately absent: what is in a library; [dev.carrel.library.Library] is one, open.
@NullMarked
package dev.carrel.library.whole;

import org.jspecify.annotations.NullMarked;
