/// Who runs a command: this process, or the server that has the library open?
///
/// While a server runs, it holds a [ServerClaim] on its library, leaves a [ServerNotice] in the library's folder and opens a [CommandListener]
/// on a socket beside it. A command that is typed meanwhile is sent there whole by [Forwarding]: what was typed, where, on
/// what kind of terminal. The server runs it by the same code as ever, over the library that it has open, and sends back
/// what is to be printed and how it ended. If anything about that does not work out before the command has begun, it runs
/// by itself.
///
/// Deliberately absent: anything about single commands, and a way to reach the server from another machine or as another
/// person.
@NullMarked
package dev.carrel.cli.forward;

import org.jspecify.annotations.NullMarked;
