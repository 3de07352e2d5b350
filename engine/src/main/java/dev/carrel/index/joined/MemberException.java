package dev.carrel.index.joined;

import java.io.IOException;

/// One of several libraries could not be asked.
public final class MemberException extends IOException {
    private static final long serialVersionUID = 1;

    private final String library;

    public MemberException(String library, Throwable cause) {
        super(cause.getMessage(), cause);
        this.library = library;
    }

    public String library() {
        return library;
    }
}
