package dev.carrel.library.settings;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.base.Worded;
import dev.carrel.endpoint.EndpointAddress;
import dev.carrel.search.run.SearchOptions;

/// One thing that can be set: its name, its default, which values it takes, what it means.
///
/// @param values which values it takes
/// @param form    the same in words, for messages
/// @param choices all values, where they can be listed
public record Setting(String key, String standard, Predicate<String> values, String form, String meaning,
        List<String> choices) {
    /// When a change of it shows.
    public enum Effect implements Worded {
        AT_ONCE,
        /// In what is read from now on.
        READING,
        /// After passages and vectors were made anew.
        REINDEX,
        /// When the server is started again.
        RESTART
    }

    private Setting(String key, String standard, Predicate<String> values, String form, String meaning) {
        this(key, standard, values, form, meaning, List.of());
    }

    private static final String WHEN = "embedding.when";
    private static final String NUMBER = "a number";
    private static final String WHOLE = "a whole number";
    private static final String SECRET = "none, env:NAME or file:PATH, and never the key itself";
    /// The most that the index takes.
    private static final long MOST_DIMENSIONS = 4_096;
    /// Instructions, a question and one passage.
    private static final long LEAST_CONTEXT = 512;
    private static final long MOST_CONTEXT = 100_000_000;
    /// A model is given all of them to read at once.
    private static final long MOST_REQUESTS = 1_000_000;
    private static final long MOST_SCANNED = 100;
    /// More than anybody means.
    private static final long MOST = 999_999_999_999L;

    /// All settings, in the order they are listed.
    public static final List<Setting> ALL = List.of(
            choice("search.mode", "hybrid", "which retrievers run", "hybrid", "semantic", "keyword"),
            choice("search.ranking", "blend", "how candidates are scored", "rrf", "blend", "weighted",
                    "signals"),
            choice("search.view", "papers", "one hit a document, or every passage", "papers", "passages"),
            choice("search.sort", "relevance", "the order of the results", "relevance", "date", "author",
                    "title",
                    "added"),
            whole("search.limit", "10", 1, SearchOptions.MOST, "how many results an answer has"),
            new Setting("search.min-similarity", "none", form("none|-?(0?\\.\\d+|[01](\\.0+)?)"),
                    "none or a number up to 1", "the least cosine a semantic hit must have"),
            whole("ranking.semantic-weight-percent", "50", 0, 100, "the balance between meaning and words"),
            whole("ranking.rrf-k", "60", "the constant of reciprocal rank fusion"),
            choice("ranking.auto-weights", "true", "let the query's form move the balance", "true", "false"),
            number("ranking.weighted.semantic", "0.72", "weighted: what the cosine counts"),
            number("ranking.weighted.keyword", "0.28", "weighted: what the words count"),
            number("ranking.weighted.verbatim", "0.08",
                    "weighted: for a passage that holds the query as typed"),
            number("ranking.weighted.heading", "0.05",
                    "weighted: for a passage with the query in its heading"),
            number("ranking.weighted.threshold", "0.72",
                    "weighted: the cosine that results after the free ones must have"),
            whole("ranking.weighted.cap", "120", 1, MOST, "weighted: the most results"),
            whole("ranking.weighted.free", "10", "weighted: how many results are given unconditionally"),
            whole("ranking.weighted.overfetch", "8", 1, MOST,
                    "weighted: candidates of each list for each result"),
            whole("ranking.weighted.candidates", "1000", 1, MOST,
                    "weighted: the most candidates of each list"),
            number("ranking.signals.ck", "0.5", "signals: what the passage's cosine counts"),
            number("ranking.signals.doc", "0.3", "signals: what the whole document's cosine counts"),
            number("ranking.signals.abs", "0.1", "signals: what the abstract's cosine counts"),
            number("ranking.signals.fig", "0.1", "signals: what the best caption's cosine counts"),
            number("ranking.signals.pr", "0.2", "signals: what PageRank counts, as ln(1 + pr)"),
            whole("ranking.signals.blend", "50", 0, 100,
                    "signals: percent of meaning in the list of candidates"),
            choice("expansion.when", "auto",
                    "put questions in further phrasings; auto: for models and for the ranking signals",
                    "auto", "always", "never"),
            whole("expansion.queries", "3", "how many further phrasings at most"),
            choice("expansion.by", "auto",
                    "who finds them: the assistant's model, or this device from the library's own texts; auto: the model where one is configured and allowed",
                    "auto", "model", "device"),
            new Setting("expansion.timeout", "5", form("[1-9]\\d{0,5} ?s?"), "seconds",
                    "a model that takes longer is not waited for, and the device finds them"),
            number("keyword.fields.title", "3.0", "weight of words in the title"),
            number("keyword.fields.summary", "2.0", "weight of words in the abstract"),
            number("keyword.fields.url", "1.5", "weight of words in the address"),
            number("keyword.fields.heading", "1.5", "weight of words in headings"),
            number("keyword.fields.body", "1.0",
                    "weight of words in the text, and of authors, year and tags"),
            choice("keyword.similarity", "bm25", "the formula of the keyword retriever", "bm25", "tfidf"),
            choice("indexing.mode", "full", "index whole texts or abstracts only", "full", "abstract"),
            new Setting("chunking.max-tokens", "auto",
                    value -> value.equals("auto") || isWithin(value, 1, MOST),
                    "auto or " + range(1, MOST),
                    "the ceiling of a passage, in the model's tokens; auto leaves short documents whole"),
            whole("chunking.max-passages-per-document", "100", 1, MOST,
                    "passages of a document that get vectors before the rest; if you set it, the rest gets none"),
            choice(WHEN, "now",
                    "vectors are made by whoever brings texts in, or later by `carrel work`", "now", "later"),
            text("embedding.model", "bge-small-en-v1.5-q",
                    "the packaged model's name, or a model's directory"),
            new Setting("embedding.dimensions", "auto",
                    value -> value.equals("auto") || isWithin(value, 1, MOST_DIMENSIONS),
                    "auto or " + range(1, MOST_DIMENSIONS),
                    "to how many its vectors are cut, if it was trained for that; auto: all"),
            address("embedding.endpoint.url",
                    "the endpoint of a model that embeds instead; none: the one above, on this machine"),
            text("embedding.endpoint.model", "none", "that model's name there"),
            key("embedding.endpoint.key-from"),
            new Setting("embedding.endpoint.dimensions", "auto",
                    value -> value.equals("auto") || isWithin(value, 1, MOST_DIMENSIONS),
                    "auto or " + range(1, MOST_DIMENSIONS),
                    "how many it is asked for; auto: as many as it has"),
            whole("embedding.endpoint.window", "512", 64, 100_000, "the most tokens it sees at once"),
            text("embedding.endpoint.query-prefix", "none", "put before a query"),
            text("embedding.endpoint.document-prefix", "none", "put before a passage"),
            text("rerank.model", "none",
                    "the directory of a cross-encoder that reads the best results again"),
            address("rerank.endpoint.url",
                    "the endpoint of a cross-encoder that does so instead, at /v1/rerank"),
            text("rerank.endpoint.model", "none", "that cross-encoder's name there"),
            key("rerank.endpoint.key-from"),
            whole("rerank.depth", "50", 1, 100, "how many results it reads"),
            whole("reading.max-bytes", "200000000", 1, MOST, "larger files are not read"),
            text("export.style", "apa",
                    "the citation style of references: apa, vancouver, chicago, ieee, harvard, any other of citationstyles.org, or a .csl file"),
            text("zotero.base-directory", "auto",
                    "where paths of Zotero's linked files begin; auto: as Zotero's profile says"),
            new Setting("reading.timeout", "60", form("\\d{1,6} ?s?"), "seconds",
                    "a file of a risky format that takes more of the processor's time is given up"),
            whole("reading.memory", "400", 1, MOST,
                    "megabytes that reading one file of a risky format may take"),
            whole("reading.processes", "2", 1, MOST, "how many such files are read at a time"),
            new Setting("reading.ocr", "off", form("off|[A-Za-z_]+(\\+[A-Za-z_]+)*"),
                    "off, or tesseract's names of languages, such as eng+deu",
                    "read pages that are only pictures with the program tesseract"),
            choice("reading.retry", "changed",
                    "try again what could not be read: when its file has changed, or always", "changed",
                    "always"),
            new Setting("watch.interval", "auto", form("auto|\\d{1,6} ?s?"), "auto or seconds",
                    "look for changes this often instead of waiting for the file system's events"),
            address("assistant.url", "the language model's endpoint; none: no model is asked"),
            text("assistant.model", "none", "the language model's name there"),
            key("assistant.key-from"),
            new Setting("assistant.timeout", "300", form("[1-9]\\d{0,5} ?s?"), "seconds",
                    "a reply that takes longer is given up"),
            whole("assistant.parallel", "2", 1, 64, "the most questions to it at the same time"),
            new Setting("assistant.context", "auto",
                    value -> value.equals("auto") || isWithin(value, LEAST_CONTEXT, MOST_CONTEXT),
                    "auto or " + range(LEAST_CONTEXT, MOST_CONTEXT),
                    "the tokens that it can read and write together; auto: as the endpoint says when it is given too much"),
            whole("scan.per-document", "4", 1, MOST_SCANNED,
                    "evidence scan: the most passages of one document"),
            whole("scan.total", "12", 1, MOST_SCANNED, "evidence scan: the most passages in all"),
            whole("serve.requests-per-minute", "1200", 1, MOST_REQUESTS,
                    "server: how many requests each token, and each other machine, may send"),
            choice("index.backend", "lucene",
                    "the engine that holds the index: on this machine, or a cluster", "lucene",
                    "opensearch"),
            whole("index.shards", "3", 1, 1_000,
                    "parts of an index in a cluster, from its making on; each can be on another machine"),
            new Setting("index.hosts", "none", Setting::areAddresses,
                    "none or addresses such as https://search.example.org:9200, with commas between them",
                    "the cluster's machines, any of which is asked"),
            text("index.user", "none", "the name that the cluster knows you by; none: it asks for none"),
            key("index.password-from", "where the password for it is kept"),
            text("index.certificate-authority", "none",
                    "the file of the authority that vouches for the cluster; none: those that this machine trusts"));

    /// Whether a value that it does not take may be somebody's secret, which is not to be repeated.
    public boolean isSecret() { return form.equals(SECRET); }

    public Effect effect() {
        if (isSecret() || key.equals(WHEN)) {
            return Effect.AT_ONCE;
        }
        return switch (key.substring(0, key.indexOf('.'))) {
            case "indexing", "chunking", "embedding" -> Effect.REINDEX;
            case "reading", "zotero" -> Effect.READING;
            case "watch" -> Effect.RESTART;
            default -> Effect.AT_ONCE;
        };
    }

    public boolean accepts(String value) {
        return values.test(value);
    }

    /// The variable that sets it: `CARREL_SEARCH_MODE` for `search.mode`.
    public String variable() {
        return "CARREL_" + key.replace('.', '_').replace('-', '_').toUpperCase(Locale.ROOT);
    }

    private static Setting choice(String key, String standard, String meaning, String... values) {
        return new Setting(key, standard, List.of(values)::contains, String.join(", ", values), meaning,
                List.of(values));
    }

    private static Setting whole(String key, String standard, String meaning) {
        return whole(key, standard, 0, MOST, meaning);
    }

    private static Setting whole(String key, String standard, long from, long to, String meaning) {
        return new Setting(key, standard, value -> isWithin(value, from, to), range(from, to), meaning);
    }

    private static boolean isWithin(String value, long from, long to) {
        return value.matches("\\d{1,12}") && Long.parseLong(value) >= from && Long.parseLong(value) <= to;
    }

    private static String range(long from, long to) {
        return WHOLE + (from == 0 && to == MOST ? "" : " from " + from) + (to == MOST ? "" : " to " + to);
    }

    private static Setting number(String key, String standard, String meaning) {
        return new Setting(key, standard, form("\\d+(\\.\\d+)?"), NUMBER, meaning);
    }

    private static Setting text(String key, String standard, String meaning) {
        return new Setting(key, standard, form("(?s).+"), "a text", meaning);
    }

    private static Setting address(String key, String meaning) {
        return new Setting(key, "none", Setting::isAddress,
                "none or an address such as http://localhost:11434",
                meaning);
    }

    private static boolean isAddress(String value) {
        try {
            return value.equals("none") || !EndpointAddress.of(value).host().isEmpty();
        } catch (UserError e) {
            return false;
        }
    }

    private static boolean areAddresses(String value) {
        return Stream.of(value.split(",")).allMatch(each -> !each.isBlank() && isAddress(each.strip()));
    }

    private static Setting key(String key) {
        return key(key, "where its key is kept, if it wants one");
    }

    /// Never the key itself: settings are shown, and their files are backed up and shared.
    private static Setting key(String key, String meaning) {
        return new Setting(key, "none", form("none|env:[A-Za-z_][A-Za-z0-9_]*|file:.+"), SECRET, meaning);
    }

    private static Predicate<String> form(String pattern) {
        return Pattern.compile(pattern).asMatchPredicate();
    }
}
