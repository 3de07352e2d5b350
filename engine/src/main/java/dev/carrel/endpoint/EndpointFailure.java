package dev.carrel.endpoint;

import java.nio.file.Path;
import java.time.Duration;

import org.jspecify.annotations.Nullable;

/// The reason why an endpoint gave no reply.
public sealed interface EndpointFailure {
    /// The host's name means nothing.
    record UnknownHost() implements EndpointFailure {}

    /// Nobody listens there.
    record Unreachable() implements EndpointFailure {}

    record TimedOut(Stage stage, Duration limit) implements EndpointFailure {}

    /// The connection ended before the reply did.
    record BrokenOff() implements EndpointFailure {}

    /// No encrypted connection came about.
    record NotSecure() implements EndpointFailure {}

    /// Something listens that is no web server.
    record NotHttp() implements EndpointFailure {}

    /// @param to the host that it leads to
    record Redirected(String to) implements EndpointFailure {}

    /// @param said as the endpoint put it; empty if it said nothing
    record Unauthorised(int status, boolean withKey, String said) implements EndpointFailure {}

    record NotFound(String path, String said) implements EndpointFailure {}

    record UnknownModel(String said) implements EndpointFailure {}

    /// Too many requests.
    ///
    /// @param pause how long it asks to wait, if it says so
    record Busy(@Nullable Duration pause) implements EndpointFailure {}

    record ServerError(int status, String said) implements EndpointFailure {}

    /// The request was not to its liking.
    record Refused(int status, String said) implements EndpointFailure {}

    /// More was asked than the model can read.
    ///
    /// @param context the tokens that it can read and write together, if the endpoint says so
    record TooLong(@Nullable Integer context, String said) implements EndpointFailure {}

    /// An error that was told inside a reply.
    record Told(String said) implements EndpointFailure {}

    record Unreadable(Form form) implements EndpointFailure {}

    /// A reply without text.
    ///
    /// @param withToolCalls whether it wanted to call tools, which nobody had offered
    record Empty(boolean withToolCalls) implements EndpointFailure {}

    record TooLarge(long limit) implements EndpointFailure {}

    /// Not asked at all, because it failed so often.
    record Resting(int failures, Duration pause, EndpointFailure last) implements EndpointFailure {}

    /// The owner has not allowed this host.
    record NotAllowed() implements EndpointFailure {}

    /// @param place as a person would say it
    record NoKey(String place) implements EndpointFailure {}

    /// Others can read the file with the key.
    record ExposedKey(Path file) implements EndpointFailure {}

    /// Whoever asked does not want to know any more.
    record Cancelled() implements EndpointFailure {}

    /// The part of the exchange that was waited for.
    enum Stage {
        /// For one of the places for requests at the same time.
        PLACE,
        CONNECTION, FIRST_BYTE, NEXT_BYTE, END
    }

    /// The form of a reply that is neither JSON nor events.
    enum Form {
        WEB_PAGE, CUT_JSON, NOT_JSON, NOT_UTF8, COMPRESSED, GARBLED_EVENTS, UNEXPECTED_JSON
    }

    /// Carries a failure to where it is known which endpoint it is about.
    final class Thrown extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient EndpointFailure failure;

        public Thrown(EndpointFailure failure) {
            super(failure.toString(), null, false, false);
            this.failure = failure;
        }

        public EndpointFailure failure() {
            return failure;
        }
    }

    /// Whether another attempt may have better luck.
    default boolean isPassing() {
        return switch (this) {
            case BrokenOff _,Busy _,ServerError _,Unreachable _ -> true;
            case UnknownHost _,TimedOut _,NotSecure _,NotHttp _,Redirected _,Unauthorised _,NotFound _,UnknownModel _,Refused _,TooLong _,Told _,Unreadable _,Empty _,TooLarge _,Resting _,NotAllowed _,NoKey _,ExposedKey _,Cancelled _ ->
                false;
        };
    }

    /// Whether it says something about the endpoint and not about what was asked.
    default boolean isOutage() {
        return switch (this) {
            case UnknownHost _,Unreachable _,BrokenOff _,NotSecure _,NotHttp _,Redirected _,Unauthorised _,NotFound _,UnknownModel _,Busy _,ServerError _,Unreadable _ ->
                true;
            case TimedOut(Stage stage, Duration _) -> stage != Stage.PLACE;
            case Refused _,TooLong _,Told _,Empty _,TooLarge _,Resting _,NotAllowed _,NoKey _,ExposedKey _,Cancelled _ ->
                false;
        };
    }
}
