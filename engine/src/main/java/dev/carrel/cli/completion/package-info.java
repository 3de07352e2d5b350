/// What can be typed next?
///
/// [CompletionTable] says what can stand at each place of a command line, and is the only one to know. A [Shell] puts the
/// table into its script, which lies beside this file's resources as a person would write it. The scripts find everything
/// in the table or in the home's folder: a key that starts a virtual machine would be felt.
@NullMarked
package dev.carrel.cli.completion;

import org.jspecify.annotations.NullMarked;
