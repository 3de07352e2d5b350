package dev.carrel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.EndpointConsent;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.SafeText;
import dev.carrel.cli.terminal.style.Style;
import dev.carrel.cli.terminal.style.StyledText;
import dev.carrel.library.Library;
import dev.carrel.library.LibraryCheck;
import dev.carrel.library.endpoint.EndpointRole;
import dev.carrel.library.json.ExaminationJson;
import dev.carrel.library.json.Json;
import dev.carrel.mcp.client.ConnectionCheck;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/// Looks whether everything works.
@CommandLine.Command(name = "doctor", sortOptions = false, header = "Check Java, the disk, the model, the library and the endpoints that settings name.", footerHeading = "%nExamples:%n", footer = {
        "  carrel doctor", "  carrel doctor --library papers --json"})
public final class DoctorCommand implements Command {
    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        new EndpointConsent(desk, shared.home(desk)).settle(EndpointRole.ASSISTANT, shared.settings(desk));
        try (Library library = shared.open(desk)) {
            List<LibraryCheck.Check> checks = new ArrayList<>(
                    new LibraryCheck(shared.home(desk), library).checks());
            checks.addAll(new ConnectionCheck(ClientInstallation.clients(desk), ClientInstallation.home(desk))
                    .checks());
            if (shared.json()) {
                Json.write(checks, ExaminationJson.EXAMINATION, desk.out());
            } else {
                checks.forEach(check -> desk.out().println(line(check).rendered(desk.terminal().colours())));
            }
            return checks.stream().allMatch(LibraryCheck.Check::passed) ? ExitCode.DONE : ExitCode.CANNOT_RUN;
        }
    }

    private static StyledText line(LibraryCheck.Check check) {
        return new StyledText().add(check.passed() ? "✓ " : "✗ ", check.passed() ? Style.GOOD : Style.BAD)
                .add(check.name() + " ".repeat(Math.max(1, 10 - check.name().length())), Style.BOLD)
                .add(SafeText.line(check.detail()));
    }
}
