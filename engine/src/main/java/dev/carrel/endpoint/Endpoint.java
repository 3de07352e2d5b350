package dev.carrel.endpoint;

/// A model that runs elsewhere: where, which one, what opens the door, and how long it may take.
///
/// @param model its name there
public record Endpoint(EndpointAddress address, String model, KeySource key, EndpointLimits limits) {}
