package dev.carrel.cli.map;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;

import dev.carrel.cli.run.Command;
import dev.carrel.cli.run.CommandContext;
import dev.carrel.cli.run.CommonOptions;
import dev.carrel.cli.run.ExitCode;
import dev.carrel.library.Library;
import dev.carrel.library.json.Json;
import dev.carrel.library.map.LibraryMap;
import dev.carrel.library.map.MapJson;
import dev.carrel.map.DocumentMap;
import dev.carrel.map.region.MapRegion;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Makes the map of a library, or brings it up to date.
@CommandLine.Command(name = "map", sortOptions = false, header = "Make the map of the library, or bring it up to date.", description = "Every document is a point, near what it is like. The app shows it on its page Map.", footerHeading = "%nExamples:%n", footer = {
        "  carrel map", "  carrel map --json | jq '.zooms[0].regions[].terms'"})
public final class MapCommand implements Command {
    @Option(names = "--fresh", description = "Lay everything out anew instead of keeping what is there in its place.")
    private boolean fresh;

    @Mixin
    private CommonOptions shared = new CommonOptions();

    @Override
    public ExitCode run(CommandContext plain) throws IOException {
        CommandContext desk = shared.desk(plain);
        try (Library library = shared.open(desk)) {
            LibraryMap kept = new LibraryMap(library);
            Optional<DocumentMap> map = fresh ? kept.layOut(() -> false) : kept.update(() -> false);
            return map.isEmpty() ? ExitCode.NOTHING : print(map.get(), desk);
        }
    }

    private ExitCode print(DocumentMap map, CommandContext desk) {
        if (shared.json()) {
            Json.write(map, MapJson.MAP, desk.out());
        } else {
            map.zooms().stream().findFirst().ifPresent(zoom -> zoom.regions().forEach(
                    region -> desk.out().println(line(region))));
            desk.note(map.points().size() + " documents on the map, " + map.waiting() + " without vectors.");
        }
        if (map.points().isEmpty()) {
            desk.say("There is nothing to put on a map: no document has a vector yet.");
        }
        return map.points().isEmpty() ? ExitCode.NOTHING : ExitCode.DONE;
    }

    private static String line(MapRegion region) {
        return String.format(Locale.ROOT, "%6d  %s", region.size(),
                region.terms().isEmpty() ? "(no common words)" : String.join(", ", region.terms()));
    }
}
