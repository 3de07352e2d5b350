package dev.carrel.assist.check.claim;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import dev.carrel.index.retrieval.TextTerms;

/// Takes a text apart into [Word]s: hyphens part words, digits part from the unit that is written on to them, `isn't` is
/// *is not*, and each is reduced to the stem that the library has it under.
public final class WordReader {
    private static final String ALONE = "\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}";
    private static final String LETTERS = "[\\p{L}\\p{M}\\p{Nd}\\p{Cf}₀-₉&&[^" + ALONE + "]]";
    /// Repetitions of groups are bounded: Java's matcher calls itself for each.
    private static final Pattern WORD = Pattern.compile(
            "(?<number>(?<![\\p{L}\\p{N})\\]])[-−–]?\\.?\\p{Nd}+(?:[.,]\\p{Nd}+){0,20}"
                    + "|\\p{Nd}+(?:[.,]\\p{Nd}+){0,20})"
                    + "|(?<alone>[" + ALONE + "])"
                    + "|(?<word>[\\p{L}\\p{M}&&[^" + ALONE + "]]" + LETTERS + "*+(?:['’ʼ](?=\\p{L})" + LETTERS
                    + "++){0,4})"
                    + "|(?<power>[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻]+)|(?<sign>[%‰°<>≤≥=±×+→≈∼€$£¥∞√∆/])");
    private static final Pattern GROUPED = Pattern.compile("-?\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?");
    private static final Pattern HYPHEN = Pattern.compile("[\u00AD\\-‐‑]{1,3}\\s*");

    private final TextTerms terms;
    private final Map<String, String> stems = new HashMap<>();

    public WordReader(TextTerms terms) {
        this.terms = terms;
    }

    public List<Word> read(String text) {
        List<Word> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(text);
        int end = 0;
        while (matcher.find()) {
            boolean hyphenated = !words.isEmpty()
                    && HYPHEN.matcher(text).region(end, matcher.start()).matches();
            add(matcher, hyphenated, words);
            end = matcher.end();
        }
        return words;
    }

    private void add(Matcher matcher, boolean hyphenated, List<Word> words) {
        String written = matcher.group();
        if (matcher.group("number") != null) {
            words.add(new Word(number(written), Word.Kind.NUMBER, matcher.start(), matcher.end(), hyphenated,
                    false));
        } else if (matcher.group("power") != null) {
            words.add(new Word("^" + plain(written), Word.Kind.NUMBER, matcher.start(), matcher.end(), false,
                    false));
        } else if (matcher.group("sign") != null) {
            words.add(new Word(Lexicon.spelling(written),
                    written.equals("/") ? Word.Kind.FREE : Word.Kind.CRITICAL, matcher.start(),
                    matcher.end(), false, false));
        } else {
            letters(plain(written), matcher, hyphenated, words);
        }
    }

    private void letters(String plain, Matcher matcher, boolean hyphenated, List<Word> words) {
        String lower = plain.toLowerCase(Locale.ROOT);
        if (lower.endsWith("n't") || lower.equals("cannot")) {
            String verb = lower.substring(0, lower.length() - 3);
            words.add(word(verb.equals("ca") ? "can" : verb, matcher, hyphenated));
            words.add(word("not", matcher, false));
        } else {
            String whole = lower.endsWith("'s") ? plain.substring(0, plain.length() - 2) : plain;
            words.add(word(whole.replace("'", ""), matcher, hyphenated));
        }
    }

    private Word word(String plain, Matcher matcher, boolean hyphenated) {
        String lower = plain.toLowerCase(Locale.ROOT);
        String digits = Lexicon.digits(lower);
        if (!digits.equals(lower)) {
            return new Word(digits, Word.Kind.NUMBER, matcher.start(), matcher.end(), hyphenated, false);
        }
        boolean capitals = isAcronym(plain);
        Word.Kind kind = capitals ? Word.Kind.CONTENT : Lexicon.kind(lower);
        boolean named = capitals || (matcher.start() > 0 && Character.isUpperCase(plain.codePointAt(0)));
        return new Word(form(lower, kind), kind, matcher.start(), matcher.end(), hyphenated, named);
    }

    private String form(String lower, Word.Kind kind) {
        String spelling = Lexicon.spelling(lower);
        boolean inflected = !Lexicon.opensPhrase(lower)
                && (kind == Word.Kind.CONTENT || !Lexicon.opposite(lower).isEmpty());
        return inflected && spelling.equals(lower) ? stem(lower) : spelling;
    }

    /// In capitals, or letters with a capital or a digit among them: WHO, mRNA, p53.
    private static boolean isAcronym(String plain) {
        return plain.length() > 1
                && plain.codePoints().skip(1).anyMatch(c -> Character.isUpperCase(c) || Character.isDigit(c));
    }

    private String stem(String lower) {
        return stems.computeIfAbsent(lower, word -> {
            List<TextTerms.Term> found = terms.of(word);
            return found.isEmpty() ? word : found.getFirst().form();
        });
    }

    /// The form of a word that stands alone, such as one that a hyphen parts elsewhere.
    public String form(String written) {
        return stem(plain(written).toLowerCase(Locale.ROOT));
    }

    /// Letters without ligatures, hidden signs and curved apostrophes.
    private static String plain(String written) {
        if (written.chars().allMatch(c -> c < 128)) {
            return written;
        }
        String plain = Normalizer.normalize(written, Normalizer.Form.NFKC).replaceAll("\\p{Cf}", "")
                .replaceAll("[’ʼ]", "'");
        return plain.isEmpty() ? written : plain;
    }

    private static String number(String written) {
        String plain = Normalizer.normalize(written, Normalizer.Form.NFKC).replaceAll("[−–]", "-");
        String whole = GROUPED.matcher(plain).matches() ? plain.replace(",", "") : plain;
        String full = whole.replaceFirst("^(-?)\\.", "$10.");
        return full.matches("-?\\d+\\.\\d+") ? full.replaceFirst("\\.?0+$", "") : full;
    }
}
