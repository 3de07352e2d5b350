package dev.carrel.assist.check.claim;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import dev.carrel.index.FoundPassage;
import org.jspecify.annotations.Nullable;

/// Finds the place of a text that carries a claim: all words of the claim that weigh, in their order, with nothing left
/// out between them but what an [OmissionRule] allows. Of several such places that where the least is left out; sought
/// word by word over the places of each, so that the work grows with the claim and with the text.
public final class Carrying {
    /// A claim with more words is none that a reader could check either.
    private static final int LONGEST = 400;
    private static final int NOWHERE = Integer.MAX_VALUE;
    /// Between two words of a claim at most so many words of the page are looked over.
    private static final int FAR = 80;
    /// Between an amount and the preposition that leads to it stand at most so many.
    private static final int FEW = 4;

    private final SourceText source;
    private final OmissionRule rule;
    /// The same text in its own abbreviations.
    private final @Nullable Carrying shortened;

    public Carrying(SourceText source) {
        this.source = source;
        this.rule = new OmissionRule(source);
        SourceText shorter = source.shortened();
        this.shortened = shorter == source ? null : new Carrying(shorter, null);
    }

    private Carrying(SourceText source, @Nullable Carrying shortened) {
        this.source = source;
        this.rule = new OmissionRule(source);
        this.shortened = shortened;
    }

    /// The words of a page that carry a claim.
    ///
    /// @param omitted how many words that weigh the claim leaves out between its own
    public record Found(SourceText source, int first, int last, int omitted) {
        /// The passage, cited for where the claim begins.
        public FoundPassage passage() {
            return source.cited(first);
        }

        /// As it stands on the page.
        public String sentence() {
            return source.sentences(first, last);
        }
    }

    /// How much of a sentence a claim has to be.
    public enum Extent {
        /// As much as makes sense alone.
        CLAUSE,
        /// From the sentence's first words on.
        OPENING,
        /// Any words of it, as in a quotation.
        WORDS
    }

    public SourceText source() {
        return source;
    }

    public Optional<Found> find(List<Word> claim, Extent extent) {
        List<Joined> words = weighed(joined(source.shortForms().applied(claim)));
        if (words.isEmpty() || words.size() > LONGEST) {
            return Optional.empty();
        }
        Optional<Found> found = path(words, extent);
        return found.isPresent() || shortened == null ? found : shortened.find(claim, extent);
    }

    /// Parts that the claim has a hyphen between and the page has not are one word.
    private List<Word> joined(List<Word> claim) {
        List<Word> joined = new ArrayList<>();
        for (Word word : claim) {
            if (word.hyphenated() && !joined.isEmpty()) {
                Word before = joined.getLast();
                String form = before.form() + word.form();
                boolean apart = !source.places(before.form()).isEmpty()
                        && !source.places(word.form()).isEmpty();
                if (!apart && !source.places(form).isEmpty()) {
                    joined.set(joined.size() - 1,
                            new Word(form, Word.Kind.CONTENT, before.start(), word.end(),
                                    before.hyphenated(), before.named()));
                    continue;
                }
            }
            joined.add(word);
        }
        return joined;
    }

    /// A word that weighs, and the words before it that join it to the one before.
    ///
    /// @param change the last of them that says how an amount changes; the empty string if there is none
    private record Joined(Word word, Set<String> joints, String change) {
        boolean opensAmount() {
            return word.isNumber() || Lexicon.leadsToAmount(word.form());
        }
    }

    private static List<Joined> weighed(List<Word> words) {
        List<Joined> weighed = new ArrayList<>();
        Set<String> joints = new HashSet<>();
        int from = 0;
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            if (!word.isFree()) {
                weighed.add(new Joined(word, Set.copyOf(joints), change(words.subList(from, i))));
                joints.clear();
                from = i + 1;
            } else if (!Lexicon.isLight(word.form())) {
                joints.add(word.form());
            }
        }
        return weighed;
    }

    /// The preposition of change after the last word that weighs; the empty string if there is none.
    private static String change(List<Word> words) {
        for (Word word : words.reversed()) {
            if (!word.isFree() || Lexicon.saysChange(word.form())) {
                return word.isFree() ? word.form() : "";
            }
        }
        return "";
    }

    private record Step(SourceText.Place place, int start, int omitted) {}

    private Optional<Found> path(List<Joined> words, Extent extent) {
        List<Step> reached = starts(words.getFirst(), extent);
        for (int i = 1; i < words.size() && !reached.isEmpty(); i++) {
            reached = next(reached, words.get(i));
        }
        Found best = null;
        for (Step step : reached) {
            if ((best == null || step.omitted < best.omitted()) && mayEnd(step, extent)) {
                best = new Found(source, step.start, step.place.last(), step.omitted);
            }
        }
        return Optional.ofNullable(best);
    }

    private boolean mayEnd(Step step, Extent extent) {
        return extent == Extent.WORDS || rule.allowsEnd(step.place.last());
    }

    private List<Step> starts(Joined first, Extent extent) {
        List<Step> starts = new ArrayList<>();
        for (SourceText.Place place : source.places(first.word().form())) {
            boolean allowed = switch (extent) {
                case CLAUSE -> rule.allowsStart(place.first());
                case OPENING -> rule.opensSentence(place.first());
                case WORDS -> rule.allowsQuotationFrom(place.first());
            };
            if (allowed && opensAlike(first, place.first())) {
                starts.add(new Step(place, place.first(), 0));
            }
        }
        return starts;
    }

    /// Both rise, so that the places before each are found by going on from those of the last.
    private List<Step> next(List<Step> reached, Joined word) {
        List<Step> next = new ArrayList<>();
        int from = 0;
        for (SourceText.Place place : source.places(word.word().form())) {
            while (from < reached.size() && reached.get(from).place.last() < place.first() - FAR) {
                from++;
            }
            Step best = best(reached, from, place, word);
            if (best != null) {
                next.add(best);
            }
        }
        return next;
    }

    private @Nullable Step best(List<Step> reached, int from, SourceText.Place place, Joined word) {
        Step best = null;
        int least = NOWHERE;
        for (int i = from; i < reached.size() && reached.get(i).place.last() < place.first(); i++) {
            Step before = reached.get(i);
            int omitted = rule.omitted(before.place.last(), place.first());
            if (before.omitted + omitted < least && rule.allowsBetween(before.place.last(), place.first())
                    && (omitted == 0 || stand(word.joints(), before.place.last(), place.first()))
                    && changesAlike(word, before.place.last(), place.first())) {
                least = before.omitted + omitted;
                best = new Step(place, before.start, least);
            }
        }
        return best;
    }

    /// Whether the page has the words that join two others between them: where something is left out nothing may take
    /// its place.
    private boolean stand(Set<String> joints, int before, int after) {
        return joints.isEmpty() || source.words().subList(before + 1, after).stream().map(Word::form)
                .collect(Collectors.toSet()).containsAll(joints);
    }

    /// Whether an amount is led to alike: *by 5 %*, *to 5 %* and *from 5 %* say three things. Between the ends of a range
    /// a page may have a dash where the claim has *to*.
    private boolean changesAlike(Joined word, int before, int after) {
        if (!word.opensAmount()) {
            return true;
        }
        String change = change(source.words().subList(before + 1, after));
        return change.equals(word.change()) || (isAmount(source.words().get(before))
                && Set.of("", "to").containsAll(List.of(change, word.change())));
    }

    /// The same for an amount that a claim begins with: *by 2020* is not *from 2020*.
    private boolean opensAlike(Joined first, int place) {
        return first.change().isEmpty() || !first.opensAmount()
                || change(source.words().subList(Math.max(0, place - FEW), place)).equals(first.change());
    }

    private static boolean isAmount(Word word) {
        return word.isNumber() || word.form().equals("%");
    }
}
