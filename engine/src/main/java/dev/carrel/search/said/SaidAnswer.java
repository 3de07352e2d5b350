package dev.carrel.search.said;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import dev.carrel.document.work.CitingSentence;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.ranking.Mode;
import dev.carrel.ranking.query.QueryRemark;
import org.jspecify.annotations.Nullable;

/// The works that a library says something about, best first.
///
/// @param mode      how it was searched, which is by words only where nothing knows meaning
/// @param corrected the words that were searched, if they were read as others
/// @param remarks   what of the query was not understood, or not answered in full
/// @param took      milliseconds
public record SaidAnswer(String query, Mode mode, @Nullable String corrected, List<QueryRemark> remarks,
        double took, List<Work> results) {
    public SaidAnswer {
        remarks = List.copyOf(remarks);
        results = List.copyOf(results);
    }

    /// A cited work.
    ///
    /// @param rank  from 1
    /// @param score of its best sentence, 0 to 1
    /// @param found the beginning of the document that stands for the work
    public record Work(int rank, double score, FoundPassage found, List<Said> sentences) {
        public Work {
            sentences = List.copyOf(sentences);
        }
    }

    /// A sentence that says it, and the document that it stands in.
    ///
    /// @param words      the share of the question's words that it holds; the rarer a word, the more it counts
    /// @param similarity the mean of its own and its passage's cosine, or the one that is known; null if none is
    public record Said(CitingSentence sentence, DocumentSummary citing, double score, double words,
            @Nullable Double similarity) {}

    /// The same answer with some of its sentences, and without works of which none is left.
    public SaidAnswer keeping(Predicate<Said> kept) {
        List<Work> works = new ArrayList<>();
        for (Work work : results) {
            List<Said> some = work.sentences().stream().filter(kept).toList();
            if (!some.isEmpty()) {
                works.add(new Work(work.rank(), work.score(), work.found(), some));
            }
        }
        return new SaidAnswer(query, mode, corrected, remarks, took, works);
    }

    /// The same answer with more to say about how it came about.
    public SaidAnswer remarked(List<QueryRemark> more) {
        return new SaidAnswer(query, mode, corrected,
                Stream.concat(remarks.stream(), more.stream()).toList(), took, results);
    }
}
