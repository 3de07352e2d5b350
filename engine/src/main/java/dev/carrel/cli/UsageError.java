package dev.carrel.cli;

import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Says in words for people why the arguments of a command cannot be meant.
final class UsageError {
    private UsageError() {}

    static String sentence(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched && !unmatched.getUnmatched().isEmpty()) {
            String first = unmatched.getUnmatched().getFirst();
            return first.startsWith("-")
                    ? "There is no option " + first + "."
                    : "\"" + first + "\" is one argument too many.";
        }
        // The parser says the word twice for options that take a key and a value.
        return ErrorReport.sentence(String.valueOf(e.getMessage()).replace("option option", "option"));
    }
}
