package dev.carrel.endpoint;

import java.time.Duration;
import java.util.Locale;

/// The sentences that say why an endpoint gave no reply.
///
/// @param model its name there; empty where none matters
record FailureText(EndpointAddress address, String model) {
    String of(EndpointFailure failure) {
        String host = address.host();
        return switch (failure) {
            case EndpointFailure.UnknownHost() ->
                "There is no machine called " + address.hostName() + "; look at the endpoint's address.";
            case EndpointFailure.Unreachable() ->
                "Nothing answers at " + host + "; start the server, or correct its address.";
            case EndpointFailure.TimedOut timeOut -> timeOut(timeOut);
            case EndpointFailure.BrokenOff() -> host + " ended the connection before its reply was whole.";
            case EndpointFailure.NotSecure() -> "No encrypted connection to " + host
                    + " came about: its certificate is not trusted, or its address begins with http.";
            case EndpointFailure.NotHttp() ->
                "What answers at " + host + " is no web server, or one whose address begins with https.";
            case EndpointFailure.Redirected(String to) ->
                host + " sends requests on to " + to + ", which nobody named; nothing was sent there.";
            case EndpointFailure.Unauthorised refusal -> unauthorised(refusal);
            case EndpointFailure.NotFound(String path, String said) ->
                host + " has nothing at " + path + "; look at the path of the endpoint's address" + said(said)
                        + ".";
            case EndpointFailure.UnknownModel(String said) ->
                host + " has no model called " + model + said(said) + ".";
            case EndpointFailure.Busy busy -> busy(busy);
            case EndpointFailure.ServerError(int status, String said) ->
                host + " has a problem of its own, error " + status + said(said) + ".";
            case EndpointFailure.Refused(int status, String said) ->
                host + " refused the request with error " + status + said(said) + ".";
            case EndpointFailure.TooLong(Integer context, String said) -> "The request is longer than what "
                    + model + " at " + host + " can read"
                    + (context == null ? said(said) : ", " + context + " tokens") + ".";
            case EndpointFailure.Told(String said) -> host + " gave up" + said(said) + ".";
            case EndpointFailure.Unreadable(EndpointFailure.Form form) ->
                host + " replied with " + form(form) + ".";
            case EndpointFailure.Empty(boolean tools) -> tools
                    ? model + " at " + host
                            + " wanted to call tools, which it was not offered, and said nothing."
                    : model + " at " + host + " replied with nothing.";
            case EndpointFailure.TooLarge(long limit) ->
                host + " replied with more than " + size(limit) + ", and was not listened to any longer.";
            case EndpointFailure.Resting(int failures, Duration wait, EndpointFailure last) ->
                host + " failed " + failures + " times in a row and is asked again in " + time(wait)
                        + "; the last time it was this: " + of(last);
            case EndpointFailure.NotAllowed() -> "Nothing may be sent to " + address.hostName()
                    + " yet; `carrel config --allow " + address.hostName() + "` allows it.";
            case EndpointFailure.NoKey(String place) -> "There is no key for " + host + " in " + place + ".";
            case EndpointFailure.ExposedKey(var file) ->
                "Others can read the key in " + file + "; `chmod 600 " + file + "` keeps it to you.";
            case EndpointFailure.Cancelled() -> "The request to " + host + " was given up.";
        };
    }

    private String timeOut(EndpointFailure.TimedOut timeOut) {
        String limit = time(timeOut.limit());
        return switch (timeOut.stage()) {
            case PLACE ->
                "No place for a further request to " + address.host() + " became free in " + limit + ".";
            case CONNECTION -> address.host() + " could not be reached in " + limit + ".";
            case FIRST_BYTE -> address.host() + " did not begin to reply in " + limit + ".";
            case NEXT_BYTE -> address.host() + " fell silent for " + limit + " in the middle of its reply.";
            case END -> address.host() + " did not finish its reply in " + limit + ".";
        };
    }

    private String unauthorised(EndpointFailure.Unauthorised refusal) {
        String how = refusal.withKey() ? " does not accept the key" : " wants a key, which key-from can name";
        return address.host() + how + ", error " + refusal.status() + said(refusal.said()) + ".";
    }

    private String busy(EndpointFailure.Busy busy) {
        Duration wait = busy.pause();
        return address.host() + " has too many requests"
                + (wait == null ? "; try again later." : " and asks to wait " + time(wait) + ".");
    }

    private static String form(EndpointFailure.Form form) {
        return switch (form) {
            case WEB_PAGE -> "a web page; look at the path of the endpoint's address";
            case CUT_JSON -> "JSON that breaks off";
            case NOT_JSON -> "something that is not JSON";
            case NOT_UTF8 -> "text that is not UTF-8";
            case COMPRESSED -> "compressed data, which nobody asked for";
            case GARBLED_EVENTS -> "events that cannot be read";
            case UNEXPECTED_JSON -> "JSON of another form than such endpoints use";
        };
    }

    private static String said(String said) {
        return said.isEmpty() ? "" : ": " + said;
    }

    private static String size(long bytes) {
        return bytes >= 1_000_000 ? bytes / 1_000_000 + " MB" : Math.max(1, bytes / 1_000) + " kB";
    }

    private static String time(Duration time) {
        long millis = time.toMillis();
        return millis >= 10_000 || millis % 1_000 == 0
                ? (millis + 999) / 1_000 + " s"
                : String.format(Locale.ROOT, "%.1f s", millis / 1_000.0);
    }
}
