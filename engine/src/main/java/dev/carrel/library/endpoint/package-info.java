/// Which models elsewhere may be asked?
///
/// An [EndpointRole] is one thing that a model elsewhere can do for a library, and its settings name the endpoint.
/// [Endpoints] opens those that are used, and [AllowedHosts] is the list of machines to which the owner lets something be
/// sent.
///
/// Deliberately absent: any endpoint that no setting names.
@NullMarked
package dev.carrel.library.endpoint;

import org.jspecify.annotations.NullMarked;
