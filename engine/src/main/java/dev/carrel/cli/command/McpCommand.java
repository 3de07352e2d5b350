package dev.carrel.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import dev.carrel.base.UserError;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.run.Interruption;
import dev.carrel.library.Library;
import dev.carrel.mcp.Session;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Answers a model's questions over standard input and output, or tells models' programs how to ask.
@CommandLine.Command(name = "mcp", sortOptions = false, header = "Let models search the library (Model Context Protocol).", description = "Without options it speaks the protocol on standard input and output: programs start it so, people do not.", footerHeading = "%nExamples:%n", footer = {
        "  carrel mcp --install", "  carrel mcp --install claude-desktop vscode",
        "  carrel mcp --install codex --library work --yes"})
public final class McpCommand implements Command {
    @Option(names = "--install", description = "Show what to write into clients' settings, ask, and write it.")
    private boolean install;

    @Option(names = {"-y", "--yes"}, description = "Do not ask.")
    private boolean yes;

    @Parameters(arity = "0..*", paramLabel = "CLIENT", description = "With --install: claude-desktop, claude-code, cursor, vscode, codex, gemini; else those that are found.")
    private List<String> clients = new ArrayList<>();

    @Mixin
    private CommonOptions shared = new CommonOptions();

    /// Takes the arguments that clients pass by hand: pairs of an option that every command has and its value.
    public boolean takes(List<String> arguments) {
        boolean all = arguments.size() % 2 == 0;
        for (int i = 0; all && i < arguments.size(); i += 2) {
            all = !arguments.get(i + 1).startsWith("-")
                    && shared.takes(arguments.get(i), arguments.get(i + 1));
        }
        return all;
    }

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        if (install) {
            return new ClientInstallation(shared, desk).run(clients, yes);
        }
        if (!clients.isEmpty() || yes) {
            throw UserError.usage("It is not clear what to do with " + (yes ? "--yes" : clients.getFirst())
                    + ".", "Did you mean `carrel mcp --install`?");
        }
        return serve(desk);
    }

    private ExitCode serve(CommandContext desk) throws IOException {
        // Standard output belongs to the protocol: whatever else is printed, by any library, goes elsewhere.
        System.setOut(desk.err());
        try (Library library = shared.open(desk)) {
            // A client may end the process while the model is at work, which has to come to its end.
            Interruption.closing(library);
            new Session(library, desk.in(), desk.out(), version()).run();
        }
        return ExitCode.DONE;
    }

    private static String version() {
        return Objects.requireNonNullElse(McpCommand.class.getPackage().getImplementationVersion(),
                "unpacked");
    }
}
