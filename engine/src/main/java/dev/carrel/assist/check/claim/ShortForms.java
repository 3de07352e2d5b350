package dev.carrel.assist.check.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import dev.carrel.document.text.Abbreviation;
import dev.carrel.document.text.AbbreviationFinder;
import org.jspecify.annotations.Nullable;

/// The abbreviations that a text defines. Long forms are read as their short ones, in the text and in what is said about
/// it, so that either may stand for the other.
final class ShortForms {
    private record LongForm(List<String> forms, Word shortForm) {}

    private final Map<String, List<LongForm>> byFirst = new HashMap<>();
    private final Set<String> shortForms = new HashSet<>();

    static final ShortForms NONE = new ShortForms();

    private ShortForms() {}

    static ShortForms of(String text, WordReader reader) {
        ShortForms found = new ShortForms();
        for (Abbreviation abbreviation : AbbreviationFinder.in(text)) {
            List<Word> shortForm = reader.read(Abbreviation.singular(abbreviation.shortForm()));
            List<String> longForm = reader.read(abbreviation.longForm()).stream().map(Word::form).toList();
            if (shortForm.size() == 1 && longForm.size() > 1) {
                found.byFirst.computeIfAbsent(longForm.getFirst(), _ -> new ArrayList<>())
                        .add(new LongForm(longForm, shortForm.getFirst()));
                found.shortForms.add(shortForm.getFirst().form());
            }
        }
        return found;
    }

    boolean isEmpty() { return byFirst.isEmpty(); }

    List<Word> applied(List<Word> words) {
        if (byFirst.isEmpty()) {
            return words;
        }
        List<Word> applied = new ArrayList<>();
        int at = 0;
        while (at < words.size()) {
            LongForm form = at(words, at);
            int width = form == null ? 1 : form.forms.size();
            Word word = form == null ? words.get(at) : shortened(words, at, form);
            boolean again = form == null && !applied.isEmpty() && repeats(applied.getLast(), word);
            if (!again) {
                applied.add(word);
            }
            at += width;
        }
        return applied;
    }

    /// Whether a short form comes right after its long form, which already stands for it.
    private boolean repeats(Word before, Word word) {
        return before.form().equals(word.form()) && shortForms.contains(word.form());
    }

    private static Word shortened(List<Word> words, int at, LongForm form) {
        Word first = words.get(at);
        return new Word(form.shortForm.form(), form.shortForm.kind(), first.start(),
                words.get(at + form.forms.size() - 1).end(), first.hyphenated(), true);
    }

    private @Nullable LongForm at(List<Word> words, int at) {
        @Nullable
        LongForm longest = null;
        for (LongForm form : byFirst.getOrDefault(words.get(at).form(), List.of())) {
            if ((longest == null || form.forms.size() > longest.forms.size())
                    && fits(form.forms, words, at)) {
                longest = form;
            }
        }
        return longest;
    }

    private static boolean fits(List<String> forms, List<Word> words, int at) {
        if (at + forms.size() > words.size()) {
            return false;
        }
        for (int i = 0; i < forms.size(); i++) {
            if (!forms.get(i).equals(words.get(at + i).form())) {
                return false;
            }
        }
        return true;
    }
}
