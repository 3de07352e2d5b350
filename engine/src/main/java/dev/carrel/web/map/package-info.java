/// How does the map reach the app, and stay up to date?
///
/// [MapRoutes] sends the file that the library keeps, and begins a job that makes it. [MapUpkeep] begins the same job when the
/// library has changed, for those who have a map: nobody pays for one that was never looked at.
///
/// Deliberately absent: waiting. Whoever asks gets the map that is there; the feed of jobs tells when there is a newer one.
@NullMarked
package dev.carrel.web.map;

import org.jspecify.annotations.NullMarked;
