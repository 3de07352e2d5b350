package dev.carrel.index.lucene.analysis;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.carrel.index.retrieval.TextTerms;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;
import org.apache.lucene.analysis.miscellaneous.PerFieldAnalyzerWrapper;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.OffsetAttribute;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.util.QueryBuilder;

/// The analysers of the fields, and what they make of a text.
public final class Analysis implements TextTerms {
    private final Analyzer stems = new ResearchAnalyzer(ResearchAnalyzer.Form.STEMS);
    private final Analyzer asked = new ResearchAnalyzer(ResearchAnalyzer.Form.ASKED);
    private final Analyzer typed = new ResearchAnalyzer(ResearchAnalyzer.Form.TYPED);
    private final Analyzer exact = new ResearchAnalyzer(ResearchAnalyzer.Form.EXACT);
    private final Analyzer sequence = new ResearchAnalyzer(ResearchAnalyzer.Form.SEQUENCE);
    private final Analyzer german = new ResearchAnalyzer(ResearchAnalyzer.Form.GERMAN);

    /// Takes the texts of one document apart.
    public TextForms forms() {
        return new TextForms(exact);
    }

    public Analyzer forIndexing() {
        return new PerFieldAnalyzerWrapper(stems,
                Map.of(FieldNames.WORDS, exact, FieldNames.AUTHOR, exact, FieldNames.HIDDEN, exact,
                        FieldNames.VENUE_WORDS, exact, FieldNames.LISTED, exact, FieldNames.GERMAN, german));
    }

    @Override
    public List<Term> of(String text) {
        return analyse(stems, text);
    }

    @Override
    public List<Term> asked(String query) {
        return subject(asked, query);
    }

    private static List<Term> subject(Analyzer analyzer, String query) {
        List<Term> all = analyse(analyzer, query);
        List<Term> subject = all.stream()
                .filter(term -> !FunctionWords.contain(query.substring(term.start(), term.end()))).toList();
        return subject.isEmpty() ? all : subject;
    }

    /// The stems that a text asks for, function words included.
    public List<String> stems(String text) {
        return forms(asked, text);
    }

    public List<String> askedStems(String query) {
        return asked(query).stream().map(Term::form).toList();
    }

    /// The words that a query asks for, in their exact form.
    public List<String> askedWords(String query) {
        return subject(typed, query).stream().map(Term::form).toList();
    }

    public List<String> exact(String text) {
        return forms(exact, text);
    }

    public List<String> sequence(String text) {
        return forms(sequence, text);
    }

    /// Words that must follow one another in a field of stems, or stand so many words apart.
    public Query stemmedPhrase(String field, String text, int distance) {
        QueryBuilder queries = new QueryBuilder(stems);
        // Pairs and characters of Chinese stand at the same places. Each way through them would be a phrase of its own, and
        // their number grows by 1.6 with every character.
        queries.setEnableGraphQueries(false);
        Query phrase = queries.createPhraseQuery(field, text, distance);
        return phrase == null ? new MatchNoDocsQuery("no words") : phrase;
    }

    /// In small letters without accents, whatever other signs there are.
    public static String folded(String text) {
        char[] lower = text.toLowerCase(Locale.ROOT).toCharArray();
        char[] folded = new char[4 * lower.length];
        return new String(folded, 0, ASCIIFoldingFilter.foldToASCII(lower, 0, folded, 0, lower.length));
    }

    /// A wildcard as words are spelled in the index, where those with a hyphen stand as one.
    public static String pattern(String typed) {
        try (Reader one = new SpellingFilter(new StringReader(typed)); Writer spelled = new StringWriter()) {
            one.transferTo(spelled);
            return folded(spelled.toString()).replaceAll("[-–]", "");
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be read", e);
        }
    }

    /// The words as German ones, forwards.
    List<String> german(String text) {
        return forms(german, text).stream().filter(form -> !ReversedWords.isBackwards(form)).toList();
    }

    private static List<String> forms(Analyzer analyzer, String text) {
        return analyse(analyzer, text).stream().map(Term::form).toList();
    }

    private static List<Term> analyse(Analyzer analyzer, String text) {
        List<Term> terms = new ArrayList<>();
        try (TokenStream stream = analyzer.tokenStream("", text)) {
            CharTermAttribute form = stream.addAttribute(CharTermAttribute.class);
            OffsetAttribute offset = stream.addAttribute(OffsetAttribute.class);
            each(stream,
                    () -> terms.add(new Term(form.toString(), offset.startOffset(), offset.endOffset())));
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be read", e);
        }
        return terms;
    }

    private static void each(TokenStream stream, Runnable token) throws IOException {
        stream.reset();
        while (stream.incrementToken()) {
            token.run();
        }
        stream.end();
    }
}
