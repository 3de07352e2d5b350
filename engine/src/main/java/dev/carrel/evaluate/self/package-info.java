/// What can a library be asked about itself?
///
/// Nobody has judged anybody's own papers, but papers judge each other: a title belongs to its document, a citing
/// sentence to the work it cites, a caption to the page it stands on, an abbreviation to where it is defined. Each
/// [QuestionKind] makes questions of documents, a [Sampling] takes as many as can be asked in about a minute, and [SelfTest] asks
/// them. What a question was taken from is left out of its answers.
///
/// Deliberately absent: questions as people type them. The figures compare rankings on one's own papers; they do not
/// say how often a person is content.
@NullMarked
package dev.carrel.evaluate.self;

import org.jspecify.annotations.NullMarked;
