/// The index port over an OpenSearch cluster.
///
/// The cluster keeps records and finds candidates; what they mean and how well they match is worked out here, by the same Java code as
/// embedded. A record is what `index.lucene.store` makes of a document, with its terms already made ([RecordJson], [TermText]), so that a
/// cluster needs no analysis of ours. A question becomes the same Lucene query as embedded, which is then written in the cluster's
/// language ([QueryJson]); the records that it finds are put into a small Lucene index in memory ([LocalRecords]) and asked there,
/// with the statistics of the whole library ([LibraryStatistics]).
///
/// A moment is one committed number ([LibraryState]) and a point in time of the cluster: whoever asks leaves out what was written
/// later, or replaced earlier, so that a document is wholly old or wholly new to everybody.
///
/// Deliberately absent: a formula, an analyser, a server-side script or plugin of ours.
@NullMarked
package dev.carrel.index.opensearch;

import org.jspecify.annotations.NullMarked;
