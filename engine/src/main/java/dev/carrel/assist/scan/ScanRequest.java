package dev.carrel.assist.scan;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

import dev.carrel.base.UserError;
import dev.carrel.document.DocumentId;
import dev.carrel.document.work.Versions;

/// A claim, and where to look for what speaks for and against it.
public record ScanRequest(String claim, Scope scope) {
    /// A longer one is no claim.
    public static final int LONGEST = 20_000;

    /// The part of the library to look in: all of it, some documents, a collection or the results of a query.
    ///
    /// @param documents  none for the whole library
    /// @param together   which of them are versions of a work that was named, and are read as one
    /// @param collection its name; empty for all
    /// @param query      whose results are looked at; empty for all documents
    public record Scope(List<DocumentId> documents, Versions together, String collection, String query) {
        private static final Pattern SIGNS = Pattern.compile("[^\\p{L}\\p{M}\\p{N}.,%]+");
        public static final Scope LIBRARY = new Scope(List.of(), Versions.NONE, "", "");

        public Scope {
            documents = List.copyOf(documents);
            collection = collection.strip();
            query = query.strip();
            if (!collection.isEmpty() && !query.isEmpty()) {
                throw UserError.usage("A collection and a query are given.",
                        "Put the collection into the query: collection:\"…\".");
            }
        }

        /// A claim within the collection, in the language that people type. The claim's own signs would be read in that
        /// language too, and one that is wrong there would undo the condition.
        String within(String claim) {
            return collection.isEmpty()
                    ? claim
                    : SIGNS.matcher(claim).replaceAll(" ").toLowerCase(Locale.ROOT) + " collection:\""
                            + collection.replaceAll("[\"“”]", " ") + "\"";
        }
    }

    public ScanRequest {
        claim = claim.strip();
        if (claim.isEmpty()) {
            throw UserError.usage("The claim is empty.", "Say what is claimed: carrel scan CLAIM.");
        }
        if (claim.length() > LONGEST) {
            throw UserError.usage("The claim has " + claim.length() + " characters.",
                    "Put it in at most " + LONGEST + "; `carrel similar -` finds passages like a long text.");
        }
    }

    public static ScanRequest of(String claim) {
        return new ScanRequest(claim, Scope.LIBRARY);
    }
}
