/// What can be asked of the server, and what is an answer?
///
/// A [dev.carrel.web.route.Route] is a method, a path, what it takes, what it gives and who does it; a
/// [dev.carrel.web.route.Call] is one request for it, already checked; a [dev.carrel.web.route.Reply] is what comes of
/// it. All are values without a trace of the server that carries them.
///
/// It deliberately knows no documents: that is [dev.carrel.web.api].
@NullMarked
package dev.carrel.web.route;

import org.jspecify.annotations.NullMarked;
