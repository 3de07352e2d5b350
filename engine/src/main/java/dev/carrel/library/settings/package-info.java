/// What can be set, and who set it?
///
/// [Setting] lists every setting, [Settings] their values and where they come from: defaults, the home's file, the library's, the
/// environment, options. [SettingsLines] changes one line of a file and leaves the others alone.
///
/// Deliberately absent: a file of a project that was cloned; only the owner's own are read.
@NullMarked
package dev.carrel.library.settings;

import org.jspecify.annotations.NullMarked;
