package dev.carrel.ranking.query;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.document.DateSpan;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.DocumentType;
import dev.carrel.document.SectionKind;
import dev.carrel.document.bibliography.WorkType;
import dev.carrel.ranking.QueryAnalyser;
import dev.carrel.ranking.query.Clause.AllOf;
import dev.carrel.ranking.query.Clause.AnyOf;
import dev.carrel.ranking.query.Clause.InField;
import dev.carrel.ranking.query.Clause.Near;
import dev.carrel.ranking.query.Clause.Not;
import dev.carrel.ranking.query.Clause.Phrase;
import dev.carrel.ranking.query.Clause.Where;
import dev.carrel.ranking.query.Clause.Wildcard;
import dev.carrel.ranking.query.Clause.Words;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static dev.carrel.ranking.query.Clause.Field.ABSTRACT;
import static dev.carrel.ranking.query.Clause.Field.TITLE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

final class QueryParserTest {
    static Stream<Arguments> clauses() {
        return Stream.of(
                arguments("trust in automation", List.of(new Words("trust in automation"))),
                arguments("\"graph neural network\"", List.of(new Phrase("graph neural network"))),
                arguments("“curly quotes” too", List.of(new Phrase("curly quotes"), new Words("too"))),
                arguments("trust -bias", List.of(new Words("trust"), new Not(new Phrase("bias")))),
                arguments("trust -\"automation bias\"",
                        List.of(new Words("trust"), new Not(new Phrase("automation bias")))),
                arguments("cats OR dogs",
                        List.of(new AnyOf(List.of(new Words("cats"), new Words("dogs"))))),
                arguments("a OR b OR c",
                        List.of(new AnyOf(List.of(new Words("a"), new Words("b"), new Words("c"))))),
                arguments("small cats OR dogs sleep", List.of(new Words("small"),
                        new AnyOf(List.of(new Words("cats"), new Words("dogs"))), new Words("sleep"))),
                arguments("\"house cat\" OR dog",
                        List.of(new AnyOf(List.of(new Phrase("house cat"), new Words("dog"))))),
                arguments("cats AND dogs", List.of(all("cats", "dogs"))),
                arguments("small cats AND dogs", List.of(all("small", "cats", "dogs"))),
                arguments("sleep NOT mice", List.of(new Words("sleep"), new Not(new Words("mice")))),
                arguments("NOT climate", List.of(new Not(new Words("climate")))),
                arguments("sleep AND NOT mice",
                        List.of(new AllOf(List.of(new Words("sleep"), new Not(new Words("mice")))))),
                arguments("a AND b OR c", List.of(new AllOf(List.of(new Words("a"),
                        new AnyOf(List.of(new Words("b"), new Words("c"))))))),
                arguments("(a AND b) OR c",
                        List.of(new AnyOf(List.of(all("a", "b"), new Words("c"))))),
                arguments("sleep (mice OR \"house rats\")", List.of(new Words("sleep"),
                        new AnyOf(List.of(new Words("mice"), new Phrase("house rats"))))),
                arguments("sleep NOT (mice OR rats)", List.of(new Words("sleep"),
                        new Not(new AnyOf(List.of(new Words("mice"), new Words("rats")))))),
                arguments("sleep -(mice rats) OR x", List.of(new Words("sleep"),
                        new AnyOf(List.of(new Not(all("mice", "rats")), new Words("x"))))),
                arguments("(lithium battery) OR (climate change)",
                        List.of(new AnyOf(List.of(all("lithium", "battery"), all("climate", "change"))))),
                arguments("f(x) AND (g(y) OR z)", List.of(new AllOf(List.of(new Words("f(x)"),
                        new AnyOf(List.of(new Words("g(y)"), new Words("z"))))))),
                arguments("trust NEAR/5 bias", List.of(near(5, "trust", "bias"))),
                arguments("\"trust bias\"~3 ai", List.of(near(3, "trust", "bias"), new Words("ai"))),
                arguments("chloro* organi?ation wom?n", List.of(new Wildcard("chloro*"),
                        new Wildcard("organi?ation"), new Wildcard("wom?n"))),
                arguments("trust near/5 bias", List.of(near(5, "trust", "bias"))),
                arguments("\"heart attack\" NEAR/5 aspirin", List.of(near(5, "heart attack", "aspirin"))),
                arguments("sleep NOT trust NEAR/5 bias",
                        List.of(new Words("sleep"), new Not(near(5, "trust", "bias")))),
                arguments("chloro* NEAR/3 genome", List.of(near(3, "chloro*", "genome"))),
                arguments("(heart OR cardiac) NEAR/5 attack", List.of(new AnyOf(
                        List.of(near(5, "heart", "attack"), near(5, "cardiac", "attack"))))),
                arguments("a NEAR/2 b NEAR/3 c",
                        List.of(new AllOf(List.of(near(2, "a", "b"), near(3, "b", "c"))))),
                arguments("*phyll meta-analy* is it organi?ation?", List.of(new Wildcard("*phyll"),
                        new Wildcard("meta-analy*"), new Words("is it"), new Wildcard("organi?ation"))),
                arguments("(chloro*), page_*", List.of(new Wildcard("chloro*"), new Wildcard("page_*"))),
                arguments("cell -chloro* -\"a b\"~2", List.of(new Words("cell"),
                        new Not(new Wildcard("chloro*")), new Not(near(2, "a", "b")))),
                arguments("a && b || c", List.of(new AllOf(List.of(new Words("a"),
                        new AnyOf(List.of(new Words("b"), new Words("c"))))))),
                arguments("lithium" + " OR sodium".repeat(9), List.of(new AnyOf(Stream.concat(
                        Stream.<Clause>of(new Words("lithium")),
                        Stream.<Clause>generate(() -> new Words("sodium")).limit(9)).toList()))),
                arguments("title:graph", List.of(in(TITLE, new Words("graph")))),
                arguments("abstract:\"graph sampling\"", List.of(in(ABSTRACT, new Phrase("graph sampling")))),
                arguments("-title:graph x", List.of(new Not(in(TITLE, new Words("graph"))), new Words("x"))),
                arguments("title:(graph OR tree*)", List.of(in(TITLE,
                        new AnyOf(List.of(new Words("graph"), new Wildcard("tree*")))))),
                arguments("\"one\" two \"three\"",
                        List.of(new Phrase("one"), new Words("two"), new Phrase("three"))));
    }

    private static AllOf all(String... words) {
        return new AllOf(Stream.of(words).<Clause>map(Words::new).toList());
    }

    private static Near near(int distance, String... parts) {
        return new Near(List.of(parts), distance);
    }

    private static InField in(Clause.Field field, Clause clause) {
        return new InField(field, clause);
    }

    @ParameterizedTest
    @MethodSource("clauses")
    void theTextIsReadIntoClauses(String typed, List<Clause> expected) {
        Query query = QueryParser.parse(typed);
        assertThat(query.clauses()).isEqualTo(expected);
        assertThat(query.conditions()).isEmpty();
        assertThat(query.typed()).isEqualTo(typed);
    }

    static Stream<Arguments> conditions() {
        return Stream.of(
                arguments("author:smith", new Condition.Author("smith")),
                arguments("author:\"de la Cruz\"", new Condition.Author("de la Cruz")),
                arguments("author:Smith-Jones", new Condition.Author("Smith-Jones")),
                arguments("year:2019", new Condition.Years(2019, 2019)),
                arguments("year:2019..2023", new Condition.Years(2019, 2023)),
                arguments("year:2019-2023", new Condition.Years(2019, 2023)),
                arguments("year:2019–2023", new Condition.Years(2019, 2023)),
                arguments("year:2023..2019", new Condition.Years(2019, 2023)),
                arguments("Year:2019", new Condition.Years(2019, 2019)),
                arguments("author:lee OR author:cruz",
                        new Condition.AnyOf(
                                List.of(new Condition.Author("lee"), new Condition.Author("cruz")))),
                arguments("tag:a OR author:b OR -tag:c",
                        new Condition.AnyOf(List.of(new Condition.Tag("a"), new Condition.Author("b"),
                                new Condition.Not(new Condition.Tag("c"))))),
                arguments("year:..2019", new Condition.Years(null, 2019)),
                arguments("year:2020..", new Condition.Years(2020, null)),
                arguments("year:>2020", new Condition.Years(2021, null)),
                arguments("year:>=2020", new Condition.Years(2020, null)),
                arguments("year:≤2020", new Condition.Years(null, 2020)),
                arguments("year:<2020", new Condition.Years(null, 2019)),
                arguments("before:2020", new Condition.Before(DateSpan.of(2020))),
                arguments("after:2019-05", new Condition.After(DateSpan.of("2019-05").orElseThrow())),
                arguments("NOT author:smith", new Condition.Not(new Condition.Author("smith"))),
                arguments("(author:smith OR tag:a)", new Condition.AnyOf(
                        List.of(new Condition.Author("smith"), new Condition.Tag("a")))),
                arguments("tag:methods", new Condition.Tag("methods")),
                arguments("tag:\"to read\"", new Condition.Tag("to read")),
                arguments("collection:Thesis", new Condition.Collection("Thesis")),
                arguments("type:paper", new Condition.OfType(DocumentType.PAPER)),
                arguments("type:Documentation", new Condition.OfType(DocumentType.DOCUMENTATION)),
                arguments("type:patent", ofKinds(WorkType.PATENT)),
                arguments("type:\"conference paper\"", ofKinds(WorkType.CONFERENCE_PAPER)),
                arguments("type:inproceedings", ofKinds(WorkType.CONFERENCE_PAPER)),
                arguments("type:conferencePaper", ofKinds(WorkType.CONFERENCE_PAPER)),
                arguments("type:paper-conference", ofKinds(WorkType.CONFERENCE_PAPER)),
                arguments("type:\"PhD thesis\"", ofKinds(WorkType.DOCTORAL_THESIS)),
                arguments("type:thesis",
                        ofKinds(WorkType.THESIS, WorkType.DOCTORAL_THESIS, WorkType.MASTERS_THESIS)),
                arguments("-type:report", new Condition.Not(ofKinds(WorkType.REPORT))),
                arguments("section:methods", new Condition.InSection(DocumentPart.METHODS)),
                arguments("section:introduction", new Condition.InSection(DocumentPart.INTRODUCTION)),
                arguments("section:results", new Condition.InSection(DocumentPart.RESULTS)),
                arguments("section:findings", new Condition.InSection(SectionKind.FINDINGS)),
                arguments("section:Conclusions", new Condition.InSection(DocumentPart.CONCLUSION)),
                arguments("section:\"related work\"", new Condition.InSection(DocumentPart.INTRODUCTION)),
                arguments("kind:methods", new Condition.InSection(SectionKind.METHODS)),
                arguments("section:abstract", new Condition.InSection(DocumentPart.SUMMARY)),
                arguments("in:\"data collection\"", new Condition.UnderHeading("data collection")),
                arguments("source:zotero", new Condition.FromSource("zotero")),
                arguments("source:/home/me/papers", new Condition.FromSource("/home/me/papers")),
                arguments("citekey:smith2023", new Condition.CiteKey("smith2023")),
                arguments("doi:10.1000/XYZ", new Condition.Doi("10.1000/xyz")),
                arguments("doi:https://doi.org/10.1000/xyz", new Condition.Doi("10.1000/xyz")),
                arguments("-author:smith", new Condition.Not(new Condition.Author("smith"))),
                arguments("-year:2019..", new Condition.Not(new Condition.Years(2019, null))),
                arguments("-tag:\"to read\"", new Condition.Not(new Condition.Tag("to read"))));
    }

    private static Condition ofKinds(WorkType... kinds) {
        return new Condition.OfType(Set.of(), Set.of(kinds));
    }

    @ParameterizedTest
    @MethodSource("conditions")
    void aFieldIsACondition(String typed, Condition expected) {
        Query query = QueryParser.parse("before " + typed + " after");
        assertThat(query.conditions()).containsExactly(expected);
        assertThat(query.words()).isEqualTo("before after");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gpt-4", "state-of-the-art", "p < 0.05", "x - y", "- x", "--", "C++",
            "https://example.org/a-b?c=d", "http://localhost:8080", "unknown:field", "note: this",
            "type:poem", "section:chorus", "year:soon", "year:", "year:20192", "year:20192023",
            "author: smith", "12:30", "std::vector", "or", "a or b", "über:all", "(a b)", "f(x) and g(x)",
            "A* search",
            "Xu et al. (2015)", "not climate", "NOTE", "organisation?", "C*-algebra", "GO:0008150"})
    void whatIsNoSyntaxStaysWords(String typed) {
        Query query = QueryParser.parse(typed);
        assertThat(query.conditions()).isEmpty();
        assertThat(query.clauses()).containsExactly(new Words(typed));
    }

    @Test
    void anOrTiesConditionsToEachOtherAndToWords() {
        Query query = QueryParser.parse("cats year:2019 OR year:2021 dogs tag:a OR birds");
        assertThat(query.clauses()).containsExactly(new Words("cats dogs"),
                new AnyOf(List.of(new Where(new Condition.Tag("a")), new Words("birds"))));
        assertThat(query.conditions()).containsExactly(new Condition.Years(2019, 2019),
                new Condition.Years(2021, 2021));
    }

    @Test
    void valuesOfAFieldMayStandInParentheses() {
        assertThat(QueryParser.parse("author:(xu OR wang) battery")).extracting(Query::conditions)
                .isEqualTo(QueryParser.parse("author:xu OR author:wang battery").conditions());
        assertThat(QueryParser.parse("-year:(2015 OR 2016)").conditions())
                .isEqualTo(QueryParser.parse("-(year:2015 OR year:2016)").conditions());
        assertThat(QueryParser.parse("author:(\"Jane Smith\" lee)").clauses())
                .isEqualTo(QueryParser.parse("(author:\"Jane Smith\" AND author:lee)").clauses())
                .isNotEmpty();
        assertThat(QueryParser.parse("tag:(a AND (b OR c)) dogs").remarks()).isEmpty();
    }

    @Test
    void anUnclosedQuoteMakesPlainWordsOfEverything() {
        Query query = QueryParser.parse("author:smith \"graph sampling");
        assertThat(query.conditions()).isEmpty();
        assertThat(query.words()).contains("graph sampling").doesNotContain("\"");
        assertThat(QueryParser.parse("\"graph sampling").words()).isEqualTo("graph sampling");
    }

    static Stream<Arguments> remarks() {
        return Stream.of(
                arguments("author:smith \"graph", QueryRemark.Kind.OPEN_QUOTE),
                arguments("(cats AND dogs", QueryRemark.Kind.OPEN_PARENTHESIS),
                arguments("cats) AND dogs", QueryRemark.Kind.OPEN_PARENTHESIS),
                arguments("((cats", QueryRemark.Kind.OPEN_PARENTHESIS),
                arguments("cats dogs)", QueryRemark.Kind.OPEN_PARENTHESIS),
                arguments("author:(smith", QueryRemark.Kind.OPEN_PARENTHESIS),
                arguments("word ".repeat(16) + "OR not", QueryRemark.Kind.PROSE),
                arguments("cats NEAR dogs", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("cats ADJ3 dogs", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("cats W/3 dogs", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("roam~", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("cats^2 dogs", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("+cats dogs", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("cats !dogs", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("cats[tiab]", QueryRemark.Kind.UNKNOWN_OPERATOR),
                arguments("title:ch*", QueryRemark.Kind.WILDCARD),
                arguments("author: smith", QueryRemark.Kind.NO_VALUE),
                arguments("title:cats NEAR/3 dogs", QueryRemark.Kind.NOT_NEAR),
                arguments("\"a\" OR ".repeat(80), QueryRemark.Kind.TOO_MANY_SIGNS),
                arguments("writer:smith", QueryRemark.Kind.UNKNOWN_FIELD),
                arguments("year:soon", QueryRemark.Kind.UNKNOWN_VALUE),
                arguments("before:Christmas", QueryRemark.Kind.UNKNOWN_VALUE),
                arguments("AND cats", QueryRemark.Kind.LONELY_OPERATOR),
                arguments("cats AND", QueryRemark.Kind.LONELY_OPERATOR),
                arguments("cats NEAR/3", QueryRemark.Kind.LONELY_OPERATOR),
                arguments("cats NOT", QueryRemark.Kind.LONELY_OPERATOR),
                arguments("*gy", QueryRemark.Kind.WILDCARD), arguments("ch*", QueryRemark.Kind.WILDCARD));
    }

    @ParameterizedTest
    @MethodSource("remarks")
    void whatIsNotUnderstoodIsSaid(String typed, QueryRemark.Kind kind) {
        assertThat(QueryParser.parse(typed).remarks()).extracting(QueryRemark::kind).containsExactly(kind);
    }

    @Test
    void aFieldThatIsNearlyOneIsNamed() {
        assertThat(QueryParser.parse("authr:xu").remarks()).extracting(QueryRemark::sentence).containsExactly(
                "There is no such field (“author” is one): “authr:xu” was searched as words.");
        assertThat(QueryParser.parse("yaer:2019").remarks()).extracting(QueryRemark::sentence)
                .containsExactly(
                        "There is no such field (“year” is one): “yaer:2019” was searched as words.");
        assertThat(QueryParser.parse("page:3").remarks()).extracting(QueryRemark::sentence)
                .containsExactly("There is no such field: “page:3” was searched as words.");
        assertThat(QueryParser.parse("publisher:xu").remarks()).extracting(QueryRemark::sentence)
                .containsExactly("There is no such field: “publisher:xu” was searched as words.");
    }

    @Test
    void aQuotedValueOfAnUnknownFieldIsWords() {
        assertThat(QueryParser.parse("before:\"May 2016\"").clauses())
                .containsExactly(new Words("before:May 2016"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cats AND (dogs OR mice)", "https://example.org/a:b", "std::vector", "p < 0.05",
            "GO:0008150", "Xu et al. (2015)", "\"a b\"~3 -c year:2019", "year:(2015 OR 2016)"})
    void whatIsUnderstoodNeedsNoRemark(String typed) {
        assertThat(QueryParser.parse(typed).remarks()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"author:\"\" trust", "tag:\"  \" trust", "\"\" trust", "trust OR", "OR trust"})
    void anEmptyValueAsksForNothing(String typed) {
        Query query = QueryParser.parse(typed);
        assertThat(query.conditions()).isEmpty();
        assertThat(query.words()).isEqualTo("trust");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\t\n", "\"\"", "-", "OR"})
    void nothingIsAsked(String typed) {
        assertThat(QueryParser.parse(typed).words().replaceAll("[\\s-]", "")).isEmpty();
    }

    @Test
    void exclusionsAreNotAmongTheWordsThatAreLookedFor() {
        assertThat(QueryParser.parse("trust -bias \"in AI\" year:2020 a OR b").words())
                .isEqualTo("trust in AI a b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"word ", "a", "\"", "\"x\" ", "-", "“", "author:", "a OR ", "-\"a\" "})
    void aVeryLongQueryIsReadAtOnce(String repeated) {
        String typed = repeated.repeat(100_000 / repeated.length());
        assertThat(QueryParser.parse(typed).typed()).isEqualTo(typed);
    }

    @RepeatedTest(3)
    @ExtendWith(Randomized.class)
    void noTextIsRefused(Random random) {
        RandomText text = new RandomText(random);
        for (int i = 0; i < Randomized.rounds(600); i++) {
            String typed = text.anything(random.nextInt(80));
            Query query = QueryParser.parse(typed);
            assertThat(query.typed()).isEqualTo(typed);
            assertThat(query.technicalTerms()).doesNotContain("");
            QueryAnalyser.weigh(typed, 50);
        }
    }
}
