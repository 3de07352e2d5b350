package dev.carrel.web.route;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The pattern of addresses that a route answers for: fixed segments and named ones, as in `/api/documents/{id}/file`.
public record Path(String template) {
    /// The names in it, in their order.
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (String segment : segments()) {
            if (isName(segment)) {
                names.add(name(segment));
            }
        }
        return names;
    }

    /// The values that stand for the names in an address; empty if it is not one of these.
    ///
    /// @param segments of the address, decoded
    public Optional<Map<String, String>> match(List<String> segments) {
        List<String> own = segments();
        if (own.size() != segments.size()) {
            return Optional.empty();
        }
        Map<String, String> values = new LinkedHashMap<>();
        for (int i = 0; i < own.size(); i++) {
            if (isName(own.get(i)) && !segments.get(i).isEmpty()) {
                values.put(name(own.get(i)), segments.get(i));
            } else if (!own.get(i).equals(segments.get(i))) {
                return Optional.empty();
            }
        }
        return Optional.of(values);
    }

    private List<String> segments() {
        return Arrays.asList(template.substring(1).split("/", -1));
    }

    private static boolean isName(String segment) {
        return segment.startsWith("{");
    }

    private static String name(String segment) {
        return segment.substring(1, segment.length() - 1);
    }
}
