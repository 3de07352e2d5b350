package dev.carrel.assist.matrix;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import dev.carrel.assist.answer.AnswerCitation;
import dev.carrel.assist.answer.AnswerSentence;
import dev.carrel.assist.answer.AskRequest;
import dev.carrel.assist.answer.CheckedAnswer.Draughtsman;
import dev.carrel.assist.answer.CitationMaker;
import dev.carrel.assist.answer.EvidenceGatherer;
import dev.carrel.assist.answer.GatheredEvidence;
import dev.carrel.assist.check.CheckedSentence;
import dev.carrel.assist.check.Firewall;
import dev.carrel.assist.check.GivenPassage;
import dev.carrel.assist.check.Support;
import dev.carrel.assist.matrix.MatrixCell.Asked;
import dev.carrel.assist.matrix.MatrixCell.Status;
import dev.carrel.document.work.Versions;
import org.jspecify.annotations.Nullable;

/// Fills one cell of a matrix. Safe to use from many threads.
public final class CellAsker implements MatrixRun.Asking {
    private final EvidenceGatherer gatherer;
    private final Firewall firewall;
    private final Optional<CellModel> model;

    /// @param model empty to take the works' own sentences
    public CellAsker(EvidenceGatherer gatherer, Firewall firewall, Optional<CellModel> model) {
        this.gatherer = gatherer;
        this.firewall = firewall;
        this.model = model;
    }

    /// The model that is asked; empty for none.
    public Optional<Draughtsman> model() {
        return model.map(CellModel::identity);
    }

    /// Ends what is under way; nothing is asked after that.
    public void stop() {
        model.ifPresent(CellModel::stop);
    }

    @Override
    public MatrixCell ask(MatrixRow row, MatrixQuestion question) throws IOException, ModelAway {
        GatheredEvidence evidence = gatherer.gather(new AskRequest(question.text(), row.versions(),
                new Versions(List.of(row.versions())), AskRequest.Effort.QUICK));
        return model.isPresent() && !evidence.given().isEmpty()
                ? asked(row, question, evidence.given(), model.get())
                : extracted(row, question, evidence);
    }

    private MatrixCell asked(MatrixRow row, MatrixQuestion question, List<GivenPassage> given,
            CellModel drafter) throws IOException, ModelAway {
        Asked asked = Asked.of(row, drafter.identity());
        CellModel.Reply reply = drafter.ask(question, given);
        return switch (reply) {
            case CellModel.Reply.None(String why) -> MatrixCell.failed(row, question, why, asked);
            case CellModel.Reply.Stated(StatedAnswer stated, String leftOut) when stated.isNothing() ->
                MatrixCell.notStated(row, question, asked).withTrouble(leftOut);
            case CellModel.Reply.Stated(StatedAnswer stated, String leftOut) -> checked(
                    MatrixCell.place(row, question),
                    new AnswerCheck(firewall).check(stated, question.type(), given),
                    given, asked).withTrouble(leftOut);
        };
    }

    private static MatrixCell checked(MatrixCell.Place place, AnswerCheck.Result result,
            List<GivenPassage> given, Asked asked) {
        Support support = result.support();
        AnswerCitation carrier = support == null
                ? null
                : CitationMaker.of(Stream.concat(given.stream().map(GivenPassage::found),
                        Stream.of(support.found())).toList()).citation(support);
        return new MatrixCell(place, support == null ? Status.UNSUPPORTED : Status.CHECKED, result.answer(),
                carrier, result.flags().stream().sorted().toList(), null, asked);
    }

    /// The cell in the work's own words. A model that had nothing to read was not asked, and need not be.
    private MatrixCell extracted(MatrixRow row, MatrixQuestion question, GatheredEvidence evidence) {
        Asked nobody = Asked.extracted(row, model().orElse(null));
        if (!evidence.isPromising() || evidence.extracts().isEmpty()) {
            return MatrixCell.notStated(row, question, nobody);
        }
        MatrixCell.Place place = MatrixCell.place(row, question);
        CheckedSentence best = evidence.extracts().getFirst();
        String sentence = best.supports().getFirst().sentence();
        return switch (question.type()) {
            case AnswerType.Text _ -> extract(place, evidence.cited(best), sentence, nobody);
            case AnswerType.Quantity(String unit) -> {
                CheckedSentence counting = evidence.extracts().stream()
                        .filter(each -> quantity(unit, each) != null).findFirst().orElse(best);
                yield extract(place, evidence.cited(counting), quantity(unit, counting), nobody);
            }
            case AnswerType.YesOrNo _,AnswerType.OneOf _ ->
                extract(place, evidence.cited(best), null, nobody);
        };
    }

    /// The one quantity of that unit that a sentence states; null if it states none, or several.
    private @Nullable String quantity(String unit, CheckedSentence extract) {
        Set<String> stated = firewall.quantities().of(unit, extract.supports().getFirst().sentence());
        return stated.size() == 1 ? stated.iterator().next() : null;
    }

    private static MatrixCell extract(MatrixCell.Place place, AnswerSentence sentence,
            @Nullable String answer, Asked nobody) {
        return new MatrixCell(place, Status.CHECKED, answer, sentence.citations().getFirst(), List.of(), null,
                nobody);
    }
}
