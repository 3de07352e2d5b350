/// What may a caller say?
///
/// Doors that programs come through (`mcp`, `web`) declare what each thing they offer takes: a name, what it can be, what
/// it means. One declaration checks what was said, words the error, and describes itself as JSON Schema, so that a
/// description cannot differ from what is done.
///
/// It deliberately knows no protocol: what a call is and how its answer travels is the door's own affair.
@NullMarked
package dev.carrel.library.parameter;

import org.jspecify.annotations.NullMarked;
