/// What if the disk fails at this very operation?
///
/// A [FaultyDisk] is a folder behind a file system of its own, which counts what is done to it and lets one operation fail, in one of
/// four ways ([Fault]). After a power loss it holds what had been synced, and of the rest what the system might have written.
/// Memory that files were mapped to is not counted: reading it cannot fail in a way that a program could notice.
@NullMarked
package dev.carrel.testing.disk;

import org.jspecify.annotations.NullMarked;
