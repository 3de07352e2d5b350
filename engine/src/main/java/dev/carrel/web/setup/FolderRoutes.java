package dev.carrel.web.setup;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import dev.carrel.base.UserError;
import dev.carrel.library.capture.DroppedFiles;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.library.shape.ValueShape;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Route;
import org.jspecify.annotations.Nullable;

/// The folders of this machine, for choosing one: a browser tells no page where a file is. Of files only their number is
/// told.
///
/// @param home of the person whom the server belongs to
public record FolderRoutes(Path home) {
    /// Nobody looks through more.
    private static final int MOST = 2_000;

    /// @param parent null at the root
    /// @param files  how many files lie in it that can be read
    /// @param whole  false if it has more folders than are told
    private record Folder(Path path, @Nullable Path parent, List<Path> folders, int files, boolean whole) {}

    private static final ObjectShape<Path> SUBFOLDER = Shape.<Path>object("Subfolder")
            .text("name", path -> String.valueOf(path.getFileName()))
            .text("path", Path::toString);
    private static final ObjectShape<Folder> FOLDER = Shape.<Folder>object("Folder")
            .text("path", folder -> folder.path().toString())
            .maybe("parent", ValueShape.TEXT,
                    folder -> folder.parent() == null ? null : folder.parent().toString())
            .list("folders", SUBFOLDER, Folder::folders)
            .whole("files", Folder::files).saying("how many files lie in it that can be read")
            .truth("whole", Folder::whole).saying("whether all of its folders are listed");

    public List<Route> routes() {
        return List.of(Route.get("/api/folders", "listFolders",
                "The folders in a folder, without hidden ones and those that may not be read. Only from this machine.",
                FOLDER, this::list)
                .asking(Parameters.of(new Parameter.Text("path", Parameter.Need.OPTIONAL, 4000,
                        "From the root; the home of the person if not said.")))
                .onThisMachine());
    }

    private Folder list(Call call) throws IOException {
        Path folder = call.arguments().text("path").map(LocalPaths::existing).orElse(home);
        if (!Files.isDirectory(folder)) {
            throw UserError.usage(folder + " is no folder.", "Name the folder that it lies in.");
        }
        List<Path> folders = new ArrayList<>();
        int files = 0;
        try (Stream<Path> children = Files.list(folder)) {
            for (Path child : (Iterable<Path>) children.filter(FolderRoutes::isShown)::iterator) {
                if (Files.isDirectory(child)) {
                    folders.add(child);
                } else if (DroppedFiles.isReadable(String.valueOf(child.getFileName()))) {
                    files++;
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        folders.sort(Comparator.comparing(Path::getFileName, (a, b) -> a.toString()
                .compareToIgnoreCase(b.toString())));
        return new Folder(folder, folder.getParent(),
                folders.stream().limit(MOST).toList(), files, folders.size() <= MOST);
    }

    private static boolean isShown(Path path) {
        return !String.valueOf(path.getFileName()).startsWith(".") && Files.isReadable(path);
    }
}
