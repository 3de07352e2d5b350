package dev.carrel.index;

import java.util.List;

/// The number of documents that a question finds, and how many there would be with each value of a property in place of those it
/// asks for: conditions on a property leave its own counts as they are and narrow all others. Versions of one work count
/// once.
///
/// @param documents   that fulfil all conditions
/// @param years       in rising order
/// @param collections by their paths, those inside included
/// @param tags        of sources and the reader's own
/// @param stars       works with the reader's star, as `yes`
/// @param readings    works that the reader has read, as `yes`, or wants to read, as `todo`
public record Facets(int documents, List<YearCount> years, List<Count> types, List<Count> collections,
        List<Count> tags, List<Count> authors, List<Count> venues, List<Count> stars, List<Count> readings,
        List<Count> sections, List<Count> sources) {
    /// How many values of a property are told, the most frequent first.
    public static final int MOST = 50;
    /// How many collections are, which people see as a tree.
    public static final int MOST_COLLECTIONS = 1_000;

    /// Documents of a year.
    public record YearCount(int year, int count) {}

    /// Documents with a value; for a section, those with such a passage.
    ///
    /// @param value what a condition asks for
    /// @param label what people are shown
    public record Count(String value, String label, int count) {}

    public Facets {
        years = List.copyOf(years);
        types = List.copyOf(types);
        collections = List.copyOf(collections);
        tags = List.copyOf(tags);
        authors = List.copyOf(authors);
        venues = List.copyOf(venues);
        stars = List.copyOf(stars);
        readings = List.copyOf(readings);
        sections = List.copyOf(sections);
        sources = List.copyOf(sources);
    }
}
