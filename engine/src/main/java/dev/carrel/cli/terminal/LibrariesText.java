package dev.carrel.cli.terminal;

import java.util.List;

import dev.carrel.cli.terminal.style.CharacterWidth;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.home.LibrarySummary;

/// The libraries of a home, one a line.
public record LibrariesText(Terminal terminal) {
    public String of(List<LibrarySummary> libraries) {
        int names = widest(libraries.stream().map(LibrarySummary::name).toList());
        int counts = widest(libraries.stream().map(LibrariesText::documents).toList());
        StringBuilder text = new StringBuilder();
        for (LibrarySummary library : libraries) {
            text.append(new StyledText().add(filled(library.name(), names), Style.BOLD)
                    .add("  " + filled(documents(library), counts) + "  "
                            + Figures.bytes(library.bytes()))
                    .add(library.hosts() == null ? "" : "  " + SafeText.line(library.hosts()), Style.DIM)
                    .add(library.standard() ? "  default" : "", Style.DIM)
                    .add(library.problem() == null ? "" : "  " + SafeText.line(library.problem()), Style.BAD)
                    .rendered(terminal.colours())).append('\n');
        }
        return text.toString();
    }

    private static String documents(LibrarySummary library) {
        return library.documents() == null ? "?" : Figures.count(library.documents(), "document");
    }

    private static int widest(List<String> texts) {
        return texts.stream().mapToInt(CharacterWidth::of).max().orElse(0);
    }

    private static String filled(String text, int columns) {
        return text + " ".repeat(columns - CharacterWidth.of(text));
    }
}
