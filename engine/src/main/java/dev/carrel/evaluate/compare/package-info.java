/// Is the difference more than chance?
///
/// Two rankings that answered the same queries are compared query by query. The randomisation test asks how often the
/// difference of the means would be as large if each query's two figures had been dealt out by a coin (R. A. Fisher;
/// for search: M. Smucker, J. Allan, B. Carterette, CIKM 2007); Student's t gives the interval and a second opinion.
/// Several comparisons at a time are held to a stricter standard (S. Holm, 1979).
///
/// Deliberately absent: a verdict on whether a difference matters to anybody. It only says whether it is there.
@NullMarked
package dev.carrel.evaluate.compare;

import org.jspecify.annotations.NullMarked;
