/// How does an ONNX model on this machine turn a text into a vector?
///
/// A model comes as [ModelFiles] (a directory, or the one that ships with the program) with a [ModelDescription]. At
/// its first use it is *prepared*: optimised once by ONNX Runtime for this machine and put into a cache directory with its
/// vocabulary and its fingerprint ([PreparedModel]), so that later starts neither hash nor parse nor unpack anything and
/// the same file always makes the vectors. [OnnxEmbedder] runs it: one text a run, one thread a run, as many runs at
/// once as there are callers.
///
/// Deliberately absent: batches, a second thread inside a run, and downloads. A model is what its owner puts on the
/// disk.
@NullMarked
package dev.carrel.embed.onnx;

import org.jspecify.annotations.NullMarked;
