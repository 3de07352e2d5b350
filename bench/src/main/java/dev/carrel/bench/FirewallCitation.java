package dev.carrel.bench;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;

import dev.carrel.assist.check.GivenPassage;
import dev.carrel.document.DocumentId;

/// What a drafted sentence cites. All but the first are wrong on purpose, for a sentence that is true.
enum FirewallCitation {
    /// A passage that is seldom the right one, or one that was not given.
    ANY,
    /// Another passage of the document that the sentence stands in.
    WRONG_PAGE,
    /// A passage of another document.
    WRONG_DOCUMENT,
    /// A key that was given to no passage.
    INVENTED_KEY;

    private static final int KEYS = 16;
    private static final List<String> INVENTED = List.of("0", "13", "99", "1.1", "smith2023",
            "Smith et al., 2020",
            "doi:10.1000/182", "p. 4", "source", "1a");

    /// The keys that are cited; none if there is nothing wrong of this kind to cite.
    ///
    /// @param own     the document that the sentence stands in
    /// @param holding whether the sentence stands in a passage
    List<String> keys(List<GivenPassage> given, DocumentId own, Predicate<GivenPassage> holding,
            Random random) {
        return switch (this) {
            case ANY -> List.of(Integer.toString(1 + random.nextInt(KEYS)));
            case INVENTED_KEY -> List.of(INVENTED.get(random.nextInt(INVENTED.size())));
            case WRONG_PAGE -> one(given.stream().filter(holding.negate())
                    .filter(each -> document(each).equals(own)).toList(), random);
            case WRONG_DOCUMENT -> one(given.stream().filter(holding.negate())
                    .filter(each -> !document(each).equals(own)).toList(), random);
        };
    }

    private static DocumentId document(GivenPassage given) {
        return given.found().passage().id().document();
    }

    private static List<String> one(List<GivenPassage> wrong, Random random) {
        return wrong.isEmpty() ? List.of() : List.of(wrong.get(random.nextInt(wrong.size())).key());
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
