package dev.carrel.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.Contributor;
import dev.carrel.document.DocumentId;
import dev.carrel.document.DocumentType;
import dev.carrel.document.PassageId;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.Doi;
import dev.carrel.document.origin.Source;
import dev.carrel.embed.Vector;
import dev.carrel.index.retrieval.KeywordScoring;
import dev.carrel.ranking.Candidate;
import dev.carrel.ranking.View;
import dev.carrel.ranking.query.Condition;
import dev.carrel.ranking.query.QueryParser;
import dev.carrel.testing.EntryBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.carrel.testing.EntryBuilder.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/// What any index must find, over one small library of many languages and names.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class RetrievalContract {
    private static final Source FOLDER = Source.at(Source.Kind.FOLDER, "/docs");
    private static final Source CORPUS = Source.at(Source.Kind.CORPUS, "/beir/corpus.jsonl");

    private PassageIndex index;
    private Snapshot snapshot;

    protected abstract PassageIndex open(Path in, KeywordScoring scoring) throws IOException;

    @BeforeAll
    void fill(@TempDir Path folder) throws IOException {
        index = open(folder, KeywordScoring.STANDARD);
        try (Writer writer = index.writer()) {
            writer.put(FOLDER);
            writer.put(CORPUS);
            for (EntryBuilder each : names()) {
                writer.put(each.source(FOLDER.id()).build());
            }
            for (EntryBuilder each : papers()) {
                writer.put(each.source(CORPUS.id()).build());
            }
            writer.commit();
        }
        snapshot = index.snapshot();
    }

    @AfterAll
    void close() throws IOException {
        snapshot.close();
        index.close();
    }

    static List<EntryBuilder> names() {
        return List.of(
                entry("react", "Hooks", "Call React.useEffect after rendering."),
                entry("js", "Browser", "We trained it with tensorflow.js there."),
                entry("gpt", "Language", "The answers of gpt-4 were rated."),
                entry("cpp", "Speed", "It was rewritten in C++ and C#."),
                entry("significant", "Numbers", "The difference was significant (p < 0.05)."),
                entry("catenin", "Cells", "Loss of β-catenin stops growth."),
                entry("bokeh", "Tables", "Use bokeh.models.SelectEditor for a column."),
                entry("paging", "Options", "Set page_size to twenty."),
                entry("naive", "Classifier", "A naïve approach by Müller and Ångström."),
                entry("plain", "Folded", "The naive baseline of Muller."),
                entry("networks", "Graphs", "Neural networks are trained."),
                entry("german", "Deutsch", "Die Donaudampfschifffahrt ruht."),
                entry("chinese", "中文", "机器学习改变了科学研究。"),
                entry("japanese", "日本語", "東京タワーは高いです。データベース"),
                entry("korean", "한국어", "한국어 문서를 검색합니다."),
                entry("arabic", "عربي", "التعلم العميق مفيد"),
                entry("hebrew", "עברית", "למידת מכונה עמוקה"),
                entry("emoji", "Signs", "Only a smile 😀 here."),
                entry("possessive", "Evolution", "Darwin's finches."));
    }

    static List<EntryBuilder> papers() {
        return List.of(
                entry("lee").title("Trust in automation").metadata(m -> m
                        .authors(List.of("Lee, John D.", "Katrina Smith-Jones")).year(2004)
                        .tags(List.of("Trust", "to read")).collections(List.of("Thesis/Chapter 2"))
                        .citekey("lee2004").doi(new Doi("10.1518/hfes")))
                        .section(SectionKind.SUMMARY, "Abstract").text("Reliance depends on trust.")
                        .section(SectionKind.METHODS, "2 Methods", "Results of the SelectEditor study")
                        .text("Operators were asked about reliance.")
                        .vectors(vector(0), vector(10)),
                entry("cruz").title("Sampling graphs").metadata(m -> m
                        .authors(List.of("Juan de la Cruz"))
                        .contributors(List.of(new Contributor("editor", "Ed Itor"))).year(2019)
                        .tags(List.of("graphs")).entry(EntryBuilder.told()))
                        .section(SectionKind.FINDINGS, "3 Results").text("Reliance on random walks.")
                        .vectors(vector(20)),
                entry("guide").title("User guide").metadata(m -> m.type(DocumentType.DOCUMENTATION)
                        .year(2023).url("https://www.react.dev/learn"))
                        .section(SectionKind.CONTENT, "Getting started").text("Reliance on the defaults.")
                        .vectors(vector(30)));
    }

    /// A direction in the plane, so that nearness is a matter of degrees.
    private static Vector vector(double degrees) {
        double angle = Math.toRadians(degrees);
        return Vector.unit(new float[]{(float) Math.cos(angle), (float) Math.sin(angle)});
    }

    private List<DocumentId> found(String query) throws IOException {
        return snapshot.retrieval().keyword(QueryParser.parse(query), View.PAPERS, 20).candidates().stream()
                .map(candidate -> candidate.passage().document()).toList();
    }

    private static DocumentId[] ids(String paths) {
        return Arrays.stream(paths.split(" ")).filter(path -> !path.isEmpty()).map(EntryBuilder::id)
                .toArray(DocumentId[]::new);
    }

    static Stream<Arguments> words() {
        return Stream.of(
                arguments("\"React.useEffect\"", "react"), arguments("\"useEffect\"", "react"),
                arguments("Addison-Wesley", "cruz"),
                arguments("tensorflow.js", "js"), arguments("tensorflow", "js"),
                arguments("gpt-4", "gpt"), arguments("GPT", "gpt"), arguments("C++", "cpp"),
                arguments("c#", "cpp"), arguments("\"p < 0.05\"", "significant"),
                arguments("0.05", "significant"), arguments("β-catenin", "catenin"),
                arguments("catenin", "catenin"), arguments("bokeh.models.SelectEditor", "bokeh lee"),
                arguments("\"bokeh.models.SelectEditor\"", "bokeh"),
                arguments("SelectEditor", "bokeh lee"), arguments("selecteditor", "bokeh lee"),
                arguments("select editor", "bokeh lee"), arguments("\"select editor\"", "bokeh lee"),
                arguments("page_size", "paging"), arguments("\"page size\"", "paging"),
                arguments("naïve", "naive plain"), arguments("naive", "naive plain"),
                arguments("Müller", "naive plain"), arguments("muller", "naive plain"),
                arguments("angstrom", "naive"), arguments("network", "networks"),
                arguments("networks", "networks"), arguments("training network", "js networks"),
                arguments("Donaudampfschifffahrt", "german"), arguments("Schifffahrt", "german"),
                arguments("机器学习", "chinese"), arguments("科学", "chinese"), arguments("学", "chinese"),
                arguments("東京", "japanese"),
                arguments("データ", "japanese"), arguments("검색", "korean"), arguments("한국어", "korean"),
                arguments("التعلم", "arabic"), arguments("מכונה", "hebrew"),
                arguments("Darwin", "possessive"), arguments("darwin’s", "possessive"),
                arguments("😀", ""), arguments("…", ""), arguments("", ""));
    }

    @ParameterizedTest
    @MethodSource("words")
    void whatResearchersTypeIsFound(String query, String documents) throws IOException {
        assertThat(found(query)).containsExactlyInAnyOrder(ids(documents));
    }

    static Stream<Arguments> clauses() {
        return Stream.of(
                arguments("reliance", "lee cruz guide"),
                arguments("\"reliance on\"", "cruz guide"),
                arguments("reliance AND walks", "cruz"), arguments("reliance AND walk AND defaults", ""),
                arguments("reliance NOT walk", "lee guide"), arguments("NOT reliance year:2000..", ""),
                arguments("reliance AND NOT (walks OR defaults)", "lee"),
                arguments("(random AND walks) OR defaults", "cruz guide"),
                arguments("relian* AND wa?ks", "cruz"), arguments("wal*", "cruz"),
                arguments("reliance NEAR/2 walks", "cruz"), arguments("walks NEAR/2 reliance", "cruz"),
                arguments("reliance NEAR/1 walks", ""), arguments("\"reliance walks\"~2", "cruz"),
                arguments("\"relian* on\"", "cruz guide"), arguments("\"rand* wal*\"", "cruz"),
                arguments("\"on relian*\"", ""), arguments("*iance AND *alks", "cruz"),
                arguments("\"random walks\" NEAR/5 reliance", "cruz"),
                arguments("wal* NEAR/2 reliance", "cruz"), arguments("reliance -wal*", "lee guide"),
                arguments("title:\"sampl* graphs\"", "cruz"), arguments("title:\"graphs sampl*\"", ""),
                arguments("title:graph", "cruz networks"), arguments("title:\"sampling graphs\"", "cruz"),
                arguments("title:\"graphs sampling\"", ""),
                arguments("title:(sampl* OR automat*)", "cruz lee"),
                arguments("abstract:reliance", "lee"), arguments("abstract:operators", ""),
                arguments("reliance before:2019", "lee"), arguments("reliance before:2019-06", "lee"),
                arguments("reliance after:2004", "cruz guide"),
                arguments("reliance after:2004 before:2023", "cruz"),
                arguments("(walks OR author:lee) AND reliance", "cruz lee"),
                arguments("\"random walks\" OR \"the defaults\"", "cruz guide"),
                arguments("\"on reliance\"", ""),
                arguments("\"automation reliance\"", ""),
                arguments("reliance -walks", "lee guide"),
                arguments("reliance -\"random walks\" -defaults", "lee"),
                arguments("reliance walks OR defaults", "cruz guide"),
                arguments("reliance walk OR default", "cruz guide"),
                arguments("random OR -reliance year:2000..", "cruz"),
                arguments("random OR -walks year:2000..", "lee cruz guide"),
                arguments("defaults OR -\"random walks\" year:2000..", "lee guide"),
                arguments("\"the\" reliance", "lee guide"));
    }

    @ParameterizedTest
    @MethodSource("clauses")
    void clausesMeanWhatTheySay(String query, String documents) throws IOException {
        assertThat(found(query)).containsExactlyInAnyOrder(ids(documents));
    }

    static Stream<Arguments> filters() {
        return Stream.of(
                arguments("author:\"Lee, John\"", "lee"), arguments("author:\"J. Lee\"", "lee"),
                arguments("author:\"John Lee\"", "lee"), arguments("author:\"Lee, J.\"", "lee"),
                arguments("author:\"Lee, K.\"", ""), arguments("author:\"Lee, Katrina\"", ""),
                arguments("author:\"K. Smith-Jones\"", "lee"), arguments("author:\"Cruz, Juan\"", "cruz"),
                arguments("author:lee", "lee"), arguments("author:\"de la Cruz\"", "cruz"),

                arguments("author:\"John D. Lee\"", "lee"), arguments("author:\"Lee, John D.\"", "lee"),
                arguments("author:\"de la Cruz, Juan\"", "cruz"),
                arguments("author:lee OR author:cruz", "lee cruz"), arguments("author:Smith-Jones", "lee"),
                arguments("author:jones", "lee"), arguments("author:itor", "cruz"),
                arguments("author:nobody", ""), arguments("author:smi*", "lee"),
                arguments("author:\"John L*e\"", "lee"), arguments("tag:tru*", "lee"),
                arguments("-author:lee", "cruz guide"), arguments("year:2019", "cruz"),
                arguments("year:2019..2023", "cruz guide"), arguments("year:..2019", "lee cruz"),
                arguments("year:2020..", "guide"), arguments("-year:2019", "lee guide"),
                arguments("year:2004 year:2023", "lee guide"), arguments("tag:trust", "lee"),
                arguments("tag:\"to read\"", "lee"), arguments("tag:trust tag:graphs", ""),
                arguments("tag:read", ""), arguments("-tag:trust", "cruz guide"),
                arguments("collection:thesis", "lee"), arguments("collection:\"chapter 2\"", "lee"),
                arguments("collection:\"Thesis/Chapter 2\"", "lee"), arguments("collection:chapter", ""),
                arguments("type:documentation", "guide"), arguments("-type:documentation", "lee cruz"),
                arguments("section:findings", "cruz"), arguments("section:methods", "lee"),
                arguments("-section:findings", "lee guide"), arguments("in:results", "lee cruz"),
                arguments("in:\"results of the study\"", "lee"), arguments("in:SelectEditor", "lee"),
                arguments("in:\"getting started\"", "guide"), arguments("-in:results", "lee guide"),
                arguments("source:corpus", "lee cruz guide"), arguments("source:beir", "lee cruz guide"),
                arguments("source:folder", ""), arguments("-source:corpus", ""),
                arguments("citekey:LEE2004", "lee"), arguments("-citekey:lee2004", "cruz guide"),
                arguments("doi:10.1518/HFES", "lee"), arguments("doi:10.1518", ""),
                arguments("author:lee year:2019", ""));
    }

    @ParameterizedTest
    @MethodSource("filters")
    void fieldsFilterBothRetrievers(String filter, String documents) throws IOException {
        assertThat(found("reliance " + filter)).containsExactlyInAnyOrder(ids(documents));
        assertThat(snapshot.retrieval()
                .nearest(vector(0), QueryParser.parse("reliance " + filter), View.PAPERS, 20)
                .candidates()).extracting(candidate -> candidate.passage().document())
                .containsExactlyInAnyOrder(ids(documents));
    }

    @Test
    void aFilterAloneListsWhatFulfilsIt() throws IOException {
        assertThat(found("author:cruz")).containsExactly(ids("cruz"));
        assertThat(found("source:corpus")).containsExactlyInAnyOrder(ids("lee cruz guide"));
    }

    @Test
    void phrasesAndExclusionsHoldForMeaningToo() throws IOException {
        assertThat(nearest("reliance -walks", View.PASSAGES, 9)).extracting(Candidate::passage)
                .containsExactly(EntryBuilder.passage("lee", 0), EntryBuilder.passage("lee", 1),
                        EntryBuilder.passage("guide", 0));
        assertThat(nearest("\"random walks\"", View.PASSAGES, 9)).hasSize(1);
    }

    private List<Candidate> nearest(String query, View view, int depth) throws IOException {
        return snapshot.retrieval().nearest(vector(0), QueryParser.parse(query), view, depth).candidates();
    }

    @Test
    void theNearestComeFirstWithTheirCosines() throws IOException {
        List<Candidate> found = nearest("x", View.PASSAGES, 3);
        assertThat(found).extracting(Candidate::passage).containsExactly(EntryBuilder.passage("lee", 0),
                EntryBuilder.passage("lee", 1), EntryBuilder.passage("cruz", 0));
        assertThat(found.get(1).score()).isCloseTo(Math.cos(Math.toRadians(10)),
                org.assertj.core.api.Assertions.within(1e-6));
        assertThat(nearest("x", View.PAPERS, 3)).extracting(c -> c.passage().document())
                .containsExactly(ids("lee cruz guide"));
    }

    @Test
    void aFilteredSearchStillFillsItsLimit() throws IOException {
        assertThat(nearest("x type:documentation", View.PAPERS, 1)).extracting(c -> c.passage().document())
                .containsExactly(ids("guide"));
        assertThat(snapshot.retrieval().nearest(vector(0), QueryParser.parse("x")
                .and(new Condition.Among(java.util.Set.of(EntryBuilder.id("guide")))), View.PASSAGES, 1)
                .candidates()).hasSize(1);
    }

    @Test
    void holdersOfATermAreTold() throws IOException {
        List<DocumentId> all = List.of(ids("lee bokeh react"));
        assertThat(holding(all, "SelectEditor")).containsExactlyInAnyOrder(
                EntryBuilder.passage("lee", 1), EntryBuilder.passage("bokeh", 0));
        assertThat(holding(List.of(ids("lee")), "React.useEffect")).isEmpty();
        assertThat(holding(all, "Select")).isNotEmpty();
        assertThat(holding(all, "Selec")).isEmpty();
        assertThat(holding(List.of(), "SelectEditor")).isEmpty();
        assertThat(snapshot.scoring().holding(all, List.of("SelectEditor", "Selec"))).as("both at once")
                .containsOnlyKeys("SelectEditor", "Selec");
    }

    private Set<PassageId> holding(List<DocumentId> documents, String term) throws IOException {
        return snapshot.scoring().holding(documents, List.of(term)).getOrDefault(term, Set.of());
    }

    @Test
    void aPastedPageIsSearchedByItsWords() throws IOException {
        assertThat(found("reliance " + "word ".repeat(20_000))).contains(ids("lee"));
        assertThat(found("reliance OR " + "a.b.c_d OR ".repeat(60) + "x")).contains(ids("lee"));
        assertThat(found("x OR ".repeat(5_000) + "reliance")).contains(ids("lee"));
        assertThat(found("\"x\" ".repeat(5_000) + "reliance")).contains(ids("lee"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"p53", "CRISPR", "TGF-β CRISPR"})
    void ofNamesThatStandNowhereMeaningTellsNothing(String typed) throws IOException {
        assertThat(snapshot.scoring().background(QueryParser.parse(typed), Optional.of(vector(0))).cosine())
                .isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"crispness", "CRISPR reliance", "reliance"})
    void ofOtherWordsMeaningTellsSomething(String typed) throws IOException {
        assertThat(snapshot.scoring().background(QueryParser.parse(typed), Optional.of(vector(0))).cosine())
                .isNotNull();
    }
}
