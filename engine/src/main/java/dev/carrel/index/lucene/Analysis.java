package dev.carrel.index.lucene;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import dev.carrel.index.TextTerms;
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
final class Analysis implements TextTerms {
    private final Analyzer stems = new ResearchAnalyzer(ResearchAnalyzer.Form.STEMS);
    private final Analyzer asked = new ResearchAnalyzer(ResearchAnalyzer.Form.ASKED);
    private final Analyzer typed = new ResearchAnalyzer(ResearchAnalyzer.Form.TYPED);
    private final Analyzer exact = new ResearchAnalyzer(ResearchAnalyzer.Form.EXACT);
    private final Analyzer sequence = new ResearchAnalyzer(ResearchAnalyzer.Form.SEQUENCE);
    private final Analyzer german = new ResearchAnalyzer(ResearchAnalyzer.Form.GERMAN);

    /// What takes the texts of one document apart.
    TextForms forms() {
        return new TextForms(exact);
    }

    Analyzer forIndexing() {
        return new PerFieldAnalyzerWrapper(stems,
                Map.of(Fields.WORDS, exact, Fields.AUTHOR, exact, Fields.GERMAN, german));
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

    /// What a text asks for, function words included.
    List<String> stems(String text) {
        return forms(asked, text);
    }

    List<String> askedStems(String query) {
        return asked(query).stream().map(Term::form).toList();
    }

    /// What a query asks for, in the exact form in which it does.
    List<String> askedWords(String query) {
        return subject(typed, query).stream().map(Term::form).toList();
    }

    List<String> exact(String text) {
        return forms(exact, text);
    }

    List<String> sequence(String text) {
        return forms(sequence, text);
    }

    /// Words that must follow one another in a field of stems, or stand so many words apart.
    Query stemmedPhrase(String field, String text, int distance) {
        Query phrase = new QueryBuilder(stems).createPhraseQuery(field, text, distance);
        return phrase == null ? new MatchNoDocsQuery("no words") : phrase;
    }

    /// In small letters without accents, whatever other signs there are.
    static String folded(String text) {
        char[] lower = text.toLowerCase(Locale.ROOT).toCharArray();
        char[] folded = new char[4 * lower.length];
        return new String(folded, 0, ASCIIFoldingFilter.foldToASCII(lower, 0, folded, 0, lower.length));
    }

    /// The words as German ones, forwards.
    List<String> german(String text) {
        return forms(german, text).stream().filter(form -> !Backwards.isBackwards(form)).toList();
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
