package dev.carrel.read.bibliography;

/// The defect of an entry, said so that it can follow the words "the entry".
public final class MalformedEntry extends Exception {
    public MalformedEntry(String reason) {
        super(reason);
    }
}
