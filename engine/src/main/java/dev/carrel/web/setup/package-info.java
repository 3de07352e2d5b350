/// How is the server set up by whoever uses it?
///
/// Its settings, which library it serves, and what people give it to read: folders that they look for on its machine,
/// and files that they drop onto the app. A [dev.carrel.web.setup.ServerHost] is the program that it runs in.
///
/// It deliberately reads no documents: that begins with a job of [dev.carrel.web.api].
@NullMarked
package dev.carrel.web.setup;

import org.jspecify.annotations.NullMarked;
