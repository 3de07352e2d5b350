package dev.carrel.endpoint;

import java.io.IOException;

/// An endpoint gave no whole reply. The message is one sentence for people, and never holds a key.
public final class EndpointException extends IOException {
    private static final long serialVersionUID = 1L;

    private final transient EndpointFailure failure;

    public EndpointException(EndpointFailure failure, EndpointAddress address, String model) {
        super(new FailureText(address, model).of(failure));
        this.failure = failure;
    }

    public EndpointFailure failure() {
        return failure;
    }
}
