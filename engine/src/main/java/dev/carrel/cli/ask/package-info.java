/// What is typed to be answered in sentences?
///
/// The commands that a language model may take part in. Each shows what was checked and nothing else.
///
/// Deliberately absent: the answers themselves, which [dev.carrel.assist] makes and checks.
@NullMarked
package dev.carrel.cli.ask;

import org.jspecify.annotations.NullMarked;
