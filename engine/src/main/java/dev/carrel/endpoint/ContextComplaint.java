package dev.carrel.endpoint;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/// Tells from an endpoint's words that a request is longer than its model's context, and how much that holds. There is no
/// code that all servers use; these are the words of OpenAI, vLLM, llama.cpp, LM Studio, Mistral, Anthropic and Google.
final class ContextComplaint {
    private static final Pattern COMPLAINT = Pattern.compile(
            "context[ _-]?(?:length|size|window)|prompt is too long|token count.*exceeds|too many tokens",
            Pattern.CASE_INSENSITIVE);
    private static final String NUMBER = "(\\d[\\d,]{2,8})";
    private static final Pattern LIMIT = Pattern.compile(
            "context[ _-]?(?:length|size|window)\\D{0,20}" + NUMBER + "|" + NUMBER
                    + "\\s+(?:tokens?\\s+)?maximum|tokens allowed\\D{0,5}" + NUMBER,
            Pattern.CASE_INSENSITIVE);

    private ContextComplaint() {}

    static Optional<EndpointFailure> in(String said) {
        return COMPLAINT.matcher(said).find()
                ? Optional.of(new EndpointFailure.TooLong(limit(said), said))
                : Optional.empty();
    }

    private static @Nullable Integer limit(String said) {
        Matcher limit = LIMIT.matcher(said);
        if (!limit.find()) {
            return null;
        }
        String number = Optional.ofNullable(limit.group(1)).or(() -> Optional.ofNullable(limit.group(2)))
                .orElseGet(() -> limit.group(3));
        return Integer.valueOf(number.replace(",", ""));
    }
}
