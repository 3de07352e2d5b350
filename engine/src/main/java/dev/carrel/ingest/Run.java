package dev.carrel.ingest;

import dev.carrel.index.Writer;
import java.time.Clock;
import java.util.function.BooleanSupplier;

/// What the stages of one run share.
record Run(Pipeline pipeline, Writer writer, Clock clock, BooleanSupplier stopped, Tally tally) {}
