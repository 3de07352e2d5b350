package dev.carrel.web.setup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;

import dev.carrel.base.UserError;
import dev.carrel.library.Library;
import dev.carrel.library.parameter.Arguments;
import dev.carrel.library.parameter.Parameter;
import dev.carrel.library.parameter.Parameters;
import dev.carrel.library.shape.ObjectShape;
import dev.carrel.library.shape.Shape;
import dev.carrel.web.route.Call;
import dev.carrel.web.route.Route;

/// Files that people drop onto the app. They are kept in a folder of the library, which is added like any other.
public record FileRoutes(Library library) {
    /// As text: four signs for three bytes.
    private static final int LARGEST = 40_000_000;

    private static final ObjectShape<Path> KEPT = Shape.<Path>object("KeptFile")
            .text("path", Path::toString)
            .text("folder", path -> String.valueOf(path.getParent())).saying("to be added as a source");

    public List<Route> routes() {
        return List.of(Route.create("/api/files", "keepFile",
                "Keeps a file in the library's own folder, which can then be added. The same file again changes nothing.",
                KEPT, this::keep)
                .taking(Parameters.of(
                        new Parameter.Text("name", Parameter.Need.REQUIRED, 255, "Its name, without a path."),
                        new Parameter.Text("content", Parameter.Need.REQUIRED, LARGEST,
                                "What is in it, in base 64."))));
    }

    private Path keep(Call call) throws IOException {
        return library.files().keep(call.arguments().required("name"), bytes(call.arguments()));
    }

    private static byte[] bytes(Arguments arguments) {
        try {
            return Base64.getDecoder().decode(arguments.required("content"));
        } catch (IllegalArgumentException e) {
            throw UserError.usage("The file is not in base 64.", "Encode its bytes.");
        }
    }
}
