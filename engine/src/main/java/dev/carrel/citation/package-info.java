/// Who cites whom, and what is the same work?
///
/// [Library catalogues][WorkIndex] recognise a work by its DOI, else by its title, authors and year. The same judgement
/// serves twice: a reference that names a document of the library becomes a citation, and two documents that are one work
/// become its versions. [PageRank] weighs the graph of citations.
///
/// Everything is computed anew from what each document says of itself, in work that grows with the number of documents
/// and references: a title is compared only with titles that share its rare words. So there is no state to fall out of
/// step when documents come, change and go.
///
/// Deliberately absent: any knowledge of works that are not in the library, and of where all this is kept.
@NullMarked
package dev.carrel.citation;

import org.jspecify.annotations.NullMarked;
