/// Where do a person's libraries live?
///
/// [Home] is the folder with libraries, settings and caches. [Generations] names the folders of one library's index, and a [LineLog] is a
/// file there that is only added to.
///
/// Deliberately absent: opening a library; [dev.carrel.library.Library] does that.
@NullMarked
package dev.carrel.library.home;

import org.jspecify.annotations.NullMarked;
