/// What does this text mean, as a vector?
///
/// An [Embedder] maps a text to a unit [Vector]; a [Model] says how (window, pooling, prefixes) and carries the
/// fingerprint by which a library knows which model made its vectors. The same text gives the same vector bit for bit,
/// so vectors are cached by content ([VectorCache], which [CachedEmbedder] puts before any other) and an index can be
/// rebuilt to answer alike.
///
/// Deliberately absent: batches on this machine. Quantised activations are scaled over the whole batch, so a vector made in
/// company differs from the one made alone, and on a CPU batches gain nothing. A model elsewhere gets them, from its adapter.
@NullMarked
package dev.carrel.embed;

import org.jspecify.annotations.NullMarked;
