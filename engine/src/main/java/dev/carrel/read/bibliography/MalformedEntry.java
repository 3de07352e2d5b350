package dev.carrel.read.bibliography;

/// What is wrong with an entry, said so that it can follow the words "the entry".
final class MalformedEntry extends Exception {
    MalformedEntry(String reason) {
        super(reason);
    }
}
