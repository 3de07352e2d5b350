/// Where is the map of a library kept?
///
/// A [LibraryMap] is made by the package `map` and kept as one file of JSON beside the index, by columns, as the app reads it:
/// who asks for it is sent the file. The file is replaced as a whole, so whoever reads sees the old map or the new one.
///
/// Deliberately absent: a map in the index. It is a picture of the library and can be made again at any time.
@NullMarked
package dev.carrel.library.map;

import org.jspecify.annotations.NullMarked;
