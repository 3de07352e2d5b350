/// How does a bibliography describe a work?
///
/// A [BibliographyEntry] is what one source tells about a work: the type and all fields in its own words, and the people
/// with their roles. There are four [BibliographyVocabulary]s, and each says the same things by other names. [WorkType] is the table
/// of types: a row is one kind of work, a column what a vocabulary calls it; [Property] is that of fields and [ContributorRole] that of
/// people. An [Identifier] is what a register of works knows one by.
///
/// Deliberately absent: parsing and writing. Readers and writers know the syntax of a format, this package only its words.
@NullMarked
package dev.carrel.document.bibliography;

import org.jspecify.annotations.NullMarked;
