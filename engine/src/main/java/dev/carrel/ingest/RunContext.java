package dev.carrel.ingest;

import java.time.Clock;
import java.util.function.BooleanSupplier;

import dev.carrel.index.Writer;

/// The parts that the stages of one run share.
record RunContext(Pipeline pipeline, Writer writer, Clock clock, BooleanSupplier stopped, Tally tally,
        Bystanders bystanders) {}
