package dev.carrel;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/// The picture of the packages in ARCHITECTURE.md is made from the code, so that it cannot go stale.
/// `./test -Dtest=PackagePictureTest -Dgolden.update=true` draws it anew.
final class PackagePictureTest {
    private static final Path PAGE = Path.of("..", "ARCHITECTURE.md");
    private static final String BEGIN = "<!-- packages -->\n```\n";
    private static final String END = "```\n<!-- end of packages -->";
    private static final String ROOT = "dev.carrel.";

    private final Map<String, Set<String>> uses = new TreeMap<>();
    private final Map<String, Set<String>> rooms = new TreeMap<>();

    @Test
    void thePictureShowsThePackagesAsTheyAre() throws IOException {
        new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.carrel")
                .forEach(this::look);
        String page = Files.readString(PAGE);
        String drawn = page.substring(0, page.indexOf(BEGIN) + BEGIN.length()) + picture()
                + page.substring(page.indexOf(END));
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(PAGE, drawn);
        }
        assertThat(Files.readString(PAGE)).as("draw it anew with -Dgolden.update=true").isEqualTo(drawn);
    }

    private void look(JavaClass type) {
        String room = type.getPackageName().substring(ROOT.length());
        String house = house(type);
        rooms.computeIfAbsent(house, _ -> new TreeSet<>());
        if (room.length() > house.length()) {
            rooms.get(house).add(room.substring(house.length() + 1).replaceFirst("\\..*", ""));
        }
        type.getDirectDependenciesFromSelf().stream().map(uses -> uses.getTargetClass())
                .filter(used -> used.getPackageName().startsWith(ROOT)).map(PackagePictureTest::house)
                .filter(used -> !used.equals(house) && !used.equals("base"))
                .forEach(used -> uses.computeIfAbsent(house, _ -> new TreeSet<>()).add(used));
    }

    private static String house(JavaClass type) {
        return type.getPackageName().substring(ROOT.length()).replaceFirst("\\..*", "");
    }

    /// Whatever is used stands above whoever uses it.
    private String picture() {
        List<String> order = new ArrayList<>();
        while (order.size() < rooms.size()) {
            List<String> next = rooms.keySet().stream().filter(house -> !order.contains(house)
                    && order.containsAll(uses.getOrDefault(house, Set.of()))).toList();
            assertThat(next).as("packages that use each other in a circle").isNotEmpty();
            order.addAll(next);
        }
        return order.stream().map(this::line).collect(Collectors.joining());
    }

    private String line(String house) {
        String first = String
                .format("%-9s ◄ %s", house, String.join(", ", uses.getOrDefault(house, Set.of())))
                .replaceFirst(" *◄ $", "");
        String within = rooms.getOrDefault(house, Set.of()).stream().map(room -> "." + room)
                .collect(Collectors.joining("  "));
        return first + "\n" + (within.isEmpty() ? "" : "    " + within + "\n");
    }
}
