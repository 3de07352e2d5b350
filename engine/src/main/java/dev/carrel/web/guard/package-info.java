/// Who is let in?
///
/// A server on this machine can be reached by every page in the person's browser. So a request has to name this server
/// as its host (a foreign name that was made to lead here is refused: DNS rebinding) and must not come from another
/// site's page; and where the server listens to other machines, or a proxy passes requests of others on, it has to bring a token
/// ([Admission], [AccessTokens]), which says how much its bearer may do.
///
/// It deliberately decides on values only, and knows neither the server nor the library.
@NullMarked
package dev.carrel.web.guard;

import org.jspecify.annotations.NullMarked;
