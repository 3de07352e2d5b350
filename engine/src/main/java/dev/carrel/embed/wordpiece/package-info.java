/// Which tokens does a BERT model see in this text?
///
/// A text is normalised ([BertNormalizer]), cut into words and punctuation, and each word into the longest pieces that
/// the [WordPieceVocabulary] holds ([WordPieceTokenizer]). The rules and their oddities are those of Hugging Face's `tokenizers`,
/// token for token, because a model only understands what it was trained on. [TokenizerFile] reads them from a
/// `tokenizer.json`.
///
/// Deliberately absent: truncation and padding. A file may ask for them; here a text is never cut or filled up
/// unasked.
@NullMarked
package dev.carrel.embed.wordpiece;

import org.jspecify.annotations.NullMarked;
