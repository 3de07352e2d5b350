package dev.carrel.cli.run;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import dev.carrel.base.Worded;

/// Every command, in the order in which they are listed, and what has to be known about it before it is made. The
/// launcher's list of those that work long is made of this one.
public enum KnownCommand implements Worded {
    ADD(Trait.FORWARDED, Trait.WORKS_LONG), //
    SYNC(Trait.FORWARDED, Trait.WORKS_LONG), //
    WATCH(Trait.WORKS_LONG), //
    WORK(Trait.WORKS_LONG), //
    SEARCH(Trait.FORWARDED, Trait.TAKES_TEXT), //
    SIMILAR(Trait.FORWARDED, Trait.TAKES_TEXT), //
    LIST(Trait.FORWARDED, Trait.TAKES_TEXT), //
    TAG(Trait.FORWARDED), //
    MAP(Trait.FORWARDED, Trait.WORKS_LONG), //
    CONTEXT(Trait.FORWARDED, Trait.TAKES_TEXT), //
    VERIFY(Trait.FORWARDED, Trait.TAKES_TEXT), //
    ASK(Trait.FORWARDED, Trait.TAKES_TEXT), //
    SCAN(Trait.FORWARDED, Trait.TAKES_TEXT), //
    MATRIX(Trait.FORWARDED), //
    SUMMARY(Trait.FORWARDED), //
    SHOW(Trait.FORWARDED), //
    ANNOTATIONS(Trait.FORWARDED), //
    EXPORT(Trait.FORWARDED), //
    STATUS(Trait.FORWARDED), //
    REMOVE(Trait.FORWARDED), //
    REINDEX(Trait.FORWARDED, Trait.WORKS_LONG), //
    EVAL(Trait.WORKS_LONG), //
    MODELS(Trait.WORKS_LONG), //
    CONFIG, LIBRARY, //
    SERVE(Trait.WORKS_LONG), //
    TOKEN, //
    MCP(Trait.WORKS_LONG), //
    EXTENSION, DOCTOR, //
    DEMO(Trait.WORKS_LONG), //
    COMPLETION;

    /// A property that some commands have.
    public enum Trait {
        /// Asks or changes one library and does not stay, so that a server that has the library open can run it.
        FORWARDED,
        /// Takes a text in which anything may stand, also what looks like an option.
        TAKES_TEXT,
        /// Is worth the virtual machine's slower start with vector instructions and a larger heap.
        WORKS_LONG
    }

    private final boolean forwarded;
    private final boolean takesText;
    private final boolean worksLong;

    KnownCommand(Trait... traits) {
        Set<Trait> all = Set.of(traits);
        this.forwarded = all.contains(Trait.FORWARDED);
        this.takesText = all.contains(Trait.TAKES_TEXT);
        this.worksLong = all.contains(Trait.WORKS_LONG);
    }

    public boolean has(Trait trait) {
        return switch (trait) {
            case FORWARDED -> forwarded;
            case TAKES_TEXT -> takesText;
            case WORKS_LONG -> worksLong;
        };
    }

    public static Optional<KnownCommand> of(String typed) {
        // A plural that people type when they want all of them listed.
        String word = typed.equals("libraries") ? "library" : typed;
        return Worded.named(word, values());
    }

    public static List<String> words() {
        return Worded.words(values());
    }
}
