/// What else is like this?
///
/// By meaning: documents whose vectors, the means of their passages', lie near each other. By citations: documents that
/// cite the same works or are cited by the same ones. [SimilarDocuments] lists both, fused by their ranks, with each
/// part by name; [SimilarPassages] finds the passages nearest to a text that need not be in the library.
///
/// Deliberately absent: a query. What is like a document is asked of the document, not of words about it.
@NullMarked
package dev.carrel.search.similar;

import org.jspecify.annotations.NullMarked;
