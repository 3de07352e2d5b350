package dev.carrel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.terminal.SafeText;
import dev.carrel.cli.terminal.Style;
import dev.carrel.cli.terminal.StyledText;
import dev.carrel.library.Examination;
import dev.carrel.library.Library;
import dev.carrel.library.json.ExaminationJson;
import dev.carrel.library.json.Json;
import dev.carrel.mcp.client.Checkup;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/// Looks whether everything works.
@CommandLine.Command(name = "doctor", sortOptions = false, header = "Check Java, the disk, the model and the library.", footerHeading = "%nExamples:%n", footer = {
        "  carrel doctor", "  carrel doctor --library papers --json"})
public final class Doctor implements Command {
    @Mixin
    private Shared shared = new Shared();

    @Override
    public Exit run(Desk plain) throws IOException {
        Desk desk = shared.desk(plain);
        try (Library library = shared.open(desk)) {
            List<Examination.Check> checks = new ArrayList<>(
                    new Examination(shared.home(desk), library).checks());
            checks.addAll(new Checkup(Installation.clients(desk), Installation.home(desk)).checks());
            if (shared.json()) {
                Json.write(ExaminationJson.of(checks), desk.out());
            } else {
                checks.forEach(check -> desk.out().println(line(check).rendered(desk.terminal().colours())));
            }
            return checks.stream().allMatch(Examination.Check::passed) ? Exit.DONE : Exit.CANNOT_RUN;
        }
    }

    private static StyledText line(Examination.Check check) {
        return new StyledText().add(check.passed() ? "✓ " : "✗ ", check.passed() ? Style.GOOD : Style.BAD)
                .add(check.name() + " ".repeat(Math.max(1, 9 - check.name().length())), Style.BOLD)
                .add(SafeText.line(check.detail()));
    }
}
