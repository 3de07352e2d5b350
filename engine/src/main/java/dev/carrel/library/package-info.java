/// Opens a folder and wires the parts.
///
/// A [Home] is where a person's libraries live; a [Library] is one of them, open: [LibrarySearch] answers,
/// [LibraryIntake] brings in, [LibraryUpkeep] takes out and makes anew, [LibraryContents] is what it holds at one moment. This is the only place that knows all adapters, and it knows them by `new`. [Settings] gathers what files, environment and
/// options say.
///
/// Deliberately absent: logic. What is more than wiring belongs to the package it is about.
@NullMarked
package dev.carrel.library;

import org.jspecify.annotations.NullMarked;
