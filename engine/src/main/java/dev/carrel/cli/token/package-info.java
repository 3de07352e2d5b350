/// Who may use a server that others can reach?
///
/// [TokenCommand] creates, lists and removes the tokens that `carrel serve` asks for.
///
/// Deliberately absent: letting somebody in, which [dev.carrel.web.guard] does.
@NullMarked
package dev.carrel.cli.token;

import org.jspecify.annotations.NullMarked;
