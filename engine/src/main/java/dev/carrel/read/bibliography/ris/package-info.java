/// What does a RIS file list?
///
/// [RisReader] gathers tags and values, [RisWork] says what they mean, in the order of trust.
///
/// Deliberately absent: dialects that no program writes any more.
@NullMarked
package dev.carrel.read.bibliography.ris;

import org.jspecify.annotations.NullMarked;
