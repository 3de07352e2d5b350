package dev.carrel.cli.list;

import java.io.IOException;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.cli.argument.TextArgument;
import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.cli.terminal.style.Figures;
import dev.carrel.index.table.WorkOrder;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.list.LibraryList;
import dev.carrel.library.list.WorkListJson;
import dev.carrel.library.list.WorkListing;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Lists the works of a library.
@CommandLine.Command(name = "list", sortOptions = false, header = "List the works of the library, sorted and filtered.", description = "Plain words are beginnings of words of title, authors, venue, year and tags; fields are those of a search.", footerHeading = "%nExamples:%n", footer = {
        "  carrel list", "  carrel list --sort citations -n 20",
        "  carrel list star:yes read:no --sort added",
        "  carrel list 'tag:\"to cite\"' --json | jq -r '.rows[].document.doi'"})
public final class ListCommand implements Command {
    private static final int MOST = 1_000_000;

    @Parameters(arity = "0..*", paramLabel = "FILTER", description = "Words and fields that must be true of a work.")
    private List<String> words = List.of();

    @Option(names = "--sort", paramLabel = "COLUMN", description = "title, author, year, venue, type, source, added, opened, citations, coverage or star.")
    private String sort = WorkOrder.Column.TITLE.word();

    @Option(names = "--order", paramLabel = "DIRECTION", description = "ascending or descending; else the newest, the most cited and a to z come first.")
    private @Nullable String order;

    @Option(names = {"-n", "--limit"}, paramLabel = "COUNT", description = "How many at most; 100.")
    private int limit = 100;

    @Option(names = "--offset", paramLabel = "COUNT", description = "Pass over so many.")
    private int offset;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        WorkOrder wanted = order();
        TextArgument.within("--limit", limit, MOST);
        if (offset < 0) {
            throw UserError.usage("--offset is " + offset + ".", "Say 0 or more.");
        }
        String filter = TextArgument.text("list", words, desk);
        try (Library library = shared.open(desk)) {
            WorkListing listing = new LibraryList(library).page(filter, wanted, offset, limit);
            if (shared.json()) {
                Json.write(listing, WorkListJson.LISTING, desk.out());
            } else {
                desk.out().print(new WorkListText(desk.terminal()).of(listing));
                desk.note(Figures.count(listing.total(), "work") + rest(listing));
            }
            return listing.rows().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
        }
    }

    private static String rest(WorkListing listing) {
        int last = listing.offset() + listing.rows().size();
        return listing.rows().size() == listing.total() || listing.rows().isEmpty()
                ? "."
                : ", of which these are " + (listing.offset() + 1) + " to " + last + ".";
    }

    private WorkOrder order() {
        WorkOrder.Column column = WorkOrder.Column.named(sort)
                .orElseThrow(() -> UserError.usage("--sort is " + sort + ".",
                        "Say " + String.join(", ", WorkOrder.Column.words()) + "."));
        return new WorkOrder(column, order == null
                ? column.natural()
                : WorkOrder.Direction.named(order).orElseThrow(() -> UserError
                        .usage("--order is " + order + ".", "Say ascending or descending.")));
    }
}
