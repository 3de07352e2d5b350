/// How do models' programs learn of this door?
///
/// Each [Client] keeps a file that names the servers it may start. [Clients] knows where these files are, [JsonFile] and
/// [TomlFile] add this server to one without touching a character of what else stands there, and [FileChange] is the result
/// that a person is shown before anything is written. What cannot be edited safely is refused, with the text to paste.
/// A [ServerCommand] is what is written: absolute paths only, because programs with windows are not started by a shell and know
/// neither its `PATH` nor its variables. [Connection] proves a written one by starting it, with as little around it as
/// such a program has.
///
/// Deliberately absent: files of projects. What a cloned project brings along must not start programs, and this door is
/// about a person's library.
@NullMarked
package dev.carrel.mcp.client;

import org.jspecify.annotations.NullMarked;
