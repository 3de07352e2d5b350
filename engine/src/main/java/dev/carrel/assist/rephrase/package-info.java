/// How would a language model put the question?
///
/// A [ModelRephraser] asks the model for further phrasings, within a limit of time; what does not come, or is none, is
/// replaced by the library's own. [PhrasingReader] takes a reply apart and leaves nothing in it that a query could mean
/// besides words. [ModelRests] lets a model be that did not answer in time.
///
/// Deliberately absent: texts of the library. Only the question's own words are sent.
@NullMarked
package dev.carrel.assist.rephrase;

import org.jspecify.annotations.NullMarked;
