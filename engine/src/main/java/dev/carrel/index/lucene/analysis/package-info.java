/// Which terms is a text found by?
///
/// [ResearchAnalyzer] keeps what researchers type (`React.useEffect`, `gpt-4`, `β-catenin`) and adds its parts; [Analysis] knows the analyser of
/// every field, [FieldNames] their names.
///
/// Deliberately absent: queries.
@NullMarked
package dev.carrel.index.lucene.analysis;

import org.jspecify.annotations.NullMarked;
