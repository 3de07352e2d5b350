/// What is being done in the background?
///
/// Bringing documents in takes minutes, so a request for it is answered at once with a job. Jobs are done one after the
/// other, since a library has one writer, but for those that read documents, which share it; each tells how far it is, to everybody who listens ([dev.carrel.web.job.Feed]).
///
/// It deliberately forgets jobs when the server ends: what they did is in the library, and what they did not do is done by
/// the next one.
@NullMarked
package dev.carrel.web.job;

import org.jspecify.annotations.NullMarked;
