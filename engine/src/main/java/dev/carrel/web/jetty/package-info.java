/// How do requests arrive and answers leave?
///
/// The adapter over Jetty's own server, without servlets: it takes a request apart, lets the guard and the table of
/// routes decide, and writes the reply. Threads are virtual, so that a slow reader costs nothing.
///
/// It deliberately decides nothing itself: who is let in and what is answered stand elsewhere.
@NullMarked
package dev.carrel.web.jetty;

import org.jspecify.annotations.NullMarked;
