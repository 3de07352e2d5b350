/// How does a model want to be used?
///
/// Window, pooling and prefixes come from three places, each a [DescriptionPart] that fills what the one before leaves open:
/// the owner's `model.toml` ([DescriptionFile]), the files that models are published with ([PublishedFiles]), and a table of
/// models that are known by name ([KnownModels]). Together they make a [ModelDescription].
///
/// Deliberately absent: a look into the network. What only its inputs and outputs can tell is found out by whoever runs it.
@NullMarked
package dev.carrel.embed.description;

import org.jspecify.annotations.NullMarked;
