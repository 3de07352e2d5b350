package dev.carrel.cli.model;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.cli.terminal.style.Terminal;
import dev.carrel.library.model.ListedModel;
import dev.carrel.library.model.ModelCheck;
import dev.carrel.library.model.ModelUse;

/// Embedding models on a terminal.
record ModelsText(Terminal terminal) {
    /// Three lines a model.
    String of(List<ListedModel> models) {
        StringBuilder text = new StringBuilder();
        for (ListedModel model : models) {
            text.append(new StyledText().add(model.name(), Style.BOLD)
                    .add("  " + facts(model))
                    .add(model.note().isEmpty() ? "" : "  (" + model.note() + ")", Style.DIM)
                    .rendered(terminal.colours())).append('\n');
            text.append("    ").append(use(model.use())).append('\n');
            text.append("    https://huggingface.co/").append(model.place()).append('\n');
        }
        return text.toString();
    }

    private static String facts(ListedModel model) {
        return model.megabytes() + " MB, " + model.languages() + ", " + model.licence() + ", "
                + model.dimensions().getFirst() + " dimensions" + shorter(model.dimensions());
    }

    private static String shorter(List<Integer> dimensions) {
        return dimensions.size() == 1
                ? ""
                : dimensions.stream().skip(1).map(String::valueOf)
                        .collect(Collectors.joining(", ", " (or ", ")"));
    }

    private static String use(ModelUse use) {
        return "window " + use.window() + ", pooling " + use.pooling() + prefix(", query ", use.queryPrefix())
                + prefix(", document ", use.documentPrefix());
    }

    private static String prefix(String what, String prefix) {
        return prefix.isEmpty() ? "" : what + "\"" + SafeText.line(prefix.replace("\n", "\\n")) + "…\"";
    }

    /// The properties of a model that can be used.
    String of(ModelCheck.Result result) {
        return new StyledText().add("✓ ", Style.GOOD).add(SafeText.line(result.name()), Style.BOLD)
                .add(" can be used: " + result.dimensions() + " dimensions, " + use(result.use()) + ".")
                .rendered(terminal.colours()) + "\n"
                + "  Ready after " + decimal(result.seconds()) + " s; " + decimal(result.passages())
                + " passages of " + result.tokens() + " tokens a second on this machine.\n"
                + (result.ceiling() < result.wanted()
                        ? "  Its window leaves " + result.room() + " tokens, so passages have "
                                + result.ceiling() + " at most, not " + result.wanted() + ".\n"
                        : "");
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.1f", number);
    }
}
