package dev.carrel.read.pdf.block;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The number before a heading, such as `3.1.3`: it says where the heading stands, whatever stood before it.
public record HeadingNumber(List<Integer> parts) {
    public HeadingNumber {
        parts = List.copyOf(parts);
    }

    /// Any number that a heading opens with: `3.1`, `IV.`, `B.`
    public static final Pattern PATTERN = Pattern
            .compile("^(\\d{1,2}(\\.\\d{1,2})*\\.?|[IVX]{1,4}\\.|[A-H]\\.)\\s*[|]?\\s+(?=\\p{L})");
    /// A chapter's label, which stands over its title.
    private static final Pattern CHAPTER = Pattern
            .compile("(?i)^(?:chapter|part|kapitel|chapitre)\\s+(\\d{1,2})$");

    /// The number of a heading that is only the label of a chapter.
    public static Optional<HeadingNumber> ofChapter(String heading) {
        Matcher number = CHAPTER.matcher(heading);
        return number.find()
                ? Optional.of(new HeadingNumber(List.of(Integer.valueOf(number.group(1)))))
                : Optional.empty();
    }

    public static Optional<HeadingNumber> of(String heading) {
        Matcher number = PATTERN.matcher(heading);
        return number.find() && Character.isDigit(heading.charAt(0))
                ? Optional.of(new HeadingNumber(
                        Stream.of(number.group(1).split("\\.")).map(Integer::valueOf).toList()))
                : Optional.empty();
    }

    public int level() {
        return parts.size();
    }

    /// The numbers of the headings that it stands under, outermost first.
    public List<HeadingNumber> outer() {
        return IntStream.range(1, level()).mapToObj(end -> new HeadingNumber(parts.subList(0, end))).toList();
    }

    /// Whether it is the next one after another: its first part, or the one after it or after one that it stands under.
    boolean follows(HeadingNumber before) {
        int last = level() - 1;
        if (last > before.level() || !parts.subList(0, last).equals(before.parts.subList(0, last))) {
            return false;
        }
        return last == before.level()
                ? parts.getLast() <= 1
                : parts.getLast() == before.parts.get(last) + 1;
    }
}
