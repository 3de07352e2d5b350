package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.library.LibraryCheck;
import org.jspecify.annotations.Nullable;

/// What was looked at, and whether it works.
public final class ExaminationJson {
    private ExaminationJson() {}

    public static Map<String, @Nullable Object> of(List<LibraryCheck.Check> checks) {
        return Json.object("healthy", checks.stream().allMatch(LibraryCheck.Check::passed),
                "checks", checks.stream().map(ExaminationJson::check).toList());
    }

    private static Map<String, @Nullable Object> check(LibraryCheck.Check check) {
        return Json.object("name", check.name(), "passed", check.passed(), "detail", check.detail());
    }
}
