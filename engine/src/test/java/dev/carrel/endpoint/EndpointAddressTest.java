package dev.carrel.endpoint;

import dev.carrel.base.UserError;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class EndpointAddressTest {
    @ParameterizedTest
    @CsvSource({"http://localhost:11434, http://localhost:11434/v1/chat/completions",
            "localhost:11434, http://localhost:11434/v1/chat/completions",
            "http://localhost:11434/, http://localhost:11434/v1/chat/completions",
            "http://localhost:11434/v1, http://localhost:11434/v1/chat/completions",
            "http://localhost:11434/v1//, http://localhost:11434/v1/chat/completions",
            "http://localhost:8080/v1/chat/completions, http://localhost:8080/v1/chat/completions",
            "HTTPS://API.Example.org/v1/models, https://api.example.org/v1/chat/completions",
            "https://host/openai, https://host/openai/v1/chat/completions",
            "https://host/v1beta/openai/, https://host/v1beta/openai/chat/completions",
            "https://host/proxy/chat/completions, https://host/proxy/chat/completions",
            "http://[::1]:8080, http://[::1]:8080/v1/chat/completions"})
    void anAddressIsUnderstoodHoweverItIsWritten(String written, String asked) {
        assertThat(EndpointAddress.of(written).at("chat/completions")).hasToString(asked);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "ftp://host", "http://", "http:// host", "file:///etc/passwd",
            "https://user:key@host/v1",
            "https://host/v1?key=1", "https://host/v1#x", "none at all"})
    void whatIsNoAddressIsRefused(String written) {
        assertThatThrownBy(() -> EndpointAddress.of(written)).isInstanceOf(UserError.class)
                .hasMessageNotContaining("key=1").hasMessageNotContaining("user:key");
    }

    @ParameterizedTest
    @CsvSource({"http://localhost, true", "http://model.localhost:1, true", "http://127.0.0.1:11434, true",
            "http://127.1.2.3, true", "http://[::1]:1, true", "http://[0:0:0:0:0:0:0:1], true",
            "http://0.0.0.0, false",
            "http://192.168.1.4:11434, false", "http://localhost.example.org, false",
            "http://127.0.0.1.example.org, false", "http://[::2], false", "https://api.example.org, false"})
    void thisMachineIsToldFromOthersByTheNameAlone(String written, boolean here) {
        assertThat(EndpointAddress.of(written).isOnThisMachine()).isEqualTo(here);
    }
}
