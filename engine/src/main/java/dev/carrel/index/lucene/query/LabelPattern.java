package dev.carrel.index.lucene.query;

import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.document.label.WorkLabels;

/// A tag that is asked for, in which a star stands for any letters.
record LabelPattern(Pattern pattern) implements Predicate<String> {
    LabelPattern(String asked) {
        this(Pattern.compile(Stream.of(WorkLabels.normal(asked).split("\\*", -1)).map(Pattern::quote)
                .collect(Collectors.joining(".*"))));
    }

    @Override
    public boolean test(String tag) {
        return pattern.matcher(WorkLabels.normal(tag)).matches();
    }
}
