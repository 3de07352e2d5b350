package dev.carrel.web.route;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// All that can be asked of the server.
public record Routes(List<Route> all) {
    /// A route, and what stands for the names in its path.
    public record Match(Route route, Map<String, String> named) {}

    public Routes {
        all = List.copyOf(all);
    }

    public static Routes of(Stream<List<Route>> groups) {
        return new Routes(groups.flatMap(List::stream).toList());
    }

    /// @param segments of the address, decoded
    public Optional<Match> find(String method, List<String> segments) {
        return at(segments).filter(match -> match.route().method().name().equals(method)).findFirst();
    }

    /// The methods that an address answers to.
    public List<Method> methods(List<String> segments) {
        return at(segments).map(match -> match.route().method()).toList();
    }

    private Stream<Match> at(List<String> segments) {
        return all.stream().flatMap(
                route -> route.path().match(segments).map(named -> new Match(route, named)).stream());
    }
}
