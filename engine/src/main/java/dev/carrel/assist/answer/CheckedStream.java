package dev.carrel.assist.answer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.DraftReader;
import dev.carrel.assist.check.DraftSentence;
import dev.carrel.assist.check.Firewall;

/// Checks the sentences of a reply while it arrives: each is passed on as soon as it is whole and checked.
final class CheckedStream {
    /// More than the tokens that a model is asked for at most; a reply that never ends must not take time without end.
    private static final int LONGEST = 10_000;
    private static final Pattern END = Pattern.compile("[.!?\\n]");

    private final Firewall firewall;
    private final GatheredEvidence evidence;
    private final AnswerListener listener;
    private final StringBuilder arrived = new StringBuilder();
    private final List<DraftSentence> drafts = new ArrayList<>();
    private final List<AnswerSentence> checked = new ArrayList<>();
    private final Set<AnswerSentence> told = new HashSet<>();
    private long checking;

    CheckedStream(Firewall firewall, GatheredEvidence evidence, AnswerListener listener) {
        this.firewall = firewall;
        this.evidence = evidence;
        this.listener = listener;
    }

    /// The last sentence may go on, and its citations may follow. All is read anew only where a sentence may have ended, and
    /// not at all behind the longest answer that is looked at.
    void add(String piece) {
        listener.arriving();
        if (arrived.length() >= LONGEST) {
            return;
        }
        arrived.append(piece);
        if (END.matcher(piece).find()) {
            List<DraftSentence> sofar = DraftReader.read(arrived.toString());
            check(sofar.subList(0, Math.max(0, sofar.size() - 1)));
        }
    }

    /// All sentences of the whole reply. Where its end has changed how its beginning is read, all are checked anew.
    List<AnswerSentence> finished(String reply) {
        List<DraftSentence> whole = DraftReader.read(reply.substring(0, Math.min(LONGEST, reply.length())));
        if (!whole.subList(0, Math.min(drafts.size(), whole.size())).equals(drafts)) {
            drafts.clear();
            checked.clear();
        }
        check(whole);
        return List.copyOf(checked);
    }

    /// There will be no whole reply.
    void brokenOff() {
        if (told.stream().anyMatch(AnswerSentence::isChecked)) {
            listener.takenBack();
        }
    }

    private void check(List<DraftSentence> sentences) {
        long start = System.nanoTime();
        for (DraftSentence sentence : sentences.subList(Math.min(drafts.size(), sentences.size()),
                sentences.size())) {
            drafts.add(sentence);
            AnswerSentence result = evidence.cited(one(sentence));
            checked.add(result);
            if (told.add(result)) {
                listener.checked(result);
            }
        }
        checking += System.nanoTime() - start;
    }

    private CheckedSentence one(DraftSentence sentence) {
        try {
            return firewall.check(List.of(sentence), evidence.given()).getFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    double checkMs() {
        return checking / 1e6;
    }
}
