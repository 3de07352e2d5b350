package dev.carrel.ranking.query;

import java.util.List;

/// A property that documents are counted and answers narrowed by.
public enum Facet {
    YEAR, TYPE, COLLECTION, TAG, AUTHOR, VENUE, STAR, READING, SECTION, SOURCE;

    /// Whether a condition, or what it excludes, is about this property.
    boolean isOf(Condition condition) {
        return switch (condition) {
            case Condition.Years _,Condition.Before _,Condition.After _ -> this == YEAR;
            case Condition.OfType _ -> this == TYPE;
            case Condition.Collection _ -> this == COLLECTION;
            case Condition.Tag _ -> this == TAG;
            case Condition.Author _ -> this == AUTHOR;
            case Condition.Venue _ -> this == VENUE;
            case Condition.Starred _ -> this == STAR;
            case Condition.Reading _ -> this == READING;
            case Condition.InSection _ -> this == SECTION;
            case Condition.FromSource _ -> this == SOURCE;
            case Condition.Not(Condition inner) -> isOf(inner);
            case Condition.AnyOf(List<Condition> some) -> some.stream().allMatch(this::isOf);
            case Condition.UnderHeading _,Condition.Hidden _,Condition.Said _,Condition.Note _,Condition.CiteKey _,Condition.Doi _,Condition.Among _ ->
                false;
        };
    }
}
