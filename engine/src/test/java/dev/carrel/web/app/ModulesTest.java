package dev.carrel.web.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// A browser refuses a whole page if one of its modules imports what another does not export, and no build would say so.
final class ModulesTest {
    private static final Path APP = Path.of("src", "main", "resources", "dev", "carrel", "web", "app");
    private static final Pattern IMPORT = Pattern.compile("import \\{([^}]*)\\} from '(\\.[^']*)'");

    @Test
    void everyNameThatIsImportedIsExported() throws IOException {
        List<String> missing = new ArrayList<>();
        try (Stream<Path> files = Files.walk(APP)) {
            for (Path module : files.filter(file -> file.toString().endsWith(".js")).toList()) {
                missing.addAll(missing(module));
            }
        }
        assertThat(missing).isEmpty();
    }

    private static List<String> missing(Path module) throws IOException {
        List<String> missing = new ArrayList<>();
        for (var found : IMPORT.matcher(Files.readString(module)).results().toList()) {
            String exporting = Files.readString(module.resolveSibling(found.group(2)).normalize());
            Stream.of(found.group(1).split(",")).map(name -> name.strip().split(" as ")[0])
                    .filter(name -> !name.isEmpty() && !exports(exporting, name))
                    .forEach(name -> missing.add(module + ": " + name + " of " + found.group(2)));
        }
        return missing;
    }

    private static boolean exports(String module, String name) {
        return Pattern
                .compile("export (?:async )?(?:const|let|function|class) " + Pattern.quote(name) + "\\b")
                .matcher(module).find();
    }
}
