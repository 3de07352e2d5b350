/// Which lines belong together?
///
/// [BlockBuilder] gathers lines in one type and column into [Block]s, by the [PageColumns] and the body's [Typography]. [TextJoiner] makes
/// text of lines again, hyphens at their ends put right.
///
/// Deliberately absent: what a block is for; until somebody says so its [BlockRole] is unknown.
@NullMarked
package dev.carrel.read.pdf.block;

import org.jspecify.annotations.NullMarked;
