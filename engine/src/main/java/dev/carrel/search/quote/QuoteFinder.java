package dev.carrel.search.quote;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds words again in a text that may have changed since they were quoted. Where they stand word for word, what stands
/// around them tells which of several places is meant; else the place is taken that differs least, if it is near
/// ([Verifier#NEAR]).
public final class QuoteFinder {
    /// Words that were found again.
    ///
    /// @param start of their characters in the text
    public record Place(int start, int end) {}

    /// @param first      the number of its first word
    /// @param after      the number of the word after its last
    private record Candidate(int first, int after, double similarity, double context) {
        double score() {
            return similarity + context / 2;
        }
    }

    /// So few words stand in many places by chance: without their surroundings they are not the same.
    private static final int FEW_WORDS = 4;
    private static final double ENOUGH_CONTEXT = 0.5;
    /// Windows that are compared word by word; the right one shares the most words with the quotation.
    private static final int MOST_WINDOWS = 6;

    private final String text;
    private final List<QuotedWord> words;

    /// @param text is taken apart once, for all that is looked for in it
    public QuoteFinder(String text) {
        this.text = text;
        this.words = WordSplitter.of(text);
    }

    /// Where a quotation stands; empty if that cannot be told.
    ///
    /// @param near the character where it stood before: it decides between places that are alike in all else
    public Optional<Place> find(TextQuote quote, int near) {
        List<QuotedWord> quoted = WordSplitter.of(quote.exact());
        if (quoted.isEmpty()) {
            return Optional.empty();
        }
        Context context = new Context(WordSplitter.of(quote.before()), WordSplitter.of(quote.after()));
        List<Candidate> exact = exact(quoted, context);
        List<Candidate> all = exact.isEmpty() ? alike(quote.exact(), quoted, context) : exact;
        return all.stream()
                .filter(place -> quoted.size() >= FEW_WORDS || context.isEmpty()
                        || place.context() >= ENOUGH_CONTEXT)
                .max(Comparator.comparingDouble(Candidate::score)
                        .thenComparingInt(place -> -Math.abs(words.get(place.first()).start() - near)))
                .map(place -> place(place, quote.exact(), quoted));
    }

    private Place place(Candidate candidate, String exact, List<QuotedWord> quoted) {
        int start = words.get(candidate.first()).start();
        int end = words.get(candidate.after() - 1).end();
        int rest = quoted.getLast().end();
        // The full stop that was quoted with them.
        while (rest < exact.length() && end < text.length() && exact.charAt(rest) == text.charAt(end)) {
            rest++;
            end++;
        }
        return new Place(start, end);
    }

    private List<Candidate> exact(List<QuotedWord> quoted, Context context) {
        List<Candidate> places = new ArrayList<>();
        for (int first = 0; first + quoted.size() <= words.size(); first++) {
            if (standsAt(first, quoted)) {
                places.add(new Candidate(first, first + quoted.size(), 1,
                        context.share(words, first, first + quoted.size())));
            }
        }
        return places;
    }

    private boolean standsAt(int first, List<QuotedWord> quoted) {
        for (int i = 0; i < quoted.size(); i++) {
            if (!words.get(first + i).form().equals(quoted.get(i).form())) {
                return false;
            }
        }
        return true;
    }

    private List<Candidate> alike(String exact, List<QuotedWord> quoted, Context context) {
        Quotation quotation = new Quotation(exact, List.of(quoted));
        List<Candidate> places = new ArrayList<>();
        for (int window : windows(quoted)) {
            int from = Math.max(0, window - quoted.size() / 2 - 2);
            int to = Math.min(words.size(), window + quoted.size() + quoted.size() / 2 + 2);
            List<AlignmentStep> steps = Alignment.of(quotation, words.subList(from, to)).steps();
            List<AlignmentStep> placed = steps.stream().filter(step -> step.textCount() > 0).toList();
            double similarity = AlignmentStep.similarity(steps);
            if (similarity >= Verifier.NEAR) {
                int first = from + placed.getFirst().text();
                int after = from + placed.getLast().text() + placed.getLast().textCount();
                places.add(new Candidate(first, after, similarity, context.share(words, first, after)));
            }
        }
        return places;
    }

    /// Where runs of as many words as the quotation has begin that share most words with it and lie apart.
    private List<Integer> windows(List<QuotedWord> quoted) {
        int[] shared = shared(quoted);
        List<Integer> chosen = new ArrayList<>();
        for (int n = 0; n < MOST_WINDOWS; n++) {
            int best = -1;
            for (int first = 0; first < shared.length; first++) {
                int at = first;
                boolean free = chosen.stream().noneMatch(other -> Math.abs(other - at) < quoted.size());
                best = free && 2 * shared[first] >= quoted.size()
                        && (best < 0 || shared[first] > shared[best]) ? first : best;
            }
            if (best < 0) {
                return chosen;
            }
            chosen.add(best);
        }
        return chosen;
    }

    /// How many of the quotation's words stand in the run that begins at each word of the text.
    private int[] shared(List<QuotedWord> quoted) {
        Map<String, Integer> missing = new HashMap<>();
        quoted.forEach(word -> missing.merge(word.form(), 1, Integer::sum));
        int[] shared = new int[words.size()];
        int count = 0;
        for (int i = 0; i < words.size() + quoted.size(); i++) {
            if (i < words.size()) {
                Integer left = missing.computeIfPresent(words.get(i).form(), (_, n) -> n - 1);
                count += left != null && left >= 0 ? 1 : 0;
            }
            if (i >= quoted.size()) {
                Integer left = missing.computeIfPresent(words.get(i - quoted.size()).form(), (_, n) -> n + 1);
                count -= left != null && left > 0 ? 1 : 0;
            }
            int first = i - quoted.size() + 1;
            if (first >= 0 && first < shared.length) {
                shared[first] = count;
            }
        }
        return shared;
    }

    /// The words on both sides of a quotation.
    private record Context(List<QuotedWord> before, List<QuotedWord> after) {
        boolean isEmpty() { return before.isEmpty() && after.isEmpty(); }

        /// How many of them stand beside a place, from 0 to 1: on the side that agrees more, since a new paragraph changes the
        /// other.
        double share(List<QuotedWord> words, int first, int next) {
            return Math.max(
                    share(before, words.subList(Math.max(0, first - before.size()), first)),
                    share(after, words.subList(next, Math.min(words.size(), next + after.size()))));
        }

        private static double share(List<QuotedWord> wanted, List<QuotedWord> there) {
            List<String> forms = new ArrayList<>(there.stream().map(QuotedWord::form).toList());
            long same = wanted.stream().filter(word -> forms.remove(word.form())).count();
            return wanted.isEmpty() ? 0 : (double) same / wanted.size();
        }
    }
}
