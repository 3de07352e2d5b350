package dev.carrel.search.similar;

import java.util.List;

import dev.carrel.document.DocumentId;

/// The citations that two works share in the library.
///
/// @param cites   works that both cite: bibliographic coupling
/// @param citedBy works that cite both: co-citation
/// @param score   the share of what they have in common, from 0 to 1
public record SharedCitations(List<DocumentId> cites, List<DocumentId> citedBy, double score) {
    public SharedCitations {
        cites = List.copyOf(cites);
        citedBy = List.copyOf(citedBy);
    }
}
