/// How does a table become a workbook?
///
/// [PoiWorkbook] writes rows of texts as XLSX with Apache POI, which comes along with the readers of office files.
///
/// Deliberately absent: formulas. Whatever a text begins with, it stays a text.
@NullMarked
package dev.carrel.library.matrix.poi;

import org.jspecify.annotations.NullMarked;
