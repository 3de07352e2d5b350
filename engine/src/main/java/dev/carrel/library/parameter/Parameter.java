package dev.carrel.library.parameter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// One thing that a caller may say, and what it can be.
public sealed interface Parameter {
    String name();

    /// For models and people: what it means.
    String about();

    /// Whether a call without it can be meant.
    default Need need() {
        return Need.OPTIONAL;
    }

    /// The part of a JSON Schema that describes it.
    Map<String, Object> schema();

    /// True if it can have this value.
    boolean takes(Object value);

    /// The values that it takes, as the end of a sentence.
    String form();

    /// The value that is meant by texts in an address, where everything is text; they themselves if they mean none.
    default Object written(List<String> texts) {
        return texts.size() == 1 ? texts.getFirst() : texts;
    }

    enum Need {
        REQUIRED, OPTIONAL
    }

    /// @param most how many characters at most
    record Text(String name, Need need, int most, String about) implements Parameter {
        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = described("string", about);
            schema.put("minLength", 1);
            schema.put("maxLength", most);
            return schema;
        }

        @Override
        public boolean takes(Object value) {
            return value instanceof String text && !text.isBlank() && text.length() <= most;
        }

        @Override
        public String form() {
            return "a text of 1 to " + most + " characters";
        }
    }

    /// @param most     how many texts at most
    /// @param longest  how many characters each has at most
    record Texts(String name, Need need, int most, int longest, String about) implements Parameter {
        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = described("array", about);
            schema.put("items", Map.of("type", "string", "minLength", 1, "maxLength", longest));
            schema.put("minItems", 1);
            schema.put("maxItems", most);
            return schema;
        }

        @Override
        public boolean takes(Object value) {
            return value instanceof List<?> list && !list.isEmpty() && list.size() <= most
                    && list.stream().allMatch(each -> each instanceof String text && !text.isBlank()
                            && text.length() <= longest);
        }

        @Override
        public String form() {
            return "a list of 1 to " + most + " texts of 1 to " + longest + " characters";
        }

        @Override
        public Object written(List<String> texts) {
            return texts;
        }
    }

    /// @param standard the value of a call that does not say it
    record Whole(String name, int least, int most, int standard, String about) implements Parameter {
        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = described("integer", about);
            schema.put("minimum", least);
            schema.put("maximum", most);
            schema.put("default", standard);
            return schema;
        }

        @Override
        public boolean takes(Object value) {
            return value instanceof Number number && number.doubleValue() == Math.rint(number.doubleValue())
                    && number.doubleValue() >= least && number.doubleValue() <= most;
        }

        @Override
        public String form() {
            return "a whole number from " + least + " to " + most;
        }

        @Override
        public Object written(List<String> texts) {
            String text = String.join(",", texts);
            return text.matches("-?\\d{1,9}") ? Integer.valueOf(text) : text;
        }
    }

    /// A number with a point.
    record Real(String name, double least, double most, String about) implements Parameter {
        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = described("number", about);
            schema.put("minimum", least);
            schema.put("maximum", most);
            return schema;
        }

        @Override
        public boolean takes(Object value) {
            return value instanceof Number number && number.doubleValue() >= least
                    && number.doubleValue() <= most;
        }

        @Override
        public String form() {
            return "a number from " + least + " to " + most;
        }

        @Override
        public Object written(List<String> texts) {
            String text = String.join(",", texts);
            return text.matches("-?\\d{1,9}(\\.\\d{1,12})?") ? Double.valueOf(text) : text;
        }
    }

    /// True or false; false if it is not said.
    record Flag(String name, String about) implements Parameter {
        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = described("boolean", about);
            schema.put("default", false);
            return schema;
        }

        @Override
        public boolean takes(Object value) {
            return value instanceof Boolean;
        }

        @Override
        public String form() {
            return "true or false";
        }

        @Override
        public Object written(List<String> texts) {
            return switch (String.join(",", texts)) {
                case "true" -> true;
                case "false" -> false;
                default -> String.join(",", texts);
            };
        }
    }

    record Choice(String name, List<String> choices, String about) implements Parameter {
        public Choice {
            choices = List.copyOf(choices);
        }

        @Override
        public Map<String, Object> schema() {
            Map<String, Object> schema = described("string", about);
            schema.put("enum", choices);
            return schema;
        }

        @Override
        public boolean takes(Object value) {
            return value instanceof String text && choices.contains(text);
        }

        @Override
        public String form() {
            return "one of " + String.join(", ", choices);
        }
    }

    private static Map<String, Object> described(String type, String about) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", type);
        schema.put("description", about);
        return schema;
    }
}
