/// How are texts cut for models that are not BERT?
///
/// Models with SentencePiece's and byte-level tokenizers bring a `tokenizer.json` that only Hugging Face's own library reads
/// exactly as they were trained. It is native code; it is unpacked and loaded when the first such model is opened, and never
/// otherwise ([NativeLibrary]).
///
/// Deliberately absent: the Java classes around it, which look for a graphics card, may fetch a library for it from the net,
/// and unpack into a folder of their own. Only the declarations of the native functions are used.
@NullMarked
package dev.carrel.embed.huggingface;

import org.jspecify.annotations.NullMarked;
