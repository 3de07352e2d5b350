package dev.carrel.cli.terminal;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.document.Metadata;
import dev.carrel.index.DocumentSummary;
import dev.carrel.ranking.Mode;
import dev.carrel.search.similar.NearPassages;
import dev.carrel.search.similar.SimilarDocument;
import dev.carrel.search.similar.SimilarityResult;
import org.jspecify.annotations.Nullable;

/// Documents or passages that are alike, to be read from the top.
///
/// @param here paths below it are shown from it
public record SimilarText(Terminal terminal, Path here) {
    private static final int SHOWN = 320;

    public static String note(SimilarityResult found) {
        return "like " + SafeText.line(found.document().metadata().title()) + " · by "
                + switch (found.by()) {
                    case BOTH -> "meaning and citations";
                    case MEANING -> "meaning";
                    case CITATIONS -> "citations";
                } + " · " + Figures.milliseconds(found.took());
    }

    public static List<String> notes(NearPassages near) {
        List<String> notes = new ArrayList<>();
        notes.add(near.mode().word() + " · text in " + Figures.count(near.parts(), "part") + " · "
                + Figures.milliseconds(near.took()));
        if (near.mode() == Mode.KEYWORD) {
            notes.add("Compared by words only: the vectors are not made yet (`carrel status`).");
        }
        if (near.left() > 0) {
            notes.add("The text is long: its last " + Figures.count(near.left(), "part")
                    + " were not compared.");
        }
        return notes;
    }

    public String of(SimilarityResult found) {
        StringBuilder text = new StringBuilder();
        int margin = margin(found.results().size());
        for (SimilarDocument likeness : found.results()) {
            text.append('\n');
            head(likeness.rank(), likeness.document().metadata(), margin, text);
            add(new StyledText().add(why(likeness)), margin, text);
            add(new StyledText().add(where(likeness.document()), Style.DIM), margin, text);
        }
        return text.toString();
    }

    public String of(NearPassages near) {
        StringBuilder text = new StringBuilder();
        int margin = margin(near.results().size());
        for (NearPassages.Near each : near.results()) {
            text.append('\n');
            head(each.rank(), each.found().metadata(), margin, text);
            add(new StyledText().add(place(each, near.parts())), margin, text);
            add(new StyledText().add(beginning(each.found().passage().text())), margin, text);
            add(new StyledText()
                    .add(where(new DocumentSummary(each.found().metadata(), each.found().origin())),
                            Style.DIM),
                    margin, text);
        }
        return text.toString();
    }

    private static int margin(int results) {
        return Integer.toString(results).length() + 3;
    }

    private void head(int rank, Metadata metadata, int margin, StringBuilder text) {
        String number = Integer.toString(rank);
        text.append(new StyledText().add(MetadataText.title(metadata), Style.BOLD)
                .block(" ".repeat(margin - 2 - number.length()) + number + "  ", terminal));
        add(new StyledText().add(SafeText.line(MetadataText.byline(metadata)), Style.DIM), margin, text);
    }

    private void add(StyledText paragraph, int margin, StringBuilder text) {
        if (!paragraph.isEmpty()) {
            text.append(paragraph.block(margin, terminal));
        }
    }

    /// Both parts by name.
    private static String why(SimilarDocument likeness) {
        List<String> parts = new ArrayList<>();
        if (likeness.meaning() != null) {
            parts.add("meaning " + Figures.percent(likeness.meaning().similarity())
                    + rank(likeness.meaning().rank()));
        }
        if (likeness.citations() != null) {
            SimilarDocument.Citing citing = likeness.citations();
            parts.add("citations " + Figures.percent(citing.shared().score()) + rank(citing.rank()) + ": "
                    + shared(citing));
        }
        return String.join(" · ", parts);
    }

    private static String rank(@Nullable Integer rank) {
        return rank == null ? "" : " (no. " + rank + ")";
    }

    private static String shared(SimilarDocument.Citing citing) {
        List<String> parts = new ArrayList<>();
        if (!citing.shared().cites().isEmpty()) {
            parts.add("both cite " + Figures.count(citing.shared().cites().size(), "work"));
        }
        if (!citing.shared().citedBy().isEmpty()) {
            parts.add("cited together by " + Figures.grouped(citing.shared().citedBy().size()));
        }
        return String.join(", ", parts);
    }

    private static String place(NearPassages.Near near, int parts) {
        String similarity = near.similarity() == null
                ? ""
                : " · meaning " + Figures.percent(near.similarity());
        return SafeText.line(near.citation()) + similarity
                + (parts > 1 ? " · to part " + near.part() + " of the text" : "");
    }

    private static String beginning(String passage) {
        if (passage.length() <= SHOWN) {
            return SafeText.line(passage);
        }
        int blank = passage.lastIndexOf(' ', SHOWN);
        return SafeText.line(passage.substring(0, blank > SHOWN / 2 ? blank : SHOWN)) + " …";
    }

    private String where(DocumentSummary document) {
        return DocumentLocation.brief(document.origin().id()) + "  "
                + SafeText.line(shown(document.origin().path()));
    }

    private String shown(String place) {
        try {
            Path path = Path.of(place);
            return path.startsWith(here) && !path.equals(here) ? here.relativize(path).toString() : place;
        } catch (InvalidPathException e) {
            return place;
        }
    }
}
