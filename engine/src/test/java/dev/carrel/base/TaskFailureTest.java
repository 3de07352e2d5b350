package dev.carrel.base;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class TaskFailureTest {
    static Stream<Throwable> whateverATaskMayThrow() {
        return Stream.of(new IOException("cut"), UserError.busy("Busy.", "Wait."),
                new IllegalArgumentException("-1"), new StackOverflowError());
    }

    @ParameterizedTest
    @MethodSource("whateverATaskMayThrow")
    void itIsThrownAgainAsItWas(Throwable thrown) {
        assertThatThrownBy(() -> {
            throw TaskFailure.again(new ExecutionException(thrown));
        }).isSameAs(thrown);
    }

    @Test
    void anythingElseIsAFault() {
        ExecutionException failed = new ExecutionException(new InterruptedException());
        assertThatThrownBy(() -> {
            throw TaskFailure.again(failed);
        }).isInstanceOf(IllegalStateException.class).hasCause(failed);
    }
}
