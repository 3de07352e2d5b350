/// What did the model ask for?
///
/// The door for models: the Model Context Protocol on standard input and output, one JSON message a line. A [Session] is
/// the whole of it: a [LineReader] takes messages from the client, the protocol's own SDK understands them and calls
/// [Handlers], these ask the tools of [dev.carrel.mcp.tool] and the documents, and a [LineTransport] writes the answers.
/// The library is opened once and stays open; whatever other processes add to it meanwhile is found by the next call.
///
/// The SDK's own transport on standard streams is not used: it ends the session at the first line that is no message,
/// and leaves out answers that are not yet written when the client closes its end. See
/// `docs/decisions/0017-own-transport-for-mcp.md`. Types of the SDK stay in this package and in
/// [dev.carrel.mcp.client].
///
/// Deliberately absent: anything about search, and writing to the library.
@NullMarked
package dev.carrel.mcp;

import org.jspecify.annotations.NullMarked;
