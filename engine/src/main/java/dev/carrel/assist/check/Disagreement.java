package dev.carrel.assist.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.check.claim.Lexicon;
import dev.carrel.assist.check.claim.NearestSentence;
import dev.carrel.assist.check.claim.SourceText;
import dev.carrel.assist.check.claim.Word;
import dev.carrel.assist.check.claim.WordReader;
import dev.carrel.document.bibliography.Year;

/// Says in what a claim that nothing carries departs from the sentence that comes nearest to it: by which numbers, years,
/// units, names and negations.
final class Disagreement {
    private static final Pattern YEAR = Pattern.compile(Year.Form.ANY.pattern());
    private static final Set<String> UNITS = Set
            .copyOf(List.of(("% ‰ ° kg g mg µg μg ng pg l ml µl μl dl m cm mm km nm µm μm s ms h hr hour"
                    + " min minut second dai day week month year mol mmol µmol μmol nm kda da bp kb mb gb hz khz mhz ghz ev kev v mv"
                    + " w kw j kj pa kpa mmhg °c c f k ppm iu u fold x € $ £ euro dollar")
                    .split(" ")));

    private final NearestSentence nearest;
    private final WordReader reader;

    Disagreement(List<SourceText> sources, WordReader reader) {
        this.nearest = new NearestSentence(sources);
        this.reader = reader;
    }

    Set<Flag> of(String text) {
        List<Word> claim = reader.read(text);
        List<Word> page = nearest.to(claim);
        Set<String> there = page.stream().map(Word::form).collect(Collectors.toSet());
        EnumSet<Flag> flags = EnumSet.noneOf(Flag.class);
        for (int i = 0; i < claim.size(); i++) {
            if (!there.contains(claim.get(i).form())) {
                flag(claim, i, flags);
            }
        }
        if (!page.isEmpty() && (negations(claim) != negations(page) || contradicts(text, claim, there))) {
            flags.add(Flag.NEGATION);
        }
        return flags;
    }

    private static void flag(List<Word> claim, int i, Set<Flag> flags) {
        Word word = claim.get(i);
        if (word.isNumber()) {
            flags.add(YEAR.matcher(word.form()).matches() ? Flag.YEAR : Flag.NUMBER);
        } else if (i > 0 && claim.get(i - 1).isNumber() && UNITS.contains(word.form())) {
            flags.add(Flag.UNIT);
        } else if (word.named() && !word.isFree()) {
            flags.add(Flag.NAME);
        }
    }

    private static long negations(List<Word> words) {
        return words.stream().filter(word -> Lexicon.isNegation(word.form())).count();
    }

    /// Whether the page has the contrary of a word and not the word.
    private boolean contradicts(String text, List<Word> claim, Set<String> there) {
        return claim.stream()
                .filter(word -> word.kind() == Word.Kind.CRITICAL && !there.contains(word.form()))
                .map(word -> Lexicon
                        .opposite(text.substring(word.start(), word.end()).toLowerCase(Locale.ROOT)))
                .anyMatch(opposite -> !opposite.isEmpty() && there.contains(reader.form(opposite)));
    }
}
