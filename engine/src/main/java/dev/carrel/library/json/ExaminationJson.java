package dev.carrel.library.json;

import java.util.List;
import java.util.Map;

import dev.carrel.library.Examination;
import org.jspecify.annotations.Nullable;

/// What was looked at, and whether it works.
public final class ExaminationJson {
    private ExaminationJson() {}

    public static Map<String, @Nullable Object> of(List<Examination.Check> checks) {
        return Json.object("healthy", checks.stream().allMatch(Examination.Check::passed),
                "checks", checks.stream().map(ExaminationJson::check).toList());
    }

    private static Map<String, @Nullable Object> check(Examination.Check check) {
        return Json.object("name", check.name(), "passed", check.passed(), "detail", check.detail());
    }
}
