/// What does a text mean, to a model elsewhere?
///
/// [EndpointEmbedder] and [EndpointCrossEncoder] are the two ports of [dev.carrel.embed] over an endpoint that the owner
/// named: `/v1/embeddings` or Ollama's own `/api/embed`, and `/v1/rerank`. Texts that several threads ask for at the same
/// time go there together ([Batches]).
///
/// Deliberately absent: the model's tokenizer, which nobody outside knows; [dev.carrel.endpoint.TokenEstimate] counts rather too many.
@NullMarked
package dev.carrel.embed.endpoint;

import org.jspecify.annotations.NullMarked;
