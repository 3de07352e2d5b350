/// How do several libraries answer as one?
///
/// A [JoinedMoment] is what a search asks, made of such moments of several libraries, of whichever engine: it asks each and lays the lists
/// over each other. [Owners] says which library a document is of, [CommonScale] makes scores by words comparable; cosines are, where the
/// same model made the vectors. A library that fails is named by a [MemberException], so that the others can be asked without it.
///
/// Deliberately absent: works across libraries. Each library knows which of its own documents are one work.
@NullMarked
package dev.carrel.index.joined;

import org.jspecify.annotations.NullMarked;
