package dev.carrel.library.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

import dev.carrel.base.NearestName;
import dev.carrel.base.UserError;
import dev.carrel.chunk.Chunking;
import dev.carrel.index.VectorLimit;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Formula;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.View;
import dev.carrel.ranking.fusion.Signals;
import dev.carrel.ranking.fusion.WeightedSum;
import dev.carrel.search.rank.FormulaSettings;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.Sort;

/// The value of every setting and where it comes from. Later layers win: defaults, the home's file, the library's
/// file, the environment, options.
public final class Settings {
    /// @param from where it was set, as a person would say it
    public record Value(Setting setting, String text, String from) {}

    private static final String DEFAULT = "default";

    private final Map<String, Value> values;

    private Settings(Map<String, Value> values) {
        this.values = values;
    }

    public static Settings standard() {
        Map<String, Value> values = new LinkedHashMap<>();
        Setting.ALL.forEach(
                setting -> values.put(setting.key(), new Value(setting, setting.standard(), DEFAULT)));
        return new Settings(values);
    }

    /// These settings with some of them set anew.
    ///
    /// @throws UserError for a key that does not exist, with the nearest that does, and for a value it cannot take
    public Settings with(Map<String, String> changes, String from) {
        Map<String, Value> merged = new LinkedHashMap<>(values);
        changes.forEach((key, text) -> merged.put(key, new Value(checked(key, text, from), text, from)));
        return new Settings(merged);
    }

    private static Setting checked(String key, String text, String from) {
        Setting setting = Setting.ALL.stream().filter(each -> each.key().equals(key)).findFirst()
                .orElseThrow(() -> unknown(key, " (" + from + ")"));
        if (!setting.accepts(text)) {
            throw UserError.usage(
                    "The setting " + key + " cannot be " + (setting.isSecret() ? "that" : text) + " (" + from
                            + ").",
                    "It takes " + setting.form() + ".");
        }
        return setting;
    }

    private static UserError unknown(String key, String from) {
        return UserError.usage("There is no setting " + key + from + ".", "Did you mean "
                + NearestName.of(key, Setting.ALL.stream().map(Setting::key).toList()) + "?");
    }

    /// @throws UserError for a key that does not exist, with the nearest that does
    public Value value(String key) {
        Value value = values.get(key);
        if (value == null) {
            throw unknown(key, "");
        }
        return value;
    }

    public List<Value> all() {
        return List.copyOf(values.values());
    }

    public String text(String key) {
        return Objects.requireNonNull(values.get(key), key).text();
    }

    public int whole(String key) {
        return (int) Math.min(Integer.MAX_VALUE, Long.parseLong(text(key)));
    }

    /// A time, with or without its unit.
    public int seconds(String key) {
        return Integer.parseInt(text(key).replaceAll("[s ]", ""));
    }

    public double number(String key) {
        return Double.parseDouble(text(key));
    }

    public SearchOptions searchOptions() {
        String floor = text("search.min-similarity");
        return new SearchOptions(Mode.valueOf(text("search.mode").toUpperCase(Locale.ROOT)),
                View.valueOf(text("search.view").toUpperCase(Locale.ROOT)),
                Formula.valueOf(text("search.ranking").toUpperCase(Locale.ROOT)), whole("search.limit"),
                floor.equals("none") ? null : Double.valueOf(floor), expansion(),
                Sort.valueOf(text("search.sort").toUpperCase(Locale.ROOT)), tuning());
    }

    private SearchOptions.Expansion expansion() {
        return new SearchOptions.Expansion(SearchOptions.Expansion.When.valueOf(
                text("expansion.when").toUpperCase(Locale.ROOT)), whole("expansion.queries"));
    }

    private FormulaSettings tuning() {
        return new FormulaSettings(whole("ranking.semantic-weight-percent"),
                text("ranking.auto-weights").equals("true")
                        ? FormulaSettings.AutoWeights.ON
                        : FormulaSettings.AutoWeights.OFF,
                whole("ranking.rrf-k"),
                new WeightedSum.Parameters(number("ranking.weighted.semantic"),
                        number("ranking.weighted.keyword"), number("ranking.weighted.verbatim"),
                        number("ranking.weighted.heading"), number("ranking.weighted.threshold"),
                        whole("ranking.weighted.cap"), whole("ranking.weighted.free"),
                        whole("ranking.weighted.overfetch"), whole("ranking.weighted.candidates")),
                new Signals.Parameters(number("ranking.signals.ck"), number("ranking.signals.doc"),
                        number("ranking.signals.abs"), number("ranking.signals.fig"),
                        number("ranking.signals.pr"), whole("ranking.signals.blend")));
    }

    public KeywordScoring keywordScoring() {
        return new KeywordScoring(number("keyword.fields.title"), number("keyword.fields.summary"),
                number("keyword.fields.url"), number("keyword.fields.heading"), number("keyword.fields.body"),
                KeywordScoring.Similarity.valueOf(text("keyword.similarity").toUpperCase(Locale.ROOT)));
    }

    /// @param room the tokens that the model's window has for a title and a passage
    public Chunking chunking(int room) {
        return new Chunking(Math.clamp(ceiling(), 16, room), Math.min(wholeDocument(), room), room,
                Chunking.Scope.valueOf(text("indexing.mode").toUpperCase(Locale.ROOT)));
    }

    /// The most tokens that a passage is to have, if the model's window holds as many.
    public int ceiling() {
        return isAuto("chunking.max-tokens")
                ? Chunking.MEASURED_BEST
                : whole("chunking.max-tokens");
    }

    /// The most tokens of a document that is left in one piece, if the model's window holds as many.
    public int wholeDocument() {
        return isAuto("chunking.max-tokens") ? Chunking.SHORT_DOCUMENT : ceiling();
    }

    private boolean isAuto(String key) {
        return text(key).equals("auto");
    }

    /// To how many dimensions the vectors of a model on this machine are cut; nothing: not at all.
    public OptionalInt dimensions() {
        return isAuto("embedding.dimensions")
                ? OptionalInt.empty()
                : OptionalInt.of(whole("embedding.dimensions"));
    }

    /// How many passages of a document get vectors: all of them, unless the owner names a number.
    public VectorLimit vectorLimit() {
        Value limit = value("chunking.max-passages-per-document");
        return limit.from().equals(DEFAULT)
                ? VectorLimit.NONE
                : new VectorLimit(whole(limit.setting().key()));
    }
}
