package dev.carrel.library.parameter;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.carrel.base.NearestName;
import dev.carrel.base.UserError;
import org.jspecify.annotations.Nullable;

/// All that a caller may say to one tool or route.
public record Parameters(List<Parameter> all) {
    /// How much of a wrong value is repeated to the caller.
    private static final int SHOWN = 60;
    public static final Parameters NONE = of();

    public Parameters {
        all = List.copyOf(all);
    }

    public static Parameters of(Parameter... parameters) {
        return new Parameters(List.of(parameters));
    }

    /// As JSON Schema. Nothing but these is allowed.
    public Map<String, Object> schema() {
        Map<String, Object> properties = new LinkedHashMap<>();
        all.forEach(parameter -> properties.put(parameter.name(), parameter.schema()));
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required());
        schema.put("additionalProperties", false);
        return schema;
    }

    private List<String> required() {
        return all.stream().filter(parameter -> parameter.need() == Parameter.Need.REQUIRED)
                .map(Parameter::name).toList();
    }

    /// How many characters all texts together have at most.
    public int longest() {
        return all.stream().mapToInt(each -> each instanceof Parameter.Text text ? text.most() : 0).sum();
    }

    /// @throws UserError that names what is unknown, missing or impossible
    public Arguments check(Map<String, ? extends @Nullable Object> given) {
        Map<String, Object> values = new HashMap<>();
        given.forEach((name, value) -> {
            Parameter parameter = named(name);
            // Many callers write null for what they leave out.
            if (value != null) {
                values.put(name, checked(parameter, value));
            }
        });
        required().stream().filter(name -> !values.containsKey(name)).findFirst().ifPresent(name -> {
            throw UserError.usage("The parameter " + name + " is missing.",
                    "It takes " + named(name).form() + ".");
        });
        return new Arguments(this, values);
    }

    /// Those of an address, where each name has one text or several.
    ///
    /// @throws UserError as [#check]
    public Map<String, Object> written(Map<String, List<String>> texts) {
        Map<String, Object> values = new LinkedHashMap<>();
        texts.forEach((name, each) -> values.put(name, named(name).written(each)));
        return values;
    }

    /// With those of others.
    public Parameters and(Parameters others) {
        return new Parameters(Stream.concat(all.stream(), others.all.stream()).toList());
    }

    Parameter named(String name) {
        return all.stream().filter(parameter -> parameter.name().equals(name)).findFirst()
                .orElseThrow(() -> unknown(name));
    }

    private UserError unknown(String name) {
        List<String> names = all.stream().map(Parameter::name).toList();
        return UserError.usage("There is no parameter " + shown(name) + ".", names.isEmpty()
                ? "None is taken here."
                : "Did you mean " + NearestName.of(name, names) + "? There are " + String.join(", ", names)
                        + ".");
    }

    private static Object checked(Parameter parameter, Object value) {
        if (!parameter.takes(value)) {
            throw UserError.usage("The parameter " + parameter.name() + " cannot be " + shown(value) + ".",
                    "It takes " + parameter.form() + ".");
        }
        return value;
    }

    private static String shown(Object value) {
        String text = value instanceof String string ? "\"" + string + "\"" : value.toString();
        if (text.length() <= SHOWN) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(SHOWN - 1)) ? SHOWN - 1 : SHOWN;
        return text.substring(0, end) + "…";
    }
}
