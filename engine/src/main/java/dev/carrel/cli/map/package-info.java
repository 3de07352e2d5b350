/// How is a map made in a terminal?
///
/// [MapCommand] makes it and lists its regions.
///
/// Deliberately absent: a picture. The app draws it.
@NullMarked
package dev.carrel.cli.map;

import org.jspecify.annotations.NullMarked;
