package dev.carrel.library.json;

import java.util.List;

import dev.carrel.document.reason.Reason;
import dev.carrel.document.reason.ReasonText;
import dev.carrel.document.stored.DocumentForm;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import org.jspecify.annotations.Nullable;

/// A reason why something cannot be found: its kind to decide by, its text to show whole or in two parts, and its figures.
final class ReasonJson {
    /// Every figure that some reason has.
    private static final List<String> FIGURES = List.of("bytes", "limit", "seconds", "megabytes", "pages",
            "line");

    private static final ObjectShape<Reason> REASON = withFigures(Shape.<Reason>object("Reason")
            .text("kind", Reason::kind)
            .text("text", ReasonText::of)
            .text("brief", reason -> ReasonText.parts(reason.bare()).brief())
            .text("detail", reason -> ReasonText.parts(reason.bare()).detail())
            .sometimes("file", ValueShape.TEXT, ReasonJson::file)
            .sometimes("page", ValueShape.WHOLE, ReasonJson::page));

    /// The reason as a sentence and with its kind, as members of the object that it is about.
    static final ObjectShape<Reason> TOLD = Shape.<Reason>object("Told")
            .text("reason", ReasonText::of)
            .one("because", REASON, reason -> reason);

    /// The same, where there may be none.
    static final ObjectShape<Reason> TOLD_IF_ANY = Shape.<Reason>object("ToldIfAny")
            .maybe("reason", ValueShape.TEXT, ReasonText::of)
            .maybe("because", REASON, reason -> reason);

    private ReasonJson() {}

    private static ObjectShape<Reason> withFigures(ObjectShape<Reason> shape) {
        ObjectShape<Reason> all = shape;
        for (String figure : FIGURES) {
            all = all.sometimes(figure, ValueShape.WHOLE,
                    reason -> DocumentForm.figures(reason.bare()).get(figure));
        }
        return all;
    }

    private static @Nullable String file(Reason reason) {
        return reason instanceof Reason.InAttachment(String file, _, _) ? file : null;
    }

    private static @Nullable Integer page(Reason reason) {
        return reason instanceof Reason.InAttachment(_, Integer page, _) ? page : null;
    }
}
