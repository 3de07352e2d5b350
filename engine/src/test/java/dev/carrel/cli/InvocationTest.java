package dev.carrel.cli;

import java.util.List;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class InvocationTest {
    @Test
    void theCommandIsFoundBehindOptions() {
        assertThat(Invocation.of(List.of("--library", "add", "--json", "search", "add", "--home", "x")))
                .isEqualTo(new Invocation("search",
                        List.of("--library", "add", "--json", "add", "--home", "x")));
        assertThat(Invocation.of(List.of("--library=add", "--set", "a=b", "status")).name())
                .isEqualTo("status");
    }

    @Test
    void withoutACommandThereIsHelpOrTheVersion() {
        assertThat(Invocation.of(List.of()).name()).isEmpty();
        assertThat(Invocation.of(List.of("--json"))).isEqualTo(new Invocation("", List.of("--json")));
        assertThat(Invocation.of(List.of("--help")).name()).isEqualTo("help");
        assertThat(Invocation.of(List.of("--json", "-V")).name()).isEqualTo("version");
    }
}
