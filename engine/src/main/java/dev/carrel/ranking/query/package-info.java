/// What is asked?
///
/// [QueryParser] makes a [Query] of clauses about the text and conditions on everything else, with a [QueryRemark] for what it did
/// not understand. A [CitationQuery] is a query that may be a citation.
///
/// Deliberately absent: searching; a query is a value.
@NullMarked
package dev.carrel.ranking.query;

import org.jspecify.annotations.NullMarked;
