package dev.carrel.library.parameter;

import java.util.LinkedHashMap;
import java.util.Map;

import dev.carrel.base.Worded;
import dev.carrel.library.settings.Setting;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.run.SearchOptions;
import org.jspecify.annotations.Nullable;

/// An option of a search, whatever door it comes through. Each stands for a setting, which knows the
/// values that it takes and the usual one, and holds for this search only.
public enum SearchOption implements Worded {
    MODE("search.mode", Help.MODE), VIEW("search.view", Help.VIEW),
    RANKING("search.ranking", Help.RANKING), SORT("search.sort", Help.SORT),
    LIMIT("search.limit", Help.LIMIT),
    MIN_SIMILARITY("search.min-similarity", Help.MIN_SIMILARITY),
    EXPAND("expansion.when", Help.EXPAND);

    /// Their descriptions; constants, since the annotations of commands take nothing else.
    public static final class Help {
        public static final String MODE = "hybrid, semantic or keyword.";
        public static final String VIEW = "papers: one hit a document; passages: every matching passage.";
        public static final String RANKING = "How candidates are scored: blend, rrf, weighted or signals.";
        public static final String SORT = "relevance (default), date, author, title or added.";
        public static final String LIMIT = "How many results at most.";
        public static final String MIN_SIMILARITY = "Leave out what is less similar, unless words found it.";
        public static final String EXPAND = "Ask in further phrasings that the library's own texts suggest, or do not.";
        public static final String SAID = "Find works by what your other documents say where they cite them.";
        public static final String EXPLAIN = "Show every number that made the scores.";

        private Help() {}
    }

    private final String key;
    private final String help;

    SearchOption(String key, String help) {
        this.key = key;
        this.help = help;
    }

    /// As routes and tools take it.
    public Parameter parameter() {
        return switch (this) {
            case MODE, VIEW, RANKING, SORT, EXPAND ->
                new Parameter.Choice(word(), setting().choices(), help);
            case LIMIT -> new Parameter.Whole(word(), 1, SearchOptions.MOST,
                    Integer.parseInt(setting().standard()), help);
            case MIN_SIMILARITY -> new Parameter.Real(word(), -1, 1, help);
        };
    }

    private Setting setting() {
        return Settings.standard().value(key).setting();
    }

    /// Puts what was said, if anything was, among the settings for this once.
    public void say(@Nullable String value, Map<String, String> changes) {
        if (value != null) {
            changes.put(key, value);
        }
    }

    /// The options that a caller names, and the settings where the caller says nothing.
    public static SearchOptions options(Arguments arguments, Settings settings) {
        Map<String, String> changes = new LinkedHashMap<>();
        for (SearchOption option : values()) {
            option.say(arguments.written(option.word()).orElse(null), changes);
        }
        return settings.with(changes, "parameter").searchOptions();
    }
}
