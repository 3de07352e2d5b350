package dev.carrel.assist.chat;

import java.util.List;
import java.util.Optional;

/// Leaves out what a model says to itself: all between `<think>` and `</think>`, and between the like of these, whatever the
/// pieces in which it arrives. A thought without an end goes on to the end of the reply.
final class ThoughtFilter {
    private static final List<String> NAMES = List.of("think", "thinking", "thought", "reasoning");
    private static final int LONGEST = "</reasoning>".length();

    private final StringBuilder waiting = new StringBuilder();
    private Optional<String> end = Optional.empty();

    /// The part of the reply that can be told by now to be no thought; what may be the beginning of a mark waits.
    String add(String piece) {
        waiting.append(piece);
        StringBuilder said = new StringBuilder();
        boolean more = true;
        while (more) {
            more = end.isPresent() ? skip(end.get()) : say(said);
        }
        return said.toString();
    }

    /// The rest, when nothing more comes.
    String rest() {
        return end.isPresent() ? "" : waiting.toString();
    }

    /// @return whether the thought has ended
    private boolean skip(String mark) {
        int at = waiting.indexOf(mark);
        waiting.delete(0, at < 0 ? Math.max(0, waiting.length() - LONGEST) : at + mark.length());
        if (at >= 0) {
            end = Optional.empty();
        }
        return at >= 0;
    }

    /// @return whether a thought has begun
    private boolean say(StringBuilder said) {
        for (int at = waiting.indexOf("<"); at >= 0; at = waiting.indexOf("<", at + 1)) {
            String from = waiting.substring(at, Math.min(waiting.length(), at + LONGEST));
            Optional<String> name = NAMES.stream().filter(each -> from.startsWith("<" + each + ">"))
                    .findFirst();
            if (name.isPresent()) {
                said.append(waiting, 0, at);
                waiting.delete(0, at + name.get().length() + 2);
                end = Optional.of("</" + name.get() + ">");
                return true;
            }
            if (NAMES.stream().anyMatch(each -> ("<" + each + ">").startsWith(from))) {
                said.append(waiting, 0, at);
                waiting.delete(0, at);
                return false;
            }
        }
        said.append(waiting);
        waiting.setLength(0);
        return false;
    }
}
