package dev.carrel.web.route;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;

import dev.carrel.library.parameter.Arguments;

/// One request for a route, checked.
///
/// @param named     what stands for the names in the path
/// @param arguments what the address and the body say
/// @param bearer    who the caller claims to be
public record Call(Map<String, String> named, Arguments arguments, Optional<String> bearer) {
    public Call {
        named = Map.copyOf(named);
    }

    /// The value that stands for a name in the path.
    public String at(String name) {
        return Objects.requireNonNull(named.get(name), name);
    }
}
