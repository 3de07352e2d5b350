package dev.carrel.index;

/// How many documents a question is about.
///
/// @param documents      that the library holds
/// @param unsearchable   that could not be read, whether the library holds what is known about them or not
/// @param withoutVectors that are found by words only, or in part by words only, as yet
/// @param truncated      whose later passages are found by words only, because the owner limits vectors
public record SearchScope(int documents, int unsearchable, int withoutVectors, int truncated) {
    public static final SearchScope NONE = new SearchScope(0, 0, 0, 0);

    public SearchScope and(SearchScope other) {
        return new SearchScope(documents + other.documents, unsearchable + other.unsearchable,
                withoutVectors + other.withoutVectors, truncated + other.truncated);
    }
}
