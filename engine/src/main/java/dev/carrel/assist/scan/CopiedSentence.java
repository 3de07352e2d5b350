package dev.carrel.assist.scan;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.DraftSentence;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.document.text.Sentences;
import dev.carrel.document.text.TextSpan;
import dev.carrel.search.quote.QuotationMatch;
import dev.carrel.search.quote.Verifier;

/// Finds in a passage the sentence that a model says it has copied from there.
record CopiedSentence(Firewall firewall) {
    /// Nobody copies more for one sentence.
    private static final int LONGEST = 4_000;
    /// Fewer words may stand anywhere.
    private static final int FEWEST_WORDS = 3;

    /// The whole of what the passage says there; empty if it does not stand there, or what stands there says something
    /// else: a sentence that was copied without its negation was judged without it.
    Optional<TextSpan> in(GivenPassage passage, String copied) throws IOException {
        if (copied.length() > LONGEST || copied.split("\\s+").length < FEWEST_WORDS) {
            return Optional.empty();
        }
        List<QuotationMatch> matches = Verifier.within(copied, List.of(List.of(passage.found())));
        if (matches.isEmpty() || !(matches.getFirst().isExact() || isCarried(copied, passage))) {
            return Optional.empty();
        }
        String said = matches.getFirst().text();
        int at = passage.text().indexOf(said);
        return at < 0 ? Optional.empty() : whole(passage.text(), at, at + said.length());
    }

    private boolean isCarried(String copied, GivenPassage passage) throws IOException {
        return firewall.check(List.of(new DraftSentence(copied, List.of(passage.key()))), List.of(passage))
                .stream().allMatch(each -> each.status() == CheckedSentence.Status.CHECKED);
    }

    /// From the beginning of the first sentence to the end of the last one that are touched.
    private static Optional<TextSpan> whole(String text, int start, int end) {
        return Sentences.spans(text).stream().filter(span -> span.start() < end && span.end() > start)
                .reduce((first, last) -> new TextSpan(first.start(), last.end()));
    }
}
