package dev.carrel.endpoint;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

final class ContextComplaintTest {
    /// As servers say it.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
            "This model's maximum context length is 4097 tokens. However, your messages resulted in 5012 tokens | 4097",
            "'max_tokens' is too large: 1200. This model's maximum context length is 2048 tokens | 2048",
            "request (3127 tokens) exceeds the available context size (2048 tokens), try increasing it | 2048",
            "the model is loaded with context length of only 4,096 tokens, which is not enough | 4096",
            "Prompt contains 40123 tokens, too large for model with 32768 maximum context length | 32768",
            "prompt is too long: 210000 tokens > 200000 maximum | 200000",
            "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576) | 1048576",
            "the request exceeds the available context size |"})
    void aRequestThatIsTooLongIsToldFromItsWords(String said, Integer context) {
        assertThat(ContextComplaint.in(said)).contains(new EndpointFailure.TooLong(context, said));
    }

    @Test
    void anotherComplaintIsNone() {
        for (String said : new String[]{"", "Unsupported parameter: 'max_tokens'", "too long",
                "You have used 5000 tokens of 4000 today"}) {
            assertThat(ContextComplaint.in(said)).isEqualTo(Optional.empty());
        }
    }
}
