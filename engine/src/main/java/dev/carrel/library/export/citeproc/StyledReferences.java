package dev.carrel.library.export.citeproc;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

import de.undercouch.citeproc.CSL;
import de.undercouch.citeproc.ListItemDataProvider;
import de.undercouch.citeproc.csl.CSLItemData;
import dev.carrel.base.UserError;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// Writes lists of references in one style.
public record StyledReferences(CitationStyle style) {
    /// The form of what is written.
    public enum Form {
        TEXT, HTML
    }

    /// The fields that every item has in a form that citeproc understands, for a second try.
    private static final Set<String> PLAIN = Set.of("id", "type", "title", "author", "editor", "issued",
            "container-title", "DOI", "URL");
    /// The number of a reference, which is set apart on paper and not in a line of text.
    private static final Pattern NUMBER = Pattern.compile("(?m)^(\\[\\d+\\]|\\(?\\d+[.)])(?=\\S)");

    /// @param items as CSL-JSON, each with an id of its own
    public String of(List<Map<String, @Nullable Object>> items, Form form) throws IOException {
        try {
            List<CSLItemData> known = new ArrayList<>();
            items.forEach(item -> known.add(item(item)));
            CSL processor = new CSL(new ListItemDataProvider(known.toArray(CSLItemData[]::new)),
                    style.xml(), style.locale());
            processor.setOutputFormat(form == Form.TEXT ? "text" : "html");
            processor.registerCitationItems(known.stream().map(CSLItemData::getId).toArray(String[]::new));
            return finished(processor.makeBibliography().makeString(), form);
        } catch (IllegalStateException | IllegalArgumentException | IOException e) {
            throw UserError.cannotRun("The citation style cannot be followed: " + e.getMessage(),
                    "Try another style, such as apa.");
        }
    }

    /// British English has commas after quotation marks, and the processor puts them before.
    private String finished(String processed, Form form) {
        String written = style.locale().equals("en-GB")
                ? processed.replace(",’", "’,").replace(",&rsquo;", "&rsquo;,")
                : processed;
        return switch (form) {
            case HTML -> written.strip() + "\n";
            case TEXT -> NUMBER.matcher(written).replaceAll("$1 ").lines().map(String::strip)
                    .filter(line -> !line.isEmpty()).reduce("", (all, line) -> all + line + "\n");
        };
    }

    /// An item with something that the processor does not understand loses that, and is not lost.
    private static CSLItemData item(Map<String, @Nullable Object> item) {
        Map<String, Object> plain = tree(item);
        try {
            return CSLItemData.fromJson(plain);
        } catch (RuntimeException e) {
            Map<String, Object> less = new LinkedHashMap<>(plain);
            less.keySet().retainAll(PLAIN);
            return CSLItemData.fromJson(less);
        }
    }

    /// Maps, lists, texts and numbers only. The processor writes no ordinals, so that an edition comes as one.
    @SuppressWarnings("unchecked")
    private static Map<String, Object> tree(Map<String, @Nullable Object> item) {
        Map<String, Object> tree = JsonMapper.shared().convertValue(item, LinkedHashMap.class);
        tree.computeIfPresent("edition", (_, edition) -> ordinal(String.valueOf(edition)));
        return tree;
    }

    private static String ordinal(String number) {
        if (!number.matches("\\d{1,4}")) {
            return number;
        }
        boolean teen = number.matches("\\d*1\\d");
        return number + switch (number.charAt(number.length() - 1)) {
            case '1' -> teen ? "th" : "st";
            case '2' -> teen ? "th" : "nd";
            case '3' -> teen ? "th" : "rd";
            default -> "th";
        };
    }
}
