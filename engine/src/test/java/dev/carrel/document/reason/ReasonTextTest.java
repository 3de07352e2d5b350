package dev.carrel.document.reason;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

final class ReasonTextTest {
    static List<EveryReason> reasons() {
        return EveryReason.all();
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void aReasonIsASentence(EveryReason every) {
        assertThat(ReasonText.of(every.reason())).isEqualTo(every.sentence());
    }

    @Test
    void everyKindAndEveryChoiceInItIsTried() {
        assertThat(reasons().stream().map(EveryReason::reason).map(Object::getClass))
                .containsAll(List.of(Reason.class.getPermittedSubclasses()));
        List<Object> choices = Stream.of(Reason.class.getPermittedSubclasses())
                .flatMap(kind -> Stream.of(kind.getDeclaredClasses()))
                .<Object>flatMap(choice -> Stream.of(choice.getEnumConstants())).toList();
        String tried = reasons().stream().map(EveryReason::reason).toList().toString();
        assertThat(choices).isNotEmpty().allSatisfy(choice -> assertThat(tried).contains("=" + choice));
    }

    @Test
    void theKindIsThatOfTheTroubleWhereverItIs() {
        Reason scanned = new Reason.InAttachment("a.pdf", 2, new Reason.Scanned(null));
        assertThat(scanned.kind()).isEqualTo("scanned");
        assertThat(new Reason.Staying(new Reason.SourceGone(), 3).kind()).isEqualTo("source-gone");
        assertThat(new Reason.TooMuchMemory(1).kind()).isEqualTo("too-much-memory");
        assertThat(new Reason.NotAFile().kind()).isEqualTo("not-a-file");
    }
}
