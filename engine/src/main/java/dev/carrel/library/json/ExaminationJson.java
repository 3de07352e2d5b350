package dev.carrel.library.json;

import java.util.List;

import dev.carrel.library.LibraryCheck;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;

/// The checks of `doctor`, and how each ended, as JSON.
public final class ExaminationJson {
    private static final ObjectShape<LibraryCheck.Check> CHECK = Shape.<LibraryCheck.Check>object("Check")
            .text("name", LibraryCheck.Check::name)
            .truth("passed", LibraryCheck.Check::passed)
            .text("detail", LibraryCheck.Check::detail);

    public static final ObjectShape<List<LibraryCheck.Check>> EXAMINATION = Shape.<List<LibraryCheck.Check>>object(
            "Examination")
            .truth("healthy", checks -> checks.stream().allMatch(LibraryCheck.Check::passed))
            .list("checks", CHECK, checks -> checks);

    private ExaminationJson() {}
}
