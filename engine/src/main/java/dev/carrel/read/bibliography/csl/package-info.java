/// What does a CSL-JSON file list?
///
/// [CslReader] streams the items, [CslWork] says what their variables mean.
///
/// Deliberately absent: citation styles.
@NullMarked
package dev.carrel.read.bibliography.csl;

import org.jspecify.annotations.NullMarked;
