package dev.carrel.assist.matrix;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import dev.carrel.assist.check.CheckedQuote;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.CheckedSentence.Flag;
import dev.carrel.assist.check.DraftSentence;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.QuantityCheck;
import dev.carrel.assist.check.Support;
import dev.carrel.document.Passage;
import org.jspecify.annotations.Nullable;

/// Holds what a model says stands in a cell against the passages of the document: the quotation has to stand there, and the
/// answer in the sentence that was quoted. Of *yes*, *no* and the words of a list only the quotation can be checked: what
/// follows from it is the model's judgement, so it must not have been copied otherwise than it stands.
record AnswerCheck(Firewall firewall) {
    /// Fewer words may stand anywhere.
    private static final int FEWEST_WORDS = 3;

    /// The result of the check.
    ///
    /// @param answer  as the page has it; as the model said it, if nothing carries it
    /// @param support the sentence that carries it; null if nothing does
    record Result(String answer, @Nullable Support support, Set<Flag> flags) {
        private static Result unsupported(StatedAnswer stated, Set<Flag> flags) {
            return new Result(stated.answer(), null, flags);
        }
    }

    Result check(StatedAnswer stated, AnswerType type, List<GivenPassage> given) throws IOException {
        DraftSentence quote = new DraftSentence(stated.quote(),
                stated.key().isEmpty() ? List.of() : List.of(stated.key()));
        if (stated.quote().split("\\s+").length < FEWEST_WORDS) {
            return Result.unsupported(stated, Set.of());
        }
        CheckedSentence checked = firewall.quotation(quote, given);
        if (!checked.isChecked()) {
            return Result.unsupported(stated, checked.flags());
        }
        Support support = checked.supports().getFirst();
        return switch (type) {
            case AnswerType.Text _ -> text(stated, support, given);
            case AnswerType.Quantity(String unit) -> quantity(stated, unit, support);
            case AnswerType.YesOrNo _ ->
                judged(stated, List.of("yes", "no"), support, isCopied(checked, quote, given));
            case AnswerType.OneOf(List<String> choices) ->
                judged(stated, choices, support, isCopied(checked, quote, given));
        };
    }

    /// Its words stand in the sentence one after the other, or the passages carry it as they would a sentence.
    private Result text(StatedAnswer stated, Support support, List<GivenPassage> given) throws IOException {
        List<GivenPassage> sentence = List.of(alone(support));
        DraftSentence answer = new DraftSentence(stated.answer(), List.of());
        CheckedSentence words = firewall.ofGivenAlone().quotation(answer, sentence);
        boolean quoted = words.isChecked() && words.quotes().stream()
                .allMatch(quote -> quote.status() == CheckedQuote.Status.EXACT);
        if (quoted || firewall.check(List.of(answer), sentence).getFirst().isChecked()) {
            return new Result(stated.answer(), support, Set.of());
        }
        CheckedSentence claim = firewall.check(List.of(answer), given).getFirst();
        return claim.isChecked()
                ? new Result(claim.text(), claim.supports().getFirst(), Set.of())
                : Result.unsupported(stated, claim.flags());
    }

    private Result quantity(StatedAnswer stated, String unit, Support support) {
        QuantityCheck.Result result = firewall.quantities().check(stated.answer(), unit, support.sentence());
        return result.said() == null
                ? Result.unsupported(stated, result.flags())
                : new Result(result.said(), support, Set.of());
    }

    private static Result judged(StatedAnswer stated, List<String> choices, Support support, boolean copied) {
        String said = plain(stated.answer());
        return choices.stream().filter(choice -> copied && plain(choice).equals(said)).findFirst()
                .map(choice -> new Result(choice, support, Set.of()))
                .orElseGet(() -> Result.unsupported(stated, Set.of()));
    }

    private static String plain(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("[.\\s]+", " ").strip();
    }

    /// Whether the page says what the model had in mind when it judged: a sentence that was copied without its negation was
    /// judged without it.
    private boolean isCopied(CheckedSentence checked, DraftSentence quote, List<GivenPassage> given)
            throws IOException {
        return checked.quotes().stream().allMatch(each -> each.status() == CheckedQuote.Status.EXACT)
                || firewall.check(List.of(quote), given).getFirst().isChecked();
    }

    /// The sentence as if nothing else had been given.
    private static GivenPassage alone(Support support) {
        Passage whole = support.found().passage();
        return new GivenPassage("1", support.found().with(new Passage(whole.id(), whole.kind(),
                whole.heading(), whole.page(), whole.paragraph(), whole.start(), support.sentence())));
    }
}
