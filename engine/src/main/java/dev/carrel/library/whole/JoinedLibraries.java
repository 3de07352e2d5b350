package dev.carrel.library.whole;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

import dev.carrel.base.UserError;
import dev.carrel.index.IndexFacts;
import dev.carrel.index.Searchable;
import dev.carrel.index.joined.JoinedMoment;
import dev.carrel.index.joined.Member;
import dev.carrel.index.joined.MemberException;
import dev.carrel.library.Library;
import dev.carrel.library.LibrarySearch;
import dev.carrel.library.settings.Settings;
import dev.carrel.ranking.query.QueryRemark;
import dev.carrel.search.Answer;
import dev.carrel.search.SearchRequest;
import dev.carrel.search.run.SearchOptions;
import dev.carrel.search.said.SaidAnswer;

/// Several open libraries, asked as if they were one: by the models and the formula of the first that has vectors. One that cannot be asked
/// is named in the answer, and the others give it.
public final class JoinedLibraries implements AutoCloseable {
    private final List<Library> libraries;
    private final List<QueryRemark> closed;

    private JoinedLibraries(List<Library> libraries, List<QueryRemark> closed) {
        this.libraries = libraries;
        this.closed = closed;
    }

    /// Opens a library by its name.
    @FunctionalInterface
    public interface Opener {
        Library open(String name) throws IOException;
    }

    /// @throws UserError if none of them can be opened
    public static JoinedLibraries open(List<String> names, Opener opener) throws IOException {
        List<Library> libraries = new ArrayList<>();
        List<QueryRemark> closed = new ArrayList<>();
        for (String name : names) {
            try {
                libraries.add(opener.open(name));
            } catch (IOException | UserError e) {
                closed.add(away(name, e));
            }
        }
        requireAny(libraries, closed);
        return new JoinedLibraries(libraries, closed);
    }

    /// Those of the first.
    public Settings settings() {
        return libraries.getFirst().settings();
    }

    public Answer ask(SearchRequest questions, SearchOptions options) throws IOException {
        return answered((lead, moments) -> lead.over(moments).ask(questions, options), Answer::remarked);
    }

    /// The works that any of them says something about.
    public SaidAnswer said(String query, SearchOptions options) throws IOException {
        return answered((lead, moments) -> lead.saidOver(moments).ask(query, options), SaidAnswer::remarked);
    }

    /// Something that is asked of several libraries at one moment.
    private interface Question<T> {
        T of(LibrarySearch lead, Searchable.Moments moments) throws IOException;
    }

    private <T> T answered(Question<T> question, BiFunction<T, List<QueryRemark>, T> remarked)
            throws IOException {
        List<Library> asked = new ArrayList<>(libraries);
        List<QueryRemark> remarks = new ArrayList<>(closed);
        while (true) {
            try {
                return remarked.apply(question.of(lead(asked).search(), () -> now(asked, lead(asked))),
                        all(asked, remarks));
            } catch (MemberException e) {
                asked.removeIf(library -> library.name().equals(e.library()));
                remarks.add(away(e.library(), e));
                requireAny(asked, remarks);
            }
        }
    }

    private static List<QueryRemark> all(List<Library> asked, List<QueryRemark> remarks)
            throws IOException {
        Library lead = lead(asked);
        List<QueryRemark> all = new ArrayList<>(remarks);
        for (Library library : asked) {
            if (vectors(library, lead) == Member.Vectors.FOREIGN) {
                all.add(new QueryRemark(QueryRemark.Kind.LIBRARY_BY_WORDS,
                        "the library " + library.name() + " (" + facts(library).model() + ")."));
            }
        }
        return all;
    }

    private static Searchable now(List<Library> asked, Library lead) throws IOException {
        List<Member> members = new ArrayList<>();
        try {
            for (Library library : asked) {
                Member.Vectors vectors = vectors(library, lead);
                members.add(new Member(library.name(), snapshot(library), vectors));
            }
            return new JoinedMoment(members, lead.search().terms());
        } catch (IOException | UserError e) {
            for (Member member : members) {
                member.moment().close();
            }
            throw e;
        }
    }

    private static Searchable snapshot(Library library) throws MemberException {
        try {
            return library.snapshot();
        } catch (IOException | UserError e) {
            throw new MemberException(library.name(), e);
        }
    }

    /// The first that has vectors, else the first.
    private static Library lead(List<Library> asked) throws IOException {
        for (Library library : asked) {
            if (!facts(library).fingerprint().isEmpty()) {
                return library;
            }
        }
        return asked.getFirst();
    }

    private static Member.Vectors vectors(Library library, Library lead) throws IOException {
        String own = facts(library).fingerprint();
        return own.isEmpty() || own.equals(facts(lead).fingerprint())
                ? Member.Vectors.COMPARABLE
                : Member.Vectors.FOREIGN;
    }

    private static IndexFacts facts(Library library) throws MemberException {
        try {
            return library.facts();
        } catch (IOException | UserError e) {
            throw new MemberException(library.name(), e);
        }
    }

    private static QueryRemark away(String name, Exception because) {
        return new QueryRemark(QueryRemark.Kind.LIBRARY_AWAY,
                "the library " + name + ". " + because.getMessage());
    }

    private static void requireAny(List<Library> libraries, List<QueryRemark> remarks) {
        if (libraries.isEmpty()) {
            throw UserError.cannotRun("None of the libraries can be asked. "
                    + (remarks.isEmpty() ? "There is none." : remarks.getFirst().sentence()),
                    "`carrel library list` shows them all.");
        }
    }

    @Override
    public void close() throws IOException {
        for (Library library : libraries) {
            library.close();
        }
    }
}
