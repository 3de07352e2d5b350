package dev.carrel.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A typed command line: the command's name, wherever it stood among the options, and all the rest. Options that every command
/// has may so stand on either side of its name.
///
/// @param name empty if there is none
record Invocation(String name, List<String> arguments) {
    private static final Set<String> WITH_VALUE = Set.of("--library", "--home", "--set", "--color");

    static Invocation of(List<String> typed) {
        List<String> rest = new ArrayList<>(typed);
        int at = 0;
        while (at < typed.size() && typed.get(at).startsWith("-")) {
            at += WITH_VALUE.contains(typed.get(at)) ? 2 : 1;
        }
        if (at < typed.size()) {
            return new Invocation(rest.remove(at), rest);
        }
        return new Invocation(withoutCommand(typed), rest);
    }

    private static String withoutCommand(List<String> typed) {
        if (typed.contains("--version") || typed.contains("-V")) {
            return "version";
        }
        return typed.contains("--help") || typed.contains("-h") ? "help" : "";
    }
}
