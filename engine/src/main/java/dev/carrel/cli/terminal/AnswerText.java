package dev.carrel.cli.terminal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.DocumentPart;
import dev.carrel.document.Metadata;
import dev.carrel.document.Passage;
import dev.carrel.document.work.CitingSentence;
import dev.carrel.index.DocumentSummary;
import dev.carrel.index.FoundPassage;
import dev.carrel.ranking.Fused;
import dev.carrel.search.Answer;
import dev.carrel.search.Hit;
import dev.carrel.search.Snippet;
import dev.carrel.search.WeakResults;
import dev.carrel.search.cite.PageSpot;
import dev.carrel.search.said.SaidAnswer;
import org.jspecify.annotations.Nullable;

/// The results of a search, to be read from the top.
///
/// @param here paths below it are shown from it
public record AnswerText(Terminal terminal, Path here) {
    public String of(Answer answer) {
        return text(answer, hit -> List.of());
    }

    /// With every number that made each score.
    public String explained(Answer answer) {
        return text(answer, hit -> Explanation.of(hit, answer.parts(hit)));
    }

    /// Each work, and below it what others say about it.
    public String of(SaidAnswer answer) {
        int margin = Integer.toString(answer.results().size()).length() + 3;
        StringBuilder text = new StringBuilder();
        for (SaidAnswer.Work work : answer.results()) {
            String rank = Integer.toString(work.rank());
            FoundPassage found = work.found();
            text.append('\n').append(new StyledText().add(MetadataText.title(found.metadata()), Style.BOLD)
                    .block(" ".repeat(margin - 2 - rank.length()) + rank + "  ", terminal));
            Stream.of(by(found.metadata()), where(found)).filter(line -> !line.isEmpty())
                    .forEach(line -> text.append(line.block(margin, terminal)));
            work.sentences().forEach(said -> text
                    .append(new StyledText().add("“" + SafeText.line(said.sentence().text()) + "”")
                            .block(margin, terminal))
                    .append(from(said.sentence(), said.citing()).block(margin, terminal)));
        }
        return text.toString();
    }

    /// The document that says it.
    static StyledText from(CitingSentence sentence, DocumentSummary citing) {
        return new StyledText().add("— " + SafeText.line(citing.metadata().title())
                + (sentence.page() == null ? "" : ", page " + sentence.page()) + "  "
                + DocumentLocation.brief(sentence.citing()), Style.DIM);
    }

    /// The lines below a hit.
    private interface Footer {
        List<StyledText> of(Hit hit);
    }

    private String text(Answer answer, Footer footer) {
        int margin = Integer.toString(answer.results().size()).length() + 3;
        StringBuilder text = new StringBuilder();
        for (Hit hit : answer.results()) {
            text.append(text.isEmpty() ? "" : "\n");
            if (answer.weakness() != null && answer.weakness().begins(hit)) {
                text.append(weak(answer.weakness()).block(0, terminal)).append('\n');
            }
            List<StyledText> paragraphs = new ArrayList<>(paragraphs(hit));
            paragraphs.addAll(footer.of(hit));
            text.append(headline(hit, figure(answer, hit), margin).rendered(terminal.colours())).append('\n');
            paragraphs.forEach(paragraph -> text.append(paragraph.block(margin, terminal)));
        }
        return text.toString();
    }

    /// The line below which nothing really answers.
    private static StyledText weak(WeakResults weakness) {
        String absent = weakness.absent().stream().map(word -> "“" + word + "”")
                .collect(Collectors.joining(" or "));
        String said = weakness.areAll()
                ? "nothing in the library answers this; these come nearest"
                : "weak from here on";
        return new StyledText().add("── " + said + SafeText.line(because(weakness, absent)) + " ──",
                Style.DIM);
    }

    private static String because(WeakResults weakness, String absent) {
        if (absent.isEmpty()) {
            return weakness.areAll() ? "" : "; no passage stands out";
        }
        return "; no document holds " + absent;
    }

    /// Rank and title to the left, certainty to the right; a title that needs more lines goes on below.
    private StyledText headline(Hit hit, StyledText figure, int margin) {
        String rank = Integer.toString(hit.rank());
        StyledText headline = new StyledText()
                .add(" ".repeat(margin - 2 - rank.length()) + rank + "  ", Style.DIM);
        int room = terminal.narrower(margin + figure.columns() + 2).width();
        List<StyledText> title = new StyledText().add(MetadataText.title(hit.found().metadata()), Style.BOLD)
                .wrapped(room);
        for (int i = 0; i < title.size(); i++) {
            headline.add(i == 0 ? "" : "\n" + " ".repeat(margin)).append(title.get(i));
            if (i == 0 && figure.columns() > 0) {
                headline.add(" ".repeat(2 + Math.max(0, room - title.get(i).columns()))).append(figure);
            }
        }
        return headline;
    }

    /// The retrievers that found it and how certain that is; nothing where there were conditions only, which a document
    /// fulfils or not.
    private static StyledText figure(Answer answer, Hit hit) {
        return answer.queries().stream().allMatch(String::isBlank)
                ? new StyledText()
                : new StyledText().add(mark(hit.match()) + " ")
                        .add(Figures.percent(hit.certainty()), Style.ACCENT).add(each(hit), Style.DIM);
    }

    /// The scores that each of several queries gave: `(85|72|68)`.
    private static String each(Hit hit) {
        return hit.queryScores().isEmpty()
                ? ""
                : hit.queryScores().stream()
                        .map(score -> score == null ? "–" : String.valueOf(Math.round(score * 100)))
                        .collect(Collectors.joining("|", " (", ")"));
    }

    /// The sign of the retrievers that found it: both, meaning, or words.
    private static String mark(Fused.Match match) {
        return switch (match) {
            case BOTH -> "🔗";
            case SEMANTIC -> "🧠";
            case KEYWORD -> "🔤";
        };
    }

    private List<StyledText> paragraphs(Hit hit) {
        List<StyledText> paragraphs = new ArrayList<>(List.of(by(hit.found().metadata()),
                place(hit.found()),
                snippet(hit.snippet()), where(hit)));
        if (!hit.versions().isEmpty()) {
            paragraphs.add(versions(hit));
        }
        return paragraphs;
    }

    private StyledText versions(Hit hit) {
        String places = hit.versions().stream()
                .map(version -> version.form() + " " + shown(version.origin().path())).distinct()
                .collect(Collectors.joining(", "));
        return new StyledText().add("also " + SafeText.line(places), Style.DIM);
    }

    private static StyledText by(Metadata metadata) {
        String byline = MetadataText.byline(metadata);
        String key = metadata.citekey() == null ? "" : (byline.isEmpty() ? "" : " · ") + metadata.citekey();
        return new StyledText().add(SafeText.line(byline + key), Style.DIM);
    }

    private static StyledText place(FoundPassage found) {
        Passage passage = found.passage();
        String title = found.metadata().title();
        String label = passage.parts().stream().map(DocumentPart::label).collect(Collectors.joining(" and "));
        List<String> heading = HeadingTrail.below(label, HeadingTrail.below(title, passage.heading()));
        StyledText place = new StyledText().add(label, Style.ACCENT)
                .add(" · " + PageSpot.startOf(passage).shown(), Style.DIM);
        if (!heading.isEmpty()) {
            place.add(" · " + SafeText.line(String.join(" › ", heading)), Style.DIM);
        }
        if (found.library() != null) {
            place.add(" · in " + SafeText.line(found.library()), Style.DIM);
        }
        return found.truncated() ? place.add(" · later passages by words only", Style.DIM) : place;
    }

    /// The sentence that matched stands out from what surrounds it, and the words from the sentence.
    private static StyledText snippet(Snippet snippet) {
        StyledText part = new StyledText().add(SafeText.line(snippet.text()), Style.DIM)
                .restyle(snippet.sentence().start(), snippet.sentence().end(), Style.PLAIN);
        snippet.marks().forEach(mark -> part.restyle(mark.start(), mark.end(), Style.MARK));
        StyledText text = new StyledText().add(snippet.opens() ? "… " : "", Style.DIM).append(part);
        return text.add(snippet.closes() ? " …" : "", Style.DIM);
    }

    private StyledText where(FoundPassage found) {
        String library = found.library() == null ? "" : " · in " + SafeText.line(found.library());
        return new StyledText().add(DocumentLocation.brief(found.origin().id()) + "  "
                + SafeText.line(shown(found.origin().path())) + library, Style.DIM);
    }

    private StyledText where(Hit hit) {
        String link = link(hit);
        return new StyledText().add(DocumentLocation.brief(hit.found().origin().id()), Style.DIM)
                .add("  " + SafeText.line(shown(hit.found().origin().path()))
                        + (link == null ? "" : "  " + SafeText.line(link)), Style.DIM);
    }

    /// Something that a program serves stands at an address, which is no path.
    private String shown(String place) {
        if (place.contains("://")) {
            return place;
        }
        Path path = Path.of(place);
        return path.startsWith(here) && !path.equals(here) ? here.relativize(path).toString() : place;
    }

    /// Back to the page in Zotero, else to the item there, else to the page in the web.
    private static @Nullable String link(Hit hit) {
        Metadata metadata = hit.found().metadata();
        return metadata.zotero() == null
                ? metadata.url()
                : metadata.zotero().link(hit.found().passage()).or(metadata.zotero()::link)
                        .orElse(metadata.url());
    }
}
