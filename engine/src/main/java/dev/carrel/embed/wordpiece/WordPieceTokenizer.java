package dev.carrel.embed.wordpiece;

import java.util.List;

import dev.carrel.embed.Tokenizer;

/// Cuts texts into the pieces of a BERT model's vocabulary. Immutable; safe from many threads.
public final class WordPieceTokenizer implements Tokenizer {
    /// The token before and the token after every text.
    public static final int SPECIALS = 2;

    private final WordPieceVocabulary vocabulary;
    private final Rules rules;
    private final int first;
    private final int last;
    private final int unknown;

    /// The rules by which a model's texts are cut, beside its vocabulary.
    ///
    /// @param first             the token before every text
    /// @param last              the token after it
    /// @param unknown           stands for a word that has no pieces
    /// @param longestWord       words of more characters are unknown
    /// @param literals          tokens that count as such where they stand in a text, letter for letter
    public record Rules(BertNormalizer normalizer, String first, String last, String unknown, int longestWord,
            List<String> literals) {
        public Rules {
            literals = List.copyOf(literals);
        }
    }

    /// @throws IllegalArgumentException if the vocabulary lacks a token that the rules name
    public WordPieceTokenizer(WordPieceVocabulary vocabulary, Rules rules) {
        this.vocabulary = vocabulary;
        this.rules = rules;
        first = required(rules.first());
        last = required(rules.last());
        unknown = required(rules.unknown());
        rules.literals().forEach(this::required);
    }

    private int required(String token) {
        return vocabulary.id(token)
                .orElseThrow(() -> new IllegalArgumentException("no token " + token + " in the vocabulary"));
    }

    public WordPieceVocabulary vocabulary() {
        return vocabulary;
    }

    public Rules rules() {
        return rules;
    }

    @Override
    public int count(String text) {
        return cut(text, Integer.MAX_VALUE).size();
    }

    @Override
    public int specials() {
        return SPECIALS;
    }

    /// Words end at white space, and no piece goes beyond one.
    @Override
    public int slack() {
        return 0;
    }

    /// The tokens of a text, with the special ones at both ends.
    public long[] encode(String text) {
        return encode(text, Integer.MAX_VALUE);
    }

    @Override
    public long[] encode(String text, int max) {
        Tokens tokens = cut(text, max - SPECIALS);
        long[] ids = new long[tokens.size() + SPECIALS];
        ids[0] = first;
        tokens.copyTo(ids, 1);
        ids[ids.length - 1] = last;
        return ids;
    }

    private Tokens cut(String text, int max) {
        Tokens tokens = new Tokens(max);
        int from = 0;
        while (from < text.length() && !tokens.isFull()) {
            int at = nextLiteral(text, from);
            cutWords(rules.normalizer().normalize(text.substring(from, at)), tokens);
            from = at < text.length() ? addLiteral(text, at, tokens) : at;
        }
        return tokens;
    }

    private int nextLiteral(String text, int from) {
        int next = text.length();
        for (String literal : rules.literals()) {
            int at = text.indexOf(literal, from, next);
            next = at < 0 ? next : at;
        }
        return next;
    }

    private int addLiteral(String text, int at, Tokens tokens) {
        for (String literal : rules.literals()) {
            if (text.startsWith(literal, at)) {
                tokens.add(required(literal));
                return at + literal.length();
            }
        }
        throw new IllegalArgumentException("no literal at " + at);
    }

    /// Words end at white space and at punctuation; a punctuation mark is a word of its own.
    private void cutWords(String text, Tokens tokens) {
        int start = 0;
        int at = 0;
        while (at < text.length() && !tokens.isFull()) {
            int c = text.codePointAt(at);
            int after = at + Character.charCount(c);
            boolean mark = CharacterClasses.isPunctuation(c);
            if (mark || CharacterClasses.isWhiteSpace(c)) {
                cutWord(text, start, at, tokens);
                cutWord(text, mark ? at : after, after, tokens);
                start = after;
            }
            at = after;
        }
        cutWord(text, start, at, tokens);
    }

    private void cutWord(String text, int from, int to, Tokens tokens) {
        if (from == to) {
            return;
        }
        int before = tokens.size();
        if (isTooLong(text, from, to) || !cutPieces(text, from, to, tokens)) {
            tokens.shrinkTo(before);
            tokens.add(unknown);
        }
    }

    private boolean isTooLong(String text, int from, int to) {
        return to - from > rules.longestWord() && text.codePointCount(from, to) > rules.longestWord();
    }

    /// Longest piece first; false if some of the word is left that no piece begins.
    private boolean cutPieces(String text, int from, int to, Tokens tokens) {
        int id = vocabulary.longestPrefix(text, from, to);
        int at = id < 0 ? from : from + vocabulary.length(id);
        while (id >= 0) {
            tokens.add(id);
            if (at == to) {
                return true;
            }
            id = vocabulary.longestContinuation(text, at, to);
            at += id < 0 ? 0 : vocabulary.continuationLength(id);
        }
        return false;
    }
}
