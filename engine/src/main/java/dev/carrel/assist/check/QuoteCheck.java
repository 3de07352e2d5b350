package dev.carrel.assist.check;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.document.DocumentId;
import dev.carrel.index.FoundPassage;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verifier;

/// Verifies quotations: in the passages that were given, then on the other pages of their documents.
record QuoteCheck(List<List<FoundPassage>> given, PageQuotations pages) {
    /// Nobody quotes more in one sentence.
    private static final int LONGEST = 4_000;
    /// As many places as a verdict names.
    private static final int MOST_PLACES = 5;
    /// Insertions of writers that do not change what is said.
    private static final Pattern HARMLESS = Pattern.compile(
            "\\[\\s*(?:sic!?|emphasis (?:added|mine|ours)|\\p{L}|\\.\\.\\.|…|\\d[\\d\\s,;–-]*)\\s*\\]",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern INSERTED = Pattern.compile("\\[[^\\[\\]]*\\p{L}[^\\[\\]]*\\]");

    private static final Pattern HYPHEN = Pattern.compile("[\\-‐‑\u00AD]\\s{0,3}");
    private static final Pattern LETTERS = Pattern.compile("[\\p{L}\\p{N}]+");

    /// A quotation with the places where it stands; none if it is absent.
    record Verified(CheckedQuote quote, List<FoundPassage> places) {
        String shown() {
            return quote.says() == null ? quote.text() : quote.says();
        }

        Set<DocumentId> documents() {
            return places.stream().map(found -> found.passage().id().document()).collect(Collectors.toSet());
        }
    }

    static Verified absent(String quote) {
        return new Verified(new CheckedQuote(quote, CheckedQuote.Status.ABSENT, null), List.of());
    }

    Verified verify(String quote) throws IOException {
        List<QuotationMatch> matches = quote.length() > LONGEST ? List.of() : matches(quote);
        if (matches.isEmpty()) {
            return absent(quote);
        }
        QuotationMatch best = matches.getFirst();
        boolean exact = best.isExact() && isUnchanged(quote, best.text());
        return new Verified(exact
                ? new CheckedQuote(quote, CheckedQuote.Status.EXACT, null)
                : new CheckedQuote(quote, CheckedQuote.Status.NEAR, best.text()),
                matches.stream().map(QuotationMatch::found).toList());
    }

    /// Whether passages hold a quotation that stands in more places than were named.
    static boolean standsIn(List<FoundPassage> passages, Verified quote) {
        return quote.places().size() >= MOST_PLACES
                && Verifier.within(quote.shown(), List.of(passages)).stream()
                        .anyMatch(QuotationMatch::isExact);
    }

    private List<QuotationMatch> matches(String quote) throws IOException {
        List<QuotationMatch> near = Verifier.within(quote, given);
        if ((!near.isEmpty() && near.getFirst().isExact())
                || quote.codePoints().noneMatch(Character::isLetterOrDigit)
                || given.isEmpty()) {
            return near;
        }
        List<QuotationMatch> elsewhere = pages.verify(quote, documents()).findings();
        return !elsewhere.isEmpty() && (near.isEmpty() || elsewhere.getFirst().isExact()) ? elsewhere : near;
    }

    private List<DocumentId> documents() {
        return given.stream().map(run -> run.getFirst().passage().id().document()).distinct().toList();
    }

    /// Whether nothing was inserted in brackets, and no word was made of two, or two of one, but at a hyphen.
    private static boolean isUnchanged(String quote, String said) {
        boolean inserted = INSERTED.matcher(HARMLESS.matcher(quote).replaceAll("")).find()
                && !said.contains("[");
        List<String> quoted = words(quote);
        List<String> there = words(said);
        boolean moved = String.join("", quoted).equals(String.join("", there)) && !quoted.equals(there);
        return !inserted && !moved;
    }

    private static List<String> words(String text) {
        String joined = HYPHEN.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
        return LETTERS.matcher(joined).results().map(MatchResult::group).toList();
    }
}
