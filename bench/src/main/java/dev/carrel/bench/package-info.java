/// How fast is it, and what does it cost?
///
/// Drivers that measure the real program on real data, whose place is given as an argument: embedding against the bare
/// model session, indexing end to end, query latency, memory and size. Ratios are taken within one run, since machines
/// are noisy. `bench/run` runs them all; `bench/reading` compares what was read from papers with their publishers' XML,
/// `bench/answers` counts how often the first passages hold the answer, and `bench/quality` measures the known judged sets.
///
/// Deliberately absent: thresholds. A benchmark reports; whether that is good enough is for people to say.
@NullMarked
package dev.carrel.bench;

import org.jspecify.annotations.NullMarked;
