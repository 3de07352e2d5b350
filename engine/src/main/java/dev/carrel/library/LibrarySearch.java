package dev.carrel.library;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;

import dev.carrel.assist.answer.EvidenceGatherer;
import dev.carrel.assist.answer.EvidenceParts;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.extract.Extractor;
import dev.carrel.assist.scan.ClaimGatherer;
import dev.carrel.document.DocumentId;
import dev.carrel.embed.CrossEncoder;
import dev.carrel.embed.Embedder;
import dev.carrel.index.Facets;
import dev.carrel.index.PassageIndex;
import dev.carrel.index.Searchable;
import dev.carrel.index.Snapshot;
import dev.carrel.index.lucene.LuceneIndex;
import dev.carrel.index.retrieval.TextTerms;
import dev.carrel.library.LibraryAssistant.Drafting;
import dev.carrel.library.running.Attention;
import dev.carrel.library.settings.Settings;
import dev.carrel.search.Answer;
import dev.carrel.search.Search;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.context.Context;
import dev.carrel.search.context.ContextRequest;
import dev.carrel.search.context.Gatherer;
import dev.carrel.search.expand.Expander;
import dev.carrel.search.expand.Rephraser;
import dev.carrel.search.quote.Verdict;
import dev.carrel.search.quote.Verifier;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.run.SearchRun;
import dev.carrel.search.said.SaidAnswer;
import dev.carrel.search.said.SaidSearch;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarDocuments;
import dev.carrel.search.similar.SimilarPassages;
import dev.carrel.search.similar.SimilarityKind;
import dev.carrel.search.similar.SimilarityResult;
import dev.carrel.search.suggest.Suggester;
import dev.carrel.search.suggest.Suggestion;

/// The questions that a library answers.
public final class LibrarySearch {
    private final PassageIndex index;
    private final Settings settings;
    private final SearchRun.Resources means;
    private final SearchRun.Resources unaided;
    private final TextTerms terms;
    private final Search search;
    private final Search unaidedSearch;
    private final SaidSearch said;
    private final Suggester suggester;
    private final Attention attention;
    private final SearchModels models;

    /// The models that take part in a search.
    ///
    /// @param embedder  the one that made the library's vectors
    /// @param reranker  reads the best results again, if there is one
    /// @param rephraser may be one that asks a language model
    record SearchModels(Supplier<Embedder> embedder, Optional<Supplier<CrossEncoder>> reranker,
            Rephraser rephraser) {}

    /// @param attention is told what is asked and shown
    LibrarySearch(PassageIndex index, Settings settings, SearchModels models, Attention attention) {
        this.attention = attention;
        this.terms = LuceneIndex.terms();
        this.index = index;
        this.settings = settings;
        this.means = new SearchRun.Resources(models.embedder(), models.rephraser(),
                ForkJoinPool.commonPool());
        this.unaided = new SearchRun.Resources(models.embedder(), new Expander(), means.executor());
        this.said = saidOver(index::snapshot);
        this.suggester = new Suggester(terms);
        this.models = models;
        this.search = reread(new Search(index, means, terms), models);
        this.unaidedSearch = reread(new Search(index, unaided, terms), models);
    }

    private Search reread(Search plain, SearchModels models) {
        return models.reranker().map(model -> plain.reranked(model, settings.whole("rerank.depth")))
                .orElse(plain);
    }

    public Answer ask(String query, SearchOptions options) throws IOException {
        return ask(SearchRequest.one(query), options);
    }

    public Answer ask(SearchRequest questions, SearchOptions options) throws IOException {
        try (Attention.Answering _ = attention.begin()) {
            Answer answer = search.ask(questions, options);
            answer.results().forEach(hit -> attention.saw(hit.found().passage().id().document()));
            return answer;
        }
    }

    /// For measuring, which asks hundreds of questions: without a model's phrasings, unless `expansion.by` is `model`.
    public Answer measured(String query, SearchOptions options) throws IOException {
        Search measured = settings.text("expansion.by").equals("model") ? search : unaidedSearch;
        return measured.ask(SearchRequest.one(query), options);
    }

    /// The same search over what is given, with this library's models and formula.
    public Search over(Searchable.Moments moments) {
        return reread(new Search(moments, means, terms), models);
    }

    /// The works that the library says something about.
    public SaidAnswer said(String query, SearchOptions options) throws IOException {
        try (Attention.Answering _ = attention.begin()) {
            return said.ask(query, options);
        }
    }

    /// The same over what is given.
    public SaidSearch saidOver(Searchable.Moments moments) {
        return new SaidSearch(moments, means.embedder(), terms);
    }

    /// How texts are taken apart.
    public TextTerms terms() {
        return terms;
    }

    /// How many documents of each year, type, collection, tag, section and source the questions find; with an empty
    /// question, how many there are.
    public Facets facets(SearchRequest questions, SearchOptions options) throws IOException {
        return search.facets(questions, options.mode());
    }

    /// Passages for a language model to read.
    public Context context(ContextRequest request) throws IOException {
        return new Gatherer(index, means).gather(request, settings.searchOptions());
    }

    /// Documents like one of the library.
    public SimilarityResult similar(DocumentId document, SimilarityKind by, int limit) throws IOException {
        return new SimilarDocuments(index).to(document, by, limit);
    }

    /// The passages nearest to a text.
    public NearPassages similar(String text, int limit) throws IOException {
        return new SimilarPassages(index, means.embedder()).to(text, limit);
    }

    /// Gathers evidence for answers in sentences.
    ///
    /// @param library its name
    EvidenceGatherer evidence(String library, Drafting drafting) {
        return new EvidenceGatherer(parts(library, drafting), settings.searchOptions());
    }

    /// Gathers evidence for and against claims.
    ///
    /// @param library its name
    ClaimGatherer claims(String library, Drafting drafting) {
        return new ClaimGatherer(parts(library, drafting), new ClaimGatherer.Reach(settings.searchOptions(),
                settings.whole("scan.per-document"), settings.whole("scan.total")));
    }

    /// Who asks for no model is not searched for with the phrasings of one either.
    private EvidenceParts parts(String library, Drafting drafting) {
        Gatherer plain = new Gatherer(index, unaided);
        return new EvidenceParts(index, unaidedSearch, switch (drafting) {
            case IF_CONFIGURED -> new Gatherer(index, means);
            case NONE -> plain;
        }, plain, new Extractor(terms, means.embedder()), library);
    }

    /// The check of what a model says against this library's pages.
    Firewall firewall() {
        return new Firewall(terms, this::verify);
    }

    /// Whether a quotation stands in some documents, or anywhere in the library if none are named.
    public Verdict verify(String quote, List<DocumentId> documents) throws IOException {
        return new Verifier(index).verify(quote, documents);
    }

    /// Queries that the library can answer, as examples for whoever opens it; none if it is empty.
    public List<Suggestion> suggestions() throws IOException {
        try (Snapshot snapshot = index.snapshot()) {
            return suggester.suggest(snapshot);
        }
    }
}
