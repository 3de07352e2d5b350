package dev.carrel.search.suggest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.Metadata;
import dev.carrel.index.Census;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.Facets;
import dev.carrel.index.Snapshot;
import dev.carrel.index.StoredDocuments;
import dev.carrel.index.WorkRelations;
import dev.carrel.index.retrieval.PassageRetrieval;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.index.retrieval.Vocabulary;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Quantifier;
import dev.carrel.ranking.query.Query;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.search.suggest.Suggestion.Form;
import org.jspecify.annotations.Nullable;

/// Makes suggestions of what a library's documents are called, who wrote them and when. The same library always gives the
/// same ones, and each is of another document as far as there are enough.
public final class Suggester {
    /// Documents that are looked at, taken evenly from all.
    private static final int SAMPLE = 60;
    private static final int YEARS_AROUND = 2;
    private static final Pattern SHORT_FORM = Pattern.compile("\\b\\p{Lu}{2,6}\\b");
    private static final Pattern SUBTITLE = Pattern.compile("\\s*[:?!.–—](?=\\s|$).*");
    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{M}'’-]{2,}");
    private static final List<DocumentPart> PARTS = List.of(DocumentPart.METHODS, DocumentPart.RESULTS,
            DocumentPart.DISCUSSION,
            DocumentPart.INTRODUCTION, DocumentPart.CONCLUSION);

    private final TextTerms terms;
    private @Nullable Object moment;
    private List<Suggestion> known = List.of();

    public Suggester(TextTerms terms) {
        this.terms = terms;
    }

    /// At most one of each form; none if the library is empty.
    public synchronized List<Suggestion> suggest(Snapshot snapshot) throws IOException {
        if (!snapshot.moment().equals(moment)) {
            known = made(snapshot);
            moment = snapshot.moment();
        }
        return known;
    }

    private List<Suggestion> made(Snapshot snapshot) throws IOException {
        List<Metadata> unused = new ArrayList<>(sample(snapshot.relations(), snapshot.stored()));
        Optional<String> part = part(snapshot.census());
        Map<Form, Function<Metadata, Optional<String>>> makers = new EnumMap<>(Form.class);
        makers.put(Form.WORDS, Suggester::words);
        makers.put(Form.PHRASE, metadata -> phrase(metadata).map(words -> '"' + words + '"'));
        makers.put(Form.YEARS, this::years);
        makers.put(Form.SECTION,
                metadata -> part.flatMap(each -> topic(metadata).map(words -> each + " " + words)));
        makers.put(Form.AUTHOR, Suggester::author);
        List<Suggestion> made = new ArrayList<>();
        for (Form form : makers.keySet()) {
            take(unused, makers.get(form), snapshot.retrieval()).map(query -> new Suggestion(query, form))
                    .ifPresent(made::add);
        }
        abbreviation(unused, snapshot.vocabulary()).ifPresent(made::add);
        return List.copyOf(made);
    }

    private static List<Metadata> sample(WorkRelations relations, StoredDocuments stored)
            throws IOException {
        List<DocumentId> all = new ArrayList<>();
        relations.works(work -> all.add(work.id()));
        all.sort(Comparator.comparing(DocumentId::value));
        int count = Math.min(SAMPLE, all.size());
        List<DocumentId> chosen = IntStream.range(0, count)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / count))).toList();
        return stored.summaries(chosen).stream().map(DocumentSummary::metadata)
                .filter(metadata -> !metadata.title().isBlank()).toList();
    }

    /// Takes the first document of which a query can be made that finds something. It is used up then, unless it is
    /// the only one left.
    private static Optional<String> take(List<Metadata> unused, Function<Metadata, Optional<String>> maker,
            PassageRetrieval retrieval) throws IOException {
        for (Metadata metadata : List.copyOf(unused)) {
            Optional<String> query = maker.apply(metadata);
            if (query.isPresent() && finds(query.get(), retrieval)) {
                if (unused.size() > 1) {
                    unused.remove(metadata);
                }
                return query;
            }
        }
        return Optional.empty();
    }

    private static boolean finds(String query, PassageRetrieval retrieval) throws IOException {
        return !retrieval.keyword(QueryParser.parse(query), View.PAPERS, 1).candidates().isEmpty();
    }

    /// A title of some length without what follows its first stop.
    private static Optional<String> words(Metadata metadata) {
        String title = SUBTITLE.matcher(metadata.title().strip()).replaceFirst("");
        long words = PLAIN.matcher(title).results().count();
        return words >= 4 && words <= 12 ? Optional.of(title) : Optional.empty();
    }

    /// A tag of several words, else the topic of the title.
    private Optional<String> phrase(Metadata metadata) {
        return metadata.tags().stream().filter(tag -> tag.matches("[\\p{L}\\p{M}-]+( [\\p{L}\\p{M}-]+){1,3}"))
                .findFirst().or(() -> topic(metadata));
    }

    private Optional<String> topic(Metadata metadata) {
        return TitleTopic.of(metadata.title(), terms).map(TitleTopic::words);
    }

    private Optional<String> years(Metadata metadata) {
        return Optional.ofNullable(metadata.year()).flatMap(year -> topic(metadata)
                .map(words -> words + " year:" + (year.value() - YEARS_AROUND) + ".."
                        + (year.value() + YEARS_AROUND)));
    }

    private static Optional<String> author(Metadata metadata) {
        return metadata.authors().stream().findFirst().map(Suggester::surname)
                .filter(name -> PLAIN.matcher(name).matches()).map(name -> "author:" + name);
    }

    private static String surname(String name) {
        String family = name.contains(",") ? name.substring(0, name.indexOf(',')) : name;
        return family.strip().substring(family.strip().lastIndexOf(' ') + 1);
    }

    /// The part of texts that most readers look for, if there is any.
    private static Optional<String> part(Census census) throws IOException {
        Facets facets = census.facets(List.of(Query.plain("")), Quantifier.ALL);
        return PARTS.stream().map(DocumentPart::word)
                .filter(word -> facets.sections().stream().anyMatch(count -> count.value().equals(word)))
                .findFirst().map(word -> "section:" + word);
    }

    private static Optional<Suggestion> abbreviation(List<Metadata> documents, Vocabulary vocabulary)
            throws IOException {
        List<String> forms = documents.stream()
                .flatMap(metadata -> Stream.concat(Stream.of(metadata.title()), metadata.tags().stream()))
                .flatMap(text -> SHORT_FORM.matcher(text).results().map(MatchResult::group)).distinct()
                .toList();
        return vocabulary.definitions(forms).stream().findFirst()
                .map(definition -> new Suggestion(definition.abbreviation().shortForm(), Form.ABBREVIATION));
    }
}
