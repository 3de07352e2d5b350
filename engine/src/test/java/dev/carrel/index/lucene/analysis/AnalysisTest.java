package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import dev.carrel.index.retrieval.TextTerms.Term;
import dev.carrel.testing.RandomText;
import dev.carrel.testing.Randomized;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.store.ByteBuffersDirectory;
import org.apache.lucene.store.Directory;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

/// What the tokenizer, the parts of identifiers and the analyser make of a text, all three in a row.
final class AnalysisTest {
    private final Analysis analysis = new Analysis();

    private static List<String> list(String words) {
        return words.isEmpty() ? List.of() : Arrays.asList(words.split(" "));
    }

    static Stream<Arguments> forms() {
        return Stream.of(
                // text, stems, exact forms, smallest parts in sequence
                arguments("React.useEffect", "react.useeffect react useeffect us effect",
                        "react.useeffect react useeffect use effect", "react use effect"),
                arguments("tensorflow.js", "tensorflow.j tensorflow js", "tensorflow.js tensorflow js",
                        "tensorflow js"),
                arguments("gpt-4", "gpt4 gpt 4", "gpt4 gpt 4", "gpt 4"),
                arguments("C++ and C#", "c++ c#", "c++ and c#", "c++ and c#"),
                arguments("p < 0.05", "p < 0.05", "p < 0.05", "p < 0.05"),
                arguments("p<.05", "p < 0.05", "p < 0.05", "p < 0.05"),
                arguments("a <b> c", "b c", "a b c", "a b c"),
                arguments("β-catenin", "betacatenin beta catenin", "betacatenin beta catenin",
                        "beta catenin"),
                arguments("SelectEditor", "selecteditor select editor", "selecteditor select editor",
                        "select editor"),
                arguments("bokeh.models.SelectEditor",
                        "bokeh.models.selecteditor bokeh model selecteditor select editor",
                        "bokeh.models.selecteditor bokeh models selecteditor select editor",
                        "bokeh models select editor"),
                arguments("page_size", "page_s page size", "page_size page size", "page size"),
                arguments("HTMLParser", "htmlparser html parser", "htmlparser html parser", "html parser"),
                arguments("iPhone", "iphon", "iphone", "iphone"),
                arguments("naïve Müller", "naiv muller mueller", "naive muller mueller", "naive muller"),
                arguments("Darwin's don’t", "darwin don't", "darwin don't", "darwin don't"),
                arguments("neural networks", "neural network", "neural networks", "neural networks"),
                arguments("CO₂ Ca²⁺ 5µm 10²", "co2 ca2+ 5um 5 um 10", "co2 ca2+ 5um 5 um 10",
                        "co2 ca2+ 5 um 10"),
                arguments("2,4-dinitrophenol", "2,4dinitrophenol 2 4 dinitrophenol",
                        "2,4dinitrophenol 2 4 dinitrophenol", "2 4 dinitrophenol"),
                arguments("v2.1 3.11.4", "v2.1 2.1 v2 1 3.11.4 3.11", "v2.1 2.1 v2 1 3.11.4 3.11",
                        "v2 1 3.11.4"),
                arguments(".NET l’échelle", ".net net l'echel echel", ".net net l'echelle echelle",
                        "net echelle"),
                arguments("Rei\u00ADse Maße1990–1995", "reis masse1990-1995 masse1990 1995",
                        "reise masse1990-1995 masse1990 1995", "reise masse1990 1995"),
                arguments("behaviour organised precise", "behavior organ precis",
                        "behaviour organised precise", "behaviour organised precise"),
                arguments("The end.", "end", "the end", "the end"),
                arguments("机器学习", "机器 器学 学习", "机 机器 器 器学 学 学习 习", "机 器 学 习"),
                arguments("학습", "학습", "학 학습 습", "학 습"),
                arguments("データ", "デー ータ", "デ デー ー ータ タ", "デ ー タ"),
                arguments("GPU上", "gpu 上", "gpu 上", "gpu 上"),
                arguments("למידה", "למידה", "למידה", "למידה"),
                arguments("😀 … —", "", "", ""),
                arguments("_", "", "", ""));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void aTextBecomesTerms(String text, String stems, String exact, String sequence) {
        assertThat(analysis.exact(text)).as("exact").isEqualTo(list(exact));
        assertThat(analysis.sequence(text)).as("sequence").isEqualTo(list(sequence));
        assertThat(analysis.stems(text)).as("stems").isEqualTo(list(stems));
    }

    @Test
    void aTermKnowsItsPlace() {
        assertThat(analysis.of("See page_size.")).contains(new Term("see", 0, 3), new Term("size", 9, 13));
        assertThat(analysis.of("bei β-Catenin und Öl")).contains(new Term("catenin", 4, 13),
                new Term("ol", 18, 20));
        assertThat(analysis.of("eﬃcient und ﬁn")).contains(new Term("und", 8, 11), new Term("fin", 12, 14));
        assertThat(analysis.of("😀 networks")).containsExactly(new Term("network", 3, 11));
    }

    @Test
    void aRunOfDataIsCutIntoTermsThatTheIndexTakes() {
        assertThat(analysis.exact("x".repeat(100_000))).allSatisfy(term -> assertThat(term)
                .hasSizeLessThanOrEqualTo(200));
    }

    @RepeatedTest(3)
    @ExtendWith(Randomized.class)
    void anyTextIsTakenApartInOrder(Random random) {
        RandomText text = new RandomText(random);
        for (int i = 0; i < 200; i++) {
            String any = random.nextBoolean() ? text.anything(random.nextInt(400)) : text.paragraph();
            List<Term> terms = analysis.of(any);
            for (Term term : terms) {
                assertThat(term.start()).isBetween(0, term.end());
                assertThat(term.end()).isLessThanOrEqualTo(any.length());
                assertThat(term.form()).isNotEmpty();
            }
            assertThat(analysis.sequence(any)).hasSizeLessThanOrEqualTo(analysis.exact(any).size());
        }
    }

    @Test
    void aQuestionIsAskedInItsOwnFormsToo() {
        assertThat(analysis.askedWords("How do the Networks learn 机器学习 in React.useEffect?"))
                .containsExactly("networks", "learn", "机器", "器学", "学习", "react.useeffect", "react",
                        "useeffect",
                        "use", "effect");
        assertThat(analysis.askedWords("how to be")).containsExactly("how");
    }

    @ParameterizedTest
    @MethodSource("questions")
    void aQuestionIsAboutItsSubject(String question, String subject) {
        assertThat(analysis.askedStems(question)).isEqualTo(list(subject));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-a ", "=", "a²", "a₂", "< "})
    void aLongTextIsSplitInOnePass(String repeated) {
        String text = repeated.repeat(200_000 / repeated.length());
        assertThat(analysis.exact(text)).doesNotContain("");
    }

    static Stream<Arguments> questions() {
        return Stream.of(
                arguments("how do I use state in components", "us state compon"),
                arguments("What is the difference between these?", "differ"),
                arguments("WHO guidelines on IT", "who guidelin"),
                arguments("what about those", "what about those"),
                arguments("to be or not to be", ""));
    }

    private static final String CHINESE = "基于规则的双重否定识别以及电信网络诈骗案件分类的总结报告与展望";
    private static final String HYPHENS = "a state-of-the-art e-mail re-ranker for low-resource, cross-lingual, zero-shot, "
            + "few-shot, multi-task, multi-label, on-line, long-tail, open-domain, sub-word, pre-training tasks";

    @ParameterizedTest
    @ValueSource(strings = {CHINESE, HYPHENS, "CCL23-Eval " + CHINESE + " (" + HYPHENS + ")",
            "e-mail filters"})
    void aTitleIsFoundInHoweverManyWaysItCanBeRead(String title) throws IOException {
        assertThat(holds(title, title)).isTrue();
        assertThat(holds("On " + title + " again", title)).isTrue();
        assertThat(holds(title.substring(0, title.length() - 3), title)).isFalse();
    }

    private boolean holds(String title, String phrase) throws IOException {
        try (Directory directory = new ByteBuffersDirectory()) {
            try (IndexWriter writer = new IndexWriter(directory,
                    new IndexWriterConfig(analysis.forIndexing()))) {
                Document document = new Document();
                document.add(new TextField(FieldNames.TITLE, title, Field.Store.NO));
                writer.addDocument(document);
            }
            try (DirectoryReader reader = DirectoryReader.open(directory)) {
                return new IndexSearcher(reader)
                        .count(analysis.stemmedPhrase(FieldNames.TITLE, phrase, 0)) > 0;
            }
        }
    }
}
