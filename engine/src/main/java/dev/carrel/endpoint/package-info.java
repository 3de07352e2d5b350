/// How is a model elsewhere asked?
///
/// An [Endpoint] is an HTTP address in the form that most servers of models share, that of OpenAI. An [EndpointClient] asks
/// it, and whatever may happen there ends within its [EndpointLimits]: as a reply, or as an [EndpointException] whose
/// [EndpointFailure] says what went wrong and whose message is one sentence. Nothing is sent to another machine before its
/// owner has allowed it, no redirect is followed, and no proxy is asked.
///
/// Deliberately absent: any address of our own, and any knowledge of what is asked for; the adapters have that.
@NullMarked
package dev.carrel.endpoint;

import org.jspecify.annotations.NullMarked;
