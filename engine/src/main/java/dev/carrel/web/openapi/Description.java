package dev.carrel.web.openapi;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.shape.Definitions;
import dev.carrel.web.route.ErrorReply;
import dev.carrel.web.route.Route;
import dev.carrel.web.route.Routes;

/// The server's own description: OpenAPI 3.1.
public final class Description {
    private static final String JSON = "application/json";

    private Description() {}

    public static Map<String, Object> of(Routes routes, String version) {
        Definitions definitions = new Definitions("#/components/schemas/");
        Map<String, Object> paths = new LinkedHashMap<>();
        for (Route route : routes.all()) {
            @SuppressWarnings("unchecked")
            Map<String, Object> path = (Map<String, Object>) paths.computeIfAbsent(
                    route.path().template(), _ -> new LinkedHashMap<String, Object>());
            path.put(route.method().name().toLowerCase(Locale.ROOT), operation(route, definitions));
        }
        return ordered("openapi", "3.1.0",
                "info", ordered("title", "Carrel", "version", version, "description",
                        "Search over one research library on this machine. Answers are the same objects as the command's --json."),
                "paths", paths,
                "components", ordered("schemas", definitions.all()));
    }

    private static Map<String, Object> operation(Route route, Definitions definitions) {
        Map<String, Object> operation = ordered("operationId", route.name(), "summary", route.summary(),
                "parameters", parameters(route));
        if (!route.body().all().isEmpty()) {
            operation.put("requestBody", ordered("required", true, "content",
                    ordered(JSON, ordered("schema", route.body().schema()))));
        }
        Route.Gives gives = route.gives();
        operation.put("responses", ordered(String.valueOf(gives.status()), ordered("description", "Done.",
                "content", ordered(gives.mediaType(), ordered("schema", gives.shape().schema(definitions)))),
                "default", ordered("description", "Refused or failed, and what to do about it.", "content",
                        ordered(JSON, ordered("schema", ErrorReply.SHAPE.schema(definitions))))));
        return operation;
    }

    private static List<Map<String, Object>> parameters(Route route) {
        List<Map<String, Object>> all = new ArrayList<>();
        route.path().names().forEach(name -> all.add(ordered("name", name, "in", "path", "required", true,
                "schema", Map.of("type", "string"))));
        route.query().all().forEach(parameter -> all.add(parameter(parameter)));
        return all;
    }

    private static Map<String, Object> parameter(Parameter parameter) {
        Map<String, Object> described = ordered("name", parameter.name(), "in", "query", "required",
                parameter.need() == Parameter.Need.REQUIRED,
                "description", parameter.about(), "schema", parameter.schema());
        if (parameter instanceof Parameter.Texts) {
            described.put("style", "form");
            described.put("explode", true);
        }
        return described;
    }

    private static Map<String, Object> ordered(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
        }
        return map;
    }
}
